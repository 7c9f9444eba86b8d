import { expect, it } from 'vitest';
import { soundOf } from './sounding.svelte';

it.each([
  ['place', true, 'place'],
  ['place', false, 'other-place'],
  ['claim', true, 'king'],
  ['claim', false, 'other-king'],
  ['discard', true, 'discard'],
  ['discard', false, 'discard'],
] as const)('%s, one’s own: %s, sounds as %s', (kind, own, name) => {
  expect(soundOf(kind, own)).toBe(name);
});
