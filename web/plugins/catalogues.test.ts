// @vitest-environment node
import { expect, it } from 'vitest';
import { later, shipped } from './catalogues.ts';

const catalogue = `### A catalogue

## Things
terrain-lake = lake
# about the next one
cli-about = for the terminal
    on two lines
web-count = { $count ->
    [one] 1 square
   *[other] { $count } squares
}, all told
web-learn-first = the first lesson
    on two lines
web-last = the end
-brand = Kingdomino
`;

it('a catalogue is reduced to whole messages of the families that are spoken', () => {
  expect(shipped(catalogue, ['web-', 'terrain-'])).toBe(`terrain-lake = lake
web-count = { $count ->
    [one] 1 square
   *[other] { $count } squares
}, all told
web-last = the end
-brand = Kingdomino
`);
});

it('what few pages say is a part of its own', () => {
  expect(later(catalogue)).toBe('web-learn-first = the first lesson\n    on two lines\n');
});
