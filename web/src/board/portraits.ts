/** What a face carries, as portraits.svg calls it. */
export const THINGS = {
  'goose-herd': 'goose',
  'kitchen-hand': 'spoon',
  'bell-ringer': 'bell',
  miller: 'mill',
  ferryman: 'oar',
  beekeeper: 'hive',
  falconer: 'falcon',
  mason: 'hammer',
  forester: 'bow',
  steward: 'key',
  surveyor: 'compass',
  chancellor: 'seal',
  astronomer: 'star',
  chronicler: 'book',
  regent: 'orb',
} as const;

export type BotFace = keyof typeof THINGS;
export type BotLevel = 'page' | 'squire' | 'knight' | 'duke' | 'king';
