import { toast } from '../app';
import { dashed, Refusal, sentenceOf, spoken, UNREACHABLE } from '../api';
import { has, t } from '../words';

const SHORT: ReadonlySet<string> = new Set(['square_taken', 'outgrows_the_grid', 'no_matching_neighbour']);

/** Why a domino may not lie somewhere, in one short sentence. */
export function reason(code: string, facts: Readonly<Record<string, unknown>>, grid: number): string {
  if (SHORT.has(code)) return t(`web-table-why-${dashed(code)}`, { grid });
  const key = `error-${dashed(code)}`;
  return has(key) ? t(key, spoken(facts)) : t('web-table-why-unknown');
}

/** What the server refused at a table, and what to do now. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.code === UNREACHABLE) return t('web-table-no-answer');
    if (error.code === 'stale') return t('web-table-moved-on');
  }
  return sentenceOf(error);
}

/** Do something; what went wrong is said in passing. Whether it went well. */
export async function attempt(act: () => unknown): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    toast(sentence(error), 'bad');
    return false;
  }
}
