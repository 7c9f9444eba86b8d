import { mount, unmount } from 'svelte';
import { guest } from '../api';

/**
 * Before the first game: the name that the player wants from now on, empty where they have one or want none; null where
 * they would rather not begin. The question is fetched when it is put: most visits have no use for it.
 */
export async function askName(): Promise<string | null> {
  if (!guest.asksForName) return '';
  const part = await import('./AskName.svelte').catch(() => null);
  if (!part) return ''; // without a network the game itself will say what is wrong
  return new Promise((resolve) => {
    const question = mount(part.default, {
      target: document.body,
      props: {
        onanswer: (name: string | null) => {
          if (name !== null) guest.asked();
          void unmount(question);
          resolve(name);
        },
      },
    });
  });
}
