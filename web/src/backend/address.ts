/**
 * Where the page's own files are: the site may lie under a path of its host's. Its links of `<head>` say where, also on
 * pages deeper in it.
 */
const found = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=manifest]');
export const base = new URL('.', found?.href ?? globalThis.location?.href ?? 'http://localhost/').href;
const prefix = new URL(base).pathname.slice(0, -1);

// The pages that follow have other addresses: what the head names from where it lies stays what it is.
for (const link of globalThis.document?.querySelectorAll<HTMLLinkElement>('head link[href]') ?? [])
  link.setAttribute('href', link.href);

/** The real address of one of ours: `/daily` under the path of the site. */
export const here = (path: string): string => (path.startsWith('/') ? prefix + path : path);

/** Where the page is: its own address in the browser, without the path of the site. */
export const address = {
  /** Where addresses of ours begin, without a slash at the end. */
  get origin(): string {
    return location.origin + prefix;
  },
  get path(): string {
    return address.within(location) ?? location.pathname;
  },
  get search(): string {
    return location.search;
  },
  /** What stands behind the `#`. */
  get fragment(): string {
    return location.hash.slice(1);
  },
  /** The path of a link as one of ours; null where it is somebody else's. */
  within: ({ origin, pathname }: { readonly origin: string; readonly pathname: string }): string | null =>
    origin !== location.origin || !(pathname === prefix || pathname.startsWith(`${prefix}/`))
      ? null
      : pathname.slice(prefix.length) || '/',
  /** Load the page anew. */
  reload: (): void => location.reload(),
};

// The page for missing ones of a static site leads here from an address below it.
const wanted = globalThis.location && new URLSearchParams(location.search).get('to');
if (wanted?.startsWith('/') && !wanted.startsWith('//')) history.replaceState(null, '', here(wanted) + location.hash);

/** Links are written as if the site were the whole of its host: under a path, each gets the path before it. */
function lead(links: Iterable<Element>): void {
  for (const link of links) {
    const path = link.getAttribute('href')!;
    if (!path.startsWith(`${prefix}/`)) link.setAttribute('href', here(path));
  }
}
if (prefix) {
  new MutationObserver(() => lead(document.querySelectorAll('a[href^="/"]'))).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  });
}
