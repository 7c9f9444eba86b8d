import { describe, expect, it } from 'vitest';
import { placeOf, router } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/table/OAKRB', 'table', { code: 'OAKRB' }],
    ['/replay', 'replay', {}],
    ['/pad/', 'pad', {}],
    ['/learn', 'learn', {}],
    ['/settings', 'settings', {}],
    ['/table/', 'lost', {}],
    ['/table/a/b', 'lost', {}],
    ['/nowhere', 'lost', {}],
  ])('%s leads to %s', (path, page, parameters) => expect(placeOf(path)).toEqual({ page, parameters }));
});

describe('a link', () => {
  function click(html: string, options: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
    document.body.addEventListener('click', router.follow, { once: true });
    let followed = false;
    const stay = (passed: Event): void => {
      followed = passed.defaultPrevented;
      passed.preventDefault(); // nobody really leaves
    };
    document.addEventListener('click', stay, { once: true });
    document.querySelector('a > *, a')!.dispatchEvent(event);
    return followed;
  }

  it('of ours is followed without loading', () => {
    expect(click('<a href="/settings"><b>there</b></a>')).toBe(true);
    expect(router.place.page).toBe('settings');
    expect(location.pathname).toBe('/settings');
  });

  it('to elsewhere, into a new window, for download or to the server is left to the browser', () => {
    expect(click('<a href="https://example.org/">there</a>')).toBe(false);
    expect(click('<a href="/pad">there</a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="/pad" target="_blank">there</a>')).toBe(false);
    expect(click('<a href="/pad" download>there</a>')).toBe(false);
    expect(click('<a href="/api/records/1">there</a>')).toBe(false);
  });

  it('can be gone back from', () => {
    router.go('/pad');
    router.go('/learn');
    expect(router.place.page).toBe('learn');
    history.replaceState(null, '', '/pad');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(router.place.page).toBe('pad');
  });
});
