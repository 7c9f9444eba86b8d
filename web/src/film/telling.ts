/** Scenes in words. */
import { COLOURS } from '../board';
import { number, t } from '../words';
import type { Scene } from './film';

const list = (numbers: readonly number[]): string => numbers.map((each) => number(each)).join(', ');

export function sentenceOfScene(scene: Scene, names: readonly string[]): string {
  switch (scene.kind) {
    case 'start':
      return t('web-replay-start');
    case 'kings':
      return t('web-replay-kings', {
        names: scene.seats.map((seat) => names[seat] ?? t(`colour-${COLOURS[seat]!}`)).join(', '),
      });
    case 'deal':
      return t('web-replay-deal', { dominoes: list(scene.dominoes) });
    case 'claim':
      return t('web-replay-claim', { name: names[scene.seat]!, domino: scene.domino });
    case 'discard':
      return t('web-replay-discard', { name: names[scene.seat]!, domino: scene.domino });
    case 'place':
      return t('web-replay-place', {
        name: names[scene.seat]!,
        domino: scene.domino,
        square: scene.at,
        points: scene.gain,
      });
  }
}
