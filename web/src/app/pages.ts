import type { Component } from 'svelte';
import { speakAll } from '../words';
import later from '../words/later.json';

export interface PageModule {
  default: Component<{ parameters: Readonly<Record<string, string>> }>;
  /** The page has a bar of its own. */
  bare?: boolean;
}

const pages = import.meta.glob<PageModule>('../pages/*/Page.svelte');

/** The page of this name, with the words that it alone says; the browser fetches both once. */
export async function fetchPage(name: string): Promise<PageModule> {
  const page = (pages[`../pages/${name}/Page.svelte`] ?? pages['../pages/lost/Page.svelte']!)();
  if (later.includes(name)) await speakAll();
  return page;
}
