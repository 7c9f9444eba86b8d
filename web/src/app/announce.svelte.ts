import { untrack } from 'svelte';

/** What a screen reader says without being asked. Saying something in an effect does not run the effect again. */
class Announcer {
  polite = $state('');
  assertive = $state('');

  /** Say this when there is a pause. The same text twice is said twice. */
  say(text: string): void {
    this.polite = untrack(() => this.polite) === text ? text + '\u00a0' : text;
  }

  /** Say this at once: only for "it is your turn" and for what went wrong. */
  call(text: string): void {
    this.assertive = untrack(() => this.assertive) === text ? text + '\u00a0' : text;
  }
}

export const announcer = new Announcer();
export const say = (text: string): void => announcer.say(text);
export const call = (text: string): void => announcer.call(text);
