import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS, dressDocument, readChoices, settings } from './settings.svelte';
import { forget, recall, remember } from './storage';

beforeEach(() => settings.reset());

describe('what is stored', () => {
  it('is read back', () => {
    const text = JSON.stringify({ ...DEFAULTS, language: 'he', theme: 'dark', volume: 30 });
    expect(readChoices(text)).toEqual({ ...DEFAULTS, language: 'he', theme: 'dark', volume: 30 });
  });

  it.each(['', 'x', 'null', '[]', '7', '{"theme":"purple","language":"xx","volume":900,"sound":"yes","botPace":null}'])(
    'is as if never chosen where it cannot be read: %s',
    (text) => expect(readChoices(text)).toEqual(DEFAULTS),
  );

  it('keeps the readable part of a half readable text', () => {
    expect(readChoices('{"theme":"dark","motion":3}')).toEqual({ ...DEFAULTS, theme: 'dark' });
  });
});

describe('settings', () => {
  it('count at once and are remembered', () => {
    settings.choose('theme', 'dark');
    settings.choose('marks', true);
    settings.choose('motion', 'reduced');
    flushSync(() => dressDocument());
    expect({ ...document.documentElement.dataset }).toMatchObject({
      theme: 'dark',
      marks: 'on',
      motion: 'reduced',
      numbers: 'normal',
    });
    expect(readChoices(recall('kingdomino.settings'))).toMatchObject({ theme: 'dark', marks: true });
  });

  it('follow another tab of the same browser', () => {
    const newValue = JSON.stringify({ ...DEFAULTS, largeNumbers: true });
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'kingdomino.settings', newValue }));
    expect(settings.chosen.largeNumbers).toBe(true);
  });

  it('let a mouse place by dropping and a finger not, unless chosen otherwise', () => {
    expect([settings.dropPlacesWith('mouse'), settings.dropPlacesWith('touch')]).toEqual([true, false]);
    settings.choose('dropPlaces', 'on');
    expect(settings.dropPlacesWith('touch')).toBe(true);
    settings.choose('dropPlaces', 'off');
    expect(settings.dropPlacesWith('mouse')).toBe(false);
  });

  it('give bots less time the faster they are', () => {
    const times = (['calm', 'normal', 'fast', 'instant'] as const).map((pace) => {
      settings.choose('botPace', pace);
      return settings.pace;
    });
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.at(-1)).toBe(0);
  });
});

describe('a browser that refuses storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('still remembers while the page is open', () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    remember('kingdomino.test', 'kept');
    expect(recall('kingdomino.test')).toBe('kept');
    forget('kingdomino.test');
    expect(recall('kingdomino.test')).toBeNull();
    settings.choose('sound', true);
    expect(settings.chosen.sound).toBe(true);
  });
});
