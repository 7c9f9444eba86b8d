/** The record of a finished game: for whoever puts its shuffle to the test, and as a file to keep. */
import { guest, recordOf, Refusal, sentenceOf, UNREACHABLE } from '../api';
import { toast } from '../app';

export async function fetchRecord(game: string): Promise<string> {
  const headers: Record<string, string> = guest.me ? { Authorization: `Bearer ${guest.me.secret}` } : {};
  let response = await fetch(recordOf(game), { headers }).catch(() => null);
  if (response?.status === 401) response = await fetch(recordOf(game)).catch(() => null);
  if (response?.ok) return response.text();
  const codes: Readonly<Record<number, string>> = { 403: 'game_not_shared', 404: 'no_such_finished_game' };
  throw new Refusal(codes[response?.status ?? 0] ?? UNREACHABLE, { game });
}

/** Save it as a file: a plain link would not say who asks, and some games are for their players alone. */
export function saveRecord(event: Event, game: string): void {
  event.preventDefault();
  fetchRecord(game).then(
    (record) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
      link.download = `kingdomino-${game}.txt`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    (error: unknown) => toast(sentenceOf(error), 'bad'),
  );
}
