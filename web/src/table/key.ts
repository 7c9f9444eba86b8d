/** A random text that no other message has: with it, a message that is said twice counts once. */
export function newKey(): string {
  // `crypto.randomUUID` is missing on pages without HTTPS, such as a phone's in the house.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
