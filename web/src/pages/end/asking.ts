/** Whether a game's shuffle was honest: its record, and what the server finds when it checks that against what was noted. */
import { recordOf, Refusal, UNREACHABLE } from '../../api';
import { ask } from '../../api/ask';

export interface Verified {
  readonly passed: boolean;
  readonly games: readonly VerifiedGame[];
}

export interface VerifiedGame {
  readonly commitment: string;
  readonly passed: boolean;
  readonly checks: readonly { readonly code: string; readonly passed: boolean }[];
}

/** The record of a finished game. */
export async function fetchRecord(game: string): Promise<string> {
  const response = await fetch(recordOf(game)).catch(() => null);
  if (!response?.ok) throw new Refusal(response?.status === 404 ? 'no_such_finished_game' : UNREACHABLE, { game });
  return response.text();
}

/** Put the shuffles of a record's games to the test, against fingerprints that were noted when they began. */
export async function verify(record: string, noted: readonly string[]): Promise<Verified> {
  return ask<Verified>('/verify', { method: 'POST', body: { record, noted } });
}
