import type { Entry } from '../table';
import { t } from '../words';

/** An entry of a table's log as a sentence; `name`: what its seat is called, null for the reader's own. */
export function sentenceOfEntry(entry: Entry, name: string | null): string {
  const sentence = sentenceFor(entry, name);
  return 'by' in entry && entry.by === 'clock' ? t('web-table-log-clock', { sentence }) : sentence;
}

function sentenceFor(entry: Entry, name: string | null): string {
  const [whose, who] = name === null ? ['-you', {}] : ['', { name }];
  switch (entry.kind) {
    case 'claimed':
    case 'placed':
    case 'discarded':
      return t(`web-table-log-${entry.kind}${whose}`, { ...who, domino: entry.domino });
    case 'stood-in':
      return t(`web-table-log-${entry.kind}${whose}`, { ...who, level: t(`bot-${entry.level}`) });
    case 'hint':
      return t(name === null ? 'web-hint-log-you' : 'web-hint-log', { ...who, step: entry.step });
    case 'leftover':
      return t('web-table-log-leftover', { domino: entry.domino });
    case 'undone':
    case 'came-back':
    case 'left':
      return t(`web-table-log-${entry.kind}${whose}`, { ...who });
  }
}
