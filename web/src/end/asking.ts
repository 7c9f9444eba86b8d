/** The record of a finished game as a file to keep. */
import { fetchRecord, sentenceOf } from '../api';
import { toast } from '../app';

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
