import { Refusal, UNREACHABLE } from '../backend';
import { COLOURS } from '../board';
import { has, t } from '../words';
import type { Facts } from './shapes';

/** A code as part of a catalogue's key. */
export const dashed = (code: string): string => code.replaceAll('_', '-');

/** Facts as values for a sentence. */
export function spoken(facts: Facts): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, fact(name, value)]));
}

function fact(name: string, value: unknown): string | number {
  if (Array.isArray(value)) return value.map((item) => fact(name, item)).join(', ');
  if (name === 'terrain' || name === 'terrains') return t(`terrain-${String(value)}`);
  if (name === 'seat' && typeof value === 'number') return t(`colour-${COLOURS[value] ?? 'pink'}`);
  if (name === 'due') return t(`due-${String(value)}`);
  return typeof value === 'number' ? value : String(value);
}

/** What happened and what to do now, in words: never a raw code. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return t('web-home-error-unknown');
  if (error.code === UNREACHABLE) return t('web-home-error-unreachable');
  const key = `error-${dashed(error.code)}`;
  return has(key) ? t(key, spoken(error.facts)) : t('web-home-error-unknown');
}
