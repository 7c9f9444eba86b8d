/** The record of a finished game as a file to keep. */
import { fetchRecord } from '../api';
import { saveFile } from '../app';
import { attempt } from '../telling';

/** Save it as a file: a plain link would not say who asks, and some games are for their players alone. */
export function saveRecord(event: Event, game: string): void {
  event.preventDefault();
  void attempt(async () =>
    saveFile(new Blob([await fetchRecord(game)], { type: 'text/plain' }), `kingdomino-${game}.txt`),
  );
}
