// Before the first paint: the theme and the direction that the settings will have (src/app/settings.svelte.ts).
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('kingdomino.settings')) ?? {};
  } catch {
    // Never chosen, or not to be read.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = ['light', 'dark'].includes(chosen.theme) ? chosen.theme : dark ? 'dark' : 'light';
  const known = ['en', 'he', 'iw', 'tr', 'da', 'bg', 'el'];
  const wishes = [chosen.language ?? '', ...navigator.languages].map((wish) => wish.split('-')[0]);
  if (['he', 'iw'].includes(wishes.find((wish) => known.includes(wish)))) root.dir = 'rtl';
})();
