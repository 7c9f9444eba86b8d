/** The sentence for what was refused: the catalogue has one for every code. */
import { has, t, type Value } from '../../words';
import { Refusal } from './asking';

const plain = (value: unknown): Value => (typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value));

export function sentenceFor(code: string, facts: Readonly<Record<string, unknown>>): string {
  const key = `error-${code.replaceAll('_', '-')}`;
  const values = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)]));
  return has(key) ? t(key, values) : t('web-common-try-again');
}

export function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? sentenceFor(error.code, error.facts) : sentenceFor('server_error', {});
}
