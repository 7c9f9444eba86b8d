import type { Plugin } from 'vite';
import { BREAKPOINTS } from '../src/styles/breakpoints.ts';

const CONDITION = /@(?:media|container)[^{;]*/g;
const NAME = /\(--([a-z-]+)\)/g;
const known: Readonly<Record<string, string>> = BREAKPOINTS;

/** A stylesheet with the conditions that its breakpoints stand for. */
export function spelledOut(css: string): string {
  return css.replaceAll(CONDITION, (condition) => {
    const alone = /^@[a-z]+ (?:[a-z]+ )?\(--[a-z-]+\)\s*$/.test(condition);
    return condition.replaceAll(NAME, (_, name: string) => {
      const sizes = known[name];
      if (sizes === undefined) throw new Error(`there is no breakpoint --${name}`);
      // `and` and `or` do not mix without parentheses.
      return alone || !/ (?:and|or) /.test(sizes) ? sizes : `(${sizes})`;
    });
  });
}

/** Lets styles name the sizes in `styles/breakpoints.ts`. */
export function breakpoints(): Plugin {
  return {
    name: 'kingdomino-breakpoints',
    enforce: 'pre',
    transform: (source, id) => (/\.css$/.test(id) ? { code: spelledOut(source), map: null } : null),
  };
}
