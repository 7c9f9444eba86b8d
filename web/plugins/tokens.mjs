/** Spacing, type and rounded corners come from styles/tokens.css: what is written in pixels elsewhere is found here. */
const OF_TOKENS =
  /^(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|font(?:-size)?|border(?:-[a-z]+-[a-z]+)?-radius)$/;
const DECLARATION = /(?<=[{;]|\*\/)\s*(?<property>[a-z-]+):(?<value>[^;{}]*)(?=[;}])/g;
const PIXELS = /(?<![\w.])-?\d*\.?\d+(?:px|rem)\b/;

/** The declarations of a stylesheet, or of a component's style, that have a length of their own. */
export function rawLengths(source, { component = false } = {}) {
  const style = component ? (/<style[^>]*>([^]*)<\/style>/.exec(source)?.[1] ?? '') : source;
  return [...style.matchAll(DECLARATION)]
    .map(({ groups }) => ({ property: groups.property, value: groups.value.trim() }))
    .filter(({ property, value }) => OF_TOKENS.test(property) && PIXELS.test(value))
    .map(({ property, value }) => `${property}: ${value}`);
}

const CONDITION = /@(?:media|container)[^{;]*/g;

/** The conditions of a stylesheet or component that have a length of their own: they are in styles/breakpoints.ts. */
export const rawConditions = (source) => (source.match(CONDITION) ?? []).filter((condition) => PIXELS.test(condition));
