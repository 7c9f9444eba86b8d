import { t } from '../words';
import { settings } from './settings.svelte';
import { sound } from './sounds';
import { recall, remember } from './storage';
import { toasts } from './toasts.svelte';

/** Whether the player has been asked about sounds. */
const ASKED = 'kingdomino.sound-asked';

/** In the first game, once: whether to play with sound. Before, nothing is heard. */
export function askAboutSound(): void {
  if (settings.chosen.sound || recall(ASKED) !== null) return;
  remember(ASKED, 'yes');
  toasts.show(t('web-common-sound-ask'), 'plain', [
    {
      label: t('web-common-sound-on'),
      act: () => {
        settings.choose('sound', true);
        sound('your-turn');
      },
    },
    { label: t('web-common-sound-off') },
  ]);
}
