import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toasts } from './toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.leaveFor('/nowhere');
  history.replaceState(null, '', '/table/OAKRB');
});

describe('a sentence that passes', () => {
  it('belongs to its page and is gone on the next', () => {
    toast('Copied.');
    toasts.leaveFor('/table/OAKRB');
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Copied.']);
    toasts.leaveFor('/');
    expect(toasts.shown).toEqual([]);
  });

  it('goes by itself after it could be read twice', () => {
    toast('Copied.');
    vi.advanceTimersByTime(4000);
    expect(toasts.shown).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(toasts.shown).toEqual([]);
  });
});
