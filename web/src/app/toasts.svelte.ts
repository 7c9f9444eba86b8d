import { untrack } from 'svelte';
import { address } from '../backend';
import { announcer } from './announce.svelte';

/** What can be answered to a question. */
export interface Answer {
  readonly label: string;
  readonly act?: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly look: 'plain' | 'bad' | 'good';
  /** The page that it belongs to; empty where it is about all of them. */
  readonly path: string;
  /** A question has some, what is about all pages none: both stay until they are answered, closed or left. */
  readonly answers?: readonly Answer[];
}

/** How long a toast stays: long enough to be read twice. */
const readingTime = (text: string): number => 4000 + text.length * 60;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #next = 1;

  /** Show a sentence, and say it: for a while, or until it is answered or closed. */
  show(text: string, look: Toast['look'] = 'plain', answers?: readonly Answer[], path = address.path): void {
    const toast = { id: this.#next++, text, look, path, answers };
    // Whoever shows one because of something else does not show it again because another came.
    this.shown = [...untrack(() => this.shown).slice(-2), toast];
    if (look === 'bad') announcer.call(text);
    else announcer.say(text);
    if (!answers) setTimeout(() => this.dismiss(toast.id), readingTime(text));
  }

  /** Nothing of one page is said on the next. */
  leaveFor(path: string): void {
    const stays = (toast: Toast): boolean => !toast.path || toast.path === path;
    if (!this.shown.every(stays)) this.shown = this.shown.filter(stays);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
export const toast = (text: string, look?: Toast['look']): void => toasts.show(text, look);
