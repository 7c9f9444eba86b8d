/**
 * The sizes at which something changes, by name: `@media (--narrow)`, `@container table (--table-phone)`; they combine
 * with `and`, `or` and `not`. A condition with a length of its own anywhere else is found by `plugins/tokens.test.ts`.
 */
export const BREAKPOINTS = {
  // Widths up to which:
  tiny: '(width <= 374px)', // the smallest phones
  slim: '(width < 600px)', // phones
  narrow: '(width <= 760px)', // pages are one column
  medium: '(width <= 900px)', // upright tablets
  laptop: '(width <= 1180px)', // no third column
  crowded: '(width < 1280px)', // the table's bar has no room for words
  // Heights:
  flat: '(height < 500px)',
  short: '(height < 720px)',
  roomy: '(height >= 740px)',
  tall: '(height >= 860px)',
  sideways: '(height < 500px) and (orientation: landscape)', // a phone on its side
  // Screens on which everything grows:
  large: '(width >= 1600px) and (height >= 960px)',
  huge: '(width >= 2400px) and (height >= 1200px)',
  // The four layouts of a table:
  'table-phone': '(width < 600px) or (height < 500px) or ((width <= 900px) and (height < 1000px))',
  'table-upright': '(600px <= width <= 900px) and (height >= 1000px)',
  'table-strip': '(900px < width <= 1180px) and (height >= 500px)',
  'table-columns': '(width > 1180px) and (height >= 500px)',
} as const;
