import { t } from '../words';
import { toast } from './toasts.svelte';

/**
 * Copy a text and say so. Over plain http a browser refuses: then the text is selected in `field`, or this is said
 * instead.
 */
export async function copy(text: string, field?: HTMLInputElement, otherwise?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('web-home-copied'), 'good');
  } catch {
    if (field) {
      field.value = text;
      field.focus();
      field.select();
    }
    toast(field ? t('web-table-select-link') : (otherwise ?? text));
  }
}

/** Offer a file to be saved. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
