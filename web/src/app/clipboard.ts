import { t } from '../words';
import { toast } from './toasts.svelte';

/** Copy a text and say so. Over plain http a browser refuses: then the text is selected where it stands, in `field`. */
export async function copy(text: string, field?: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('web-home-copied'), 'good');
  } catch {
    field?.focus();
    field?.select();
    toast(t(field ? 'web-table-select-link' : 'web-daily-share-failed'));
  }
}
