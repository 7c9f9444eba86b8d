import type { Component } from 'svelte';

export interface PageModule {
  default: Component<{ facts: Readonly<Record<string, string>> }>;
  /** The page has a bar of its own. */
  bare?: boolean;
  /** What has to be there before it is shown. */
  prepare?: () => Promise<void>;
}

const pages = {
  ...import.meta.glob<PageModule>(['../pages/*/Page.svelte', '!../pages/gallery/*']),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('../pages/gallery/Page.svelte') : {}),
};

/** The page of this name; the browser fetches it once. */
export const fetchPage = (name: string): Promise<PageModule> =>
  (pages[`../pages/${name}/Page.svelte`] ?? pages['../pages/lost/Page.svelte']!)();
