/** What a screen reader says without being asked. */
class Announcer {
  polite = $state('');
  assertive = $state('');

  /** Say this when there is a pause. The same text twice is said twice. */
  say(text: string): void {
    this.polite = this.polite === text ? text + '\u00a0' : text;
  }

  /** Say this at once: only for "it is your turn" and for what went wrong. */
  call(text: string): void {
    this.assertive = this.assertive === text ? text + '\u00a0' : text;
  }
}

export const announcer = new Announcer();
export const say = (text: string): void => announcer.say(text);
export const call = (text: string): void => announcer.call(text);
