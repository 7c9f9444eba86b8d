/** The line icons, 24 × 24, drawn for this project. */
export const ICONS = {
  share: '<path d="M12 15V4M8 7l4-4 4 4M5 12v8h14v-8"/>',
  download: '<path d="M12 4v11M8 12l4 4 4-4M5 20h14"/>',
  again: '<path d="M20 4v5h-5"/><path d="M19.4 9A8 8 0 1 0 20 13"/>',
  'turn-right': '<path d="M20 4v5h-5"/><path d="M19.4 9A8 8 0 1 0 20 13"/>',
  'turn-left': '<path d="M4 4v5h5"/><path d="M4.6 9A8 8 0 1 1 4 13"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.3 7 7M17 17l1.7 1.700M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  settings:
    '<circle cx="12" cy="12" r="3"/><path d="M10.2 5.3L10.5 2.7L13.5 2.7L13.8 5.3L15.5 6.0L17.5 4.4L19.6 6.5L18.0 8.6L18.7 10.2L21.3 10.5L21.3 13.5L18.7 13.8L18.0 15.4L19.6 17.5L17.5 19.6L15.5 18.0L13.8 18.7L13.5 21.3L10.5 21.3L10.2 18.7L8.6 18.0L6.5 19.6L4.4 17.5L6.0 15.4L5.3 13.8L2.7 13.5L2.7 10.5L5.3 10.2L6.0 8.6L4.4 6.5L6.5 4.4L8.5 6.0Z"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.500c3 2.500 3.5 5.500 3.5 8.500s-.5 6-3.5 8.500c-3-2.500-3.5-5.500-3.5-8.500s.5-6 3.5-8.500Z"/>',
  camera: '<path d="M4 8h3.500l1.500-3h6l1.500 3H20v11H4Z"/><circle cx="12" cy="13" r="3.5"/>',
  image:
    '<rect x="4" y="5" width="16" height="14" rx="2"/><circle cx="9" cy="10" r="1.5"/><path d="m5 18 5-5 3 3 3-3 4 4"/>',
  play: '<path d="M7 4.500v15l13-7.500Z" fill="currentColor"/>',
  pause: '<path d="M7 5h3.500v14H7ZM13.5 5H17v14h-3.500Z" fill="currentColor"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M3 20c0-4 3-6 6-6s6 2 6 6"/><path d="M16 5a3.5 3.5 0 0 1 0 6.500M18 14.500c2 .8 3 2.7 3 5.5"/>',
  person: '<circle cx="12" cy="8" r="3.5"/><path d="M5.5 20c0-4 3.2-6 6.5-6s6.5 2 6.5 6"/>',
  check: '<path d="M5 12.5 10 17l9-10"/>',
  key: '<circle cx="8" cy="15" r="4"/><path d="m11 12 9-9M17 6l3 3M14 9l2 2"/>',
  calendar: '<rect x="4" y="5" width="16" height="16" rx="2"/><path d="M4 10h16M8 3v4M16 3v4"/>',
  chart: '<path d="M4 20h16M7 20v-7M12 20V5M17 20v-10"/>',
  trophy: '<path d="M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8"/>',
  more: '<path d="M6 12h.010M12 12h.010M18 12h.010" stroke-width="4"/>',
  grid: '<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M4 9.300h16M4 14.600h16M9.3 4v16M14.6 4v16"/>',
  book: '<path d="M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1Z"/><path d="M12 6v14"/>',
  mark: '<path d="M12 5v9M12 18v.5" stroke-width="3"/>',
  marks: '<path d="M8 5v9M8 18v.500M16 5v9M16 18v.5" stroke-width="3"/>',
  star: '<path d="m12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.200L12 16.7 6.3 20l1.5-6.200L3 9.6 9.3 9Z" fill="currentColor"/>',
  question: '<path d="M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 17.800v.2"/>',
  first: '<path d="M18 5l-8 7 8 7ZM6 5v14" fill="currentColor"/>',
  previous: '<path d="M16 5 8 12l8 7Z" fill="currentColor"/>',
  next: '<path d="m8 5 8 7-8 7Z" fill="currentColor"/>',
  last: '<path d="m6 5 8 7-8 7ZM18 5v14" fill="currentColor"/>',
  undo: '<path d="M9 14 4 9l5-5"/><path d="M4 9h10a6 6 0 0 1 0 12h-3"/>',
  bin: '<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  bulb: '<path d="M9 18h6M10 21h4"/><path d="M12 3a6 6 0 0 0-4 10.500c.7.7 1 1.3 1 2.500h6c0-1.2.3-1.8 1-2.500A6 6 0 0 0 12 3Z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  log: '<path d="M5 4h11a2 2 0 0 1 2 2v12a2 2 0 0 0 2 2H8a2 2 0 0 1-2-2V6"/><path d="M10 9h4M10 13h4"/>',
  sound: '<path d="M4 9v6h4l5 4V5L8 9Z"/><path d="M17 9a4 4 0 0 1 0 6"/>',
  mute: '<path d="M4 9v6h4l5 4V5L8 9Z"/><path d="m17 9 5 6M22 9l-5 6"/>',
  back: '<path d="m15 5-7 7 7 7"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  forward: '<path d="m9 5 7 7-7 7"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
  qr: '<path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2M14 20h2M18 18h2v2"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8v.2"/>',
  network: '<path d="M3 10a13 13 0 0 1 18 0M6.3 13.4a8.2 8.2 0 0 1 11.4 0M9.5 16.700a3.6 3.6 0 0 1 5 0M12 20v.1"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-6-6l-1 1"/><path d="M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 6 6l1-1"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  die: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.5 8.500v.010M15.5 8.500v.010M12 12v.010M8.5 15.500v.010M15.5 15.500v.010" stroke-width="3"/>',
  target: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4"/><path d="M12 12v.010" stroke-width="3"/>',
  table: '<rect x="4" y="5" width="16" height="14" rx="2"/><path d="M4 10h16M4 14.500h16M10 5v14"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  smile: '<circle cx="12" cy="12" r="8.5"/><path d="M8.5 14q3.5 3.500 7 0M9 9.500v.2M15 9.500v.2"/>',
  keyboard: '<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M7 10h.010M11 10h.010M15 10h.010M8 14h8"/>',
} as const;

export type IconName = keyof typeof ICONS;

/**
 * Icons with a direction turn round where people read from right to left. Turning, play and review buttons never do.
 */
export const MIRRORED: ReadonlySet<IconName> = new Set<IconName>(['undo', 'back', 'forward', 'log']);
