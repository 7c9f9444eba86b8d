/** A kingdom as the text of an SVG that refers to nothing outside: for pictures that leave the page. */
import { boxOf, heightOf, widthOf } from './camera';
import { squaresOf } from './dominoes';
import { outline } from './outline';
import { crownScale, drawnAt, sheets } from './pieces';
import colours from './sprite.css?raw';
import tiles from './tiles.svg?raw';
import { BASE, CROWN_WIDTHS } from './paint';
import type { Colour, Laid, Point } from './types';

const CLIP = { inset: 2.5, radius: 13 };
const EDGE = 'fill="none" stroke="#2b2440" stroke-opacity="0.38" stroke-width="1.6"';

/** The kingdom of these dominoes, in a box of so many pixels. */
export function kingdomSvg(dominoes: readonly Laid[], castle: Colour, width: number, height: number): string {
  const squares = dominoes.flatMap(squaresOf);
  const all: Point[] = [[0, 0], ...squares.map(({ at }) => at)];
  const box = boxOf(all);
  const viewBox = `${box.west * 100} ${-box.north * 100} ${widthOf(box) * 100} ${heightOf(box) * 100}`;
  const home = outline([[0, 0]], CLIP);
  const parts = [...sheets(squares)].map(([terrain, sheet]) => {
    const d = outline(
      sheet.map(({ at }) => drawnAt(at)),
      CLIP,
    );
    const pictures = sheet.map(
      ({ at, variant }) =>
        `<use href="#${terrain}-${variant}" x="${at[0] * 100}" y="${-at[1] * 100}" width="100.5" height="100.5"/>`,
    );
    return (
      `<clipPath id="of-${terrain}"><path d="${d}"/></clipPath><g clip-path="url(#of-${terrain})">` +
      `<path fill="${BASE[terrain]}" d="${d}"/>${pictures.join('')}</g><path ${EDGE} d="${d}"/>`
    );
  });
  const crowns = squares
    .filter((square) => square.crowns > 0)
    .map(({ at, crowns: count }) => {
      const scale = crownScale(100, count);
      const size = `width="${CROWN_WIDTHS[count]! * scale}" height="${32 * scale}"`;
      return `<use href="#crown-${count}" x="${at[0] * 100 + 5}" y="${-at[1] * 100 + 5}" ${size}/>`;
    });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">` +
    `<style>${colours}</style>${tiles}` +
    `<clipPath id="of-home"><path d="${home}"/></clipPath><g clip-path="url(#of-home)">` +
    `<use href="#castle-${castle}" x="0" y="0" width="100.5" height="100.5"/></g><path ${EDGE} d="${home}"/>` +
    `${parts.join('')}${crowns.join('')}</svg>`
  );
}
