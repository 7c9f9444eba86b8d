// Does what the page does with photos: a list of tasks in JSON in, a list of answers out.
import { readFileSync } from 'node:fs';
import { propose, settled } from '../../web/src/photo/corners.ts';
import { readGrid, readSquares } from '../../web/src/photo/reading.ts';
import { mostLikely } from '../../web/src/photo/tiling.ts';
import { unpacked } from '../../web/src/photo/weights.ts';

const layers = unpacked(readFileSync(new URL('../../src/kingdomino/photo/squares.bin', import.meta.url)));
const numbers = (rows) => rows.map((row) => Float64Array.from(row));
const seconds = () => process.cpuUsage().user / 1e6;

const tasks = {
  tiling: ({ odds, grid }) => {
    const rows = numbers(odds);
    const start = seconds();
    const found = mostLikely(rows, grid);
    return { ...found, seconds: seconds() - start };
  },
  corners: ({ file, width, height, grid }) => propose({ data: readFileSync(file), width, height }, grid ?? undefined),
  settled: ({ file, width, height, grid, corners, fixed }) =>
    settled({ data: readFileSync(file), width, height }, corners, grid, new Set(fixed)),
  squares: async ({ file, width, height, grid, corners }) => {
    const pixels = { data: readFileSync(file), width, height };
    const start = seconds();
    const odds = await readSquares(pixels, corners, grid, layers, async () => {});
    const { kinds, unsure } = readGrid(odds, grid);
    return { odds: odds.map((row) => [...row]), kinds, unsure: [...unsure], seconds: seconds() - start };
  },
};

const answers = [];
for (const task of JSON.parse(readFileSync(0, 'utf-8'))) answers.push(await tasks[task.what](task));
process.stdout.write(JSON.stringify(answers));
