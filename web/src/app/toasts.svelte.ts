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
  /** The page that it belongs to. */
  readonly path: string;
  /** A question has some; it stays until it is answered or its page is left. */
  readonly answers?: readonly Answer[];
}

/** How long a toast stays: long enough to be read twice. */
const readingTime = (text: string): number => 4000 + text.length * 60;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #next = 1;

  /** Show a sentence for a while, and say it. */
  show(text: string, look: Toast['look'] = 'plain', answers?: readonly Answer[]): void {
    const toast = { id: this.#next++, text, look, path: address.path, answers };
    this.shown = [...this.shown.slice(-2), toast];
    if (look === 'bad') announcer.call(text);
    else announcer.say(text);
    if (!answers) setTimeout(() => this.dismiss(toast.id), readingTime(text));
  }

  /** Nothing of one page is said on the next. */
  leaveFor(path: string): void {
    if (this.shown.some((toast) => toast.path !== path)) this.shown = this.shown.filter((toast) => toast.path === path);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
export const toast = (text: string, look?: Toast['look']): void => toasts.show(text, look);
