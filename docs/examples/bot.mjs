// A bot for Kingdomino in JavaScript, without a library: node bot.mjs
// It claims crowns, and lays each domino where it scores most at once. The lines are those of docs/bot-protocol.md.

import { createInterface } from 'node:readline';

// Both halves of the dominoes 1 to 48: terrain (wheat, forest, lake, meadow, swamp, n for mine) and crowns.
const DOMINOES = `
w0w0 w0w0 f0f0 f0f0 f0f0 f0f0 l0l0 l0l0 l0l0 m0m0 m0m0 s0s0
w0f0 w0l0 w0m0 w0s0 f0l0 f0m0 w1f0 w1l0 w1m0 w1s0 w1n0 f1w0
f1w0 f1w0 f1w0 f1l0 f1m0 l1w0 l1w0 l1f0 l1f0 l1f0 l1f0 w0m1
l0m1 w0s1 m0s1 n1w0 w0m2 l0m2 w0s2 m0s2 n2w0 s0n2 s0n2 w0n3
`.trim().split(/\s+/).map((text) => [text.slice(0, 2), text.slice(2)]);

const STEPS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
const crowns = (number) => DOMINOES[number - 1].reduce((sum, half) => sum + Number(half[1]), 0);
const key = (x, y) => `${x},${y}`;
const around = (x, y) => Object.values(STEPS).map(([dx, dy]) => [x + dx, y + dy]);

/** The squares of a written kingdom, {"x,y": "w1"}, counted from the castle; y grows north. */
function kingdomOf(picture) {
  const rows = picture.split('/').map((row) => row.match(/../g));
  const north = rows.findIndex((row) => row.includes('##'));
  const west = rows[north].indexOf('##');
  const squares = new Map();
  rows.forEach((row, r) => row.forEach((text, c) => text !== '..' && squares.set(key(c - west, north - r), text)));
  return squares;
}

function fits(squares, cells, halves, grid) {
  if (cells.some(([x, y]) => squares.has(key(x, y)))) return false;
  const all = [...[...squares.keys()].map((text) => text.split(',').map(Number)), ...cells];
  const size = (axis) => Math.max(...all.map((cell) => cell[axis])) - Math.min(...all.map((cell) => cell[axis])) + 1;
  if (size(0) > grid || size(1) > grid) return false;
  return cells.some(([x, y], half) =>
    around(x, y).some(([nx, ny]) => {
      const beside = squares.get(key(nx, ny));
      return beside === '##' || beside?.[0] === halves[half][0];
    }),
  );
}

/** Squares times crowns, over all territories. */
function points(squares) {
  const seen = new Set();
  let total = 0;
  for (const [start, text] of squares) {
    if (seen.has(start) || text === '##') continue;
    let [size, found] = [0, 0];
    const open = [start];
    seen.add(start);
    while (open.length) {
      const [x, y] = open.pop().split(',').map(Number);
      size += 1;
      found += Number(squares.get(key(x, y))[1]);
      for (const [nx, ny] of around(x, y)) {
        const next = key(nx, ny);
        if (!seen.has(next) && squares.get(next)?.[0] === text[0]) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    total += size * found;
  }
  return total;
}

function place(squares, number, grid) {
  const halves = DOMINOES[number - 1];
  const directions = halves[0] === halves[1] ? ['n', 'e'] : ['n', 'e', 's', 'w'];
  let best = { move: `${number}x`, value: -1 };
  for (let y = -6; y <= 6; y += 1) {
    for (let x = -6; x <= 6; x += 1) {
      for (const direction of directions) {
        const [dx, dy] = STEPS[direction];
        const cells = [[x, y], [x + dx, y + dy]];
        if (!fits(squares, cells, halves, grid)) continue;
        const after = new Map(squares);
        cells.forEach(([cx, cy], half) => after.set(key(cx, cy), halves[half]));
        const value = points(after);
        const square = 'abcdefghijklm'[x + 6] + (y + 7);
        if (value > best.value) best = { move: `${number}@${square}${direction}`, value };
      }
    }
  }
  return best.move;
}

/** The six fields of a position line are in docs/notation.md. */
function decide(line) {
  const [rules, kingdoms, laid, claimed, due] = line.split('; ');
  const [phase, acted] = due.split(' ');
  if (phase === 'claim') {
    const free = claimed.split(' ').filter((entry) => !entry.includes(':')).map(Number);
    return `=${free.reduce((best, number) => (crowns(number) > crowns(best) ? number : best))}`;
  }
  const [number, seat] = laid.split(' ')[Number(acted)].split(':').map(Number);
  return place(kingdomOf(kingdoms.split(' | ')[seat]), number, rules.includes('mighty-duel') ? 7 : 5);
}

let position = null;
for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(' ', 1);
  const rest = line.slice(word.length + 1);
  if (word === 'kingdomino-bot') console.log('ready name=crowns author=example');
  else if (word === 'position') position = rest;
  else if (word === 'go') console.log(position ? `move ${decide(position)}` : 'error go without a position');
  else if (word === 'quit') break;
}
