import type { Entry } from '../table';
import { t } from '../words';

/** An entry of a table's log as a sentence; `name`: what its seat is called. */
export function told(entry: Entry, name: string): string {
  const sentence = sentenceFor(entry, name);
  return 'by' in entry && entry.by === 'clock' ? t('web-table-log-clock', { sentence }) : sentence;
}

function sentenceFor(entry: Entry, name: string): string {
  switch (entry.kind) {
    case 'claimed':
      return t('web-table-log-claimed', { name, domino: entry.domino });
    case 'placed':
      return t('web-table-log-placed', { name, domino: entry.domino });
    case 'discarded':
      return t('web-table-log-discarded', { name, domino: entry.domino });
    case 'undone':
      return t('web-table-log-undone', { name });
    case 'stood-in':
      return t('web-table-log-stood-in', { name, level: t(`bot-${entry.level}`) });
    case 'came-back':
      return t('web-table-log-came-back', { name });
    case 'hint':
      return t('web-hint-log', { name, step: entry.step });
    case 'leftover':
      return t('web-table-log-leftover', { domino: entry.domino });
    case 'left':
      return t('web-table-log-left', { name });
  }
}
