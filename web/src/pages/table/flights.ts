import { halfOf, middleIn, type Colour, type Laid, type Point } from '../../board';
import { squareName } from '../../board';
import { boxFrom, dominoOf, towardsOf, type Act, type KingdomView, type Towards } from '../../table';
import { colourOf } from '../../telling';

/** A place on the screen: its middle, and how wide a square (or how high a king) is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Something on its way: a domino to its kingdom, a king to its domino, a domino that leaves the game. */
export type Flight =
  | {
      readonly kind: 'lays';
      readonly domino: number;
      readonly towards: Towards;
      readonly from: Spot;
      /** Where it passes between: above the large kingdom, which somebody may be looking at. */
      readonly via: readonly Spot[];
      readonly to: Spot;
    }
  | { readonly kind: 'hops'; readonly king: Colour; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'folds'; readonly domino: number; readonly from: Spot };

/** Where things stand on the screen now. */
export interface Sight {
  /** The first of these that can be seen. */
  find(...selectors: readonly string[]): DOMRect | null;
}

/** A domino's picture is a little higher than its squares. */
const RIM = 1.22;

/**
 * The flight that shows a move; null where its ends cannot be seen. `own`: it comes from the hand of whoever sits here.
 */
export function flightOf({ moved, from, to }: Act, sight: Sight, own = false): Flight | null {
  const { move, seat } = moved;
  const domino = dominoOf(move);
  if (move.startsWith('='))
    return hop(domino, seat, from.state.game?.line[from.state.game.turn]?.domino, from.state.game?.turn, sight, own);
  const slot = sight.find(...(own ? ['.hand .held svg.domino'] : []), `[data-slot="${domino}"] svg.domino`);
  if (!slot) return null;
  const start = { ...middle(slot), size: Math.min(slot.height, slot.width) / RIM };
  if (move.endsWith('x')) return { kind: 'folds', domino, from: start };
  // What one lays oneself lies there already: it was aimed.
  if (own) return null;
  const kingdom = to.state.game?.kingdoms[seat];
  const laid = kingdom?.laid.find(({ number }) => number === domino);
  if (!kingdom || !laid) return null;
  const mini = inMini(seat, kingdom, laid, to.state.rules.grid, sight);
  const end = mini ?? inRealm(laid, sight);
  const via = mini ? around(start, mini, sight.find('.realm')) : [];
  return end && { kind: 'lays', domino, towards: towardsOf(laid), from: start, via, to: end };
}

function hop(
  domino: number,
  seat: number,
  held: number | undefined,
  turn: number | undefined,
  sight: Sight,
  own: boolean,
): Flight | null {
  const hand = own ? ['.hand .mine svg.king'] : [];
  const start = sight.find(
    ...hand,
    `[data-slot="${held}"] svg.king`,
    `[data-king="${turn}"] svg.king`,
    `[data-mini="${seat}"]`,
  );
  // The king of a claim that is shown already stands there; else its ring is empty.
  const end = sight.find(
    `[data-next="${domino}"] svg.king`,
    `[data-slot="${domino}"] svg.king`,
    `[data-next="${domino}"] .place`,
  );
  if (!start || !end) return null;
  return {
    kind: 'hops',
    king: colourOf(seat),
    from: { ...middle(start), size: Math.min(start.height, 62) },
    to: { ...middle(end), size: Math.max(end.height, 30) },
  };
}

/** Two points above the board, where the straight way would lead over it. */
function around(from: Spot, to: Spot, board: DOMRect | null): readonly Spot[] {
  if (!board) return [];
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const over = left < board.right && right > board.left && Math.max(from.y, to.y) > board.top;
  if (!over || (left > board.left && right < board.right)) return [];
  // A domino upright is two squares high, half of that above its middle.
  const y = board.top - to.size * RIM - 2;
  return [
    { x: from.x, y, size: to.size },
    { x: to.x, y, size: to.size },
  ];
}

const middle = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** Where a domino will lie in a small kingdom, which has made room for it by then. */
function inMini(seat: number, kingdom: KingdomView, { a, b }: Laid, grid: number, sight: Sight): Spot | null {
  const box = sight.find(`[data-mini="${seat}"] svg`);
  if (!box) return null;
  const scale = Math.min(box.width, box.height) / (2 * halfOf(grid));
  const centre = middleIn(boxFrom(kingdom.box));
  const at = middle(box);
  return {
    x: at.x + ((a[0] + b[0] + 1) * 50 - centre.x) * scale,
    y: at.y + ((1 - a[1] - b[1]) * 50 - centre.y) * scale,
    size: 100 * scale,
  };
}

/** The same in the large one. */
function inRealm({ a, b }: Laid, sight: Sight): Spot | null {
  const cell = (at: Point): DOMRect | null => sight.find(`[data-square="${squareName(at)}"]`);
  const [first, second] = [cell(a), cell(b)];
  if (!first || !second) return null;
  const [one, two] = [middle(first), middle(second)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, size: first.width };
}
