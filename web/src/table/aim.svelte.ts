import { squareAt, type Laid, type Point } from '../board';
import type { KingdomView, Option } from '../protocol/messages';
import {
  isPlacement,
  moveText,
  placeNear,
  placesOver,
  same,
  squareMeant,
  stepped,
  towardsOf,
  turned,
  viewIn,
  waysOf,
  type Placement,
  type Towards,
} from './placing';

/** What is aimed: a domino, the places that the server offers for it, and the kingdom it is for. */
export interface Subject {
  readonly domino: number;
  readonly options: readonly Option[];
  readonly kingdom: KingdomView;
  /** Changes when a new aim begins. */
  readonly key: string;
}

/** How near the middle of a dragged domino must be to a legal place, in squares. */
const NEAR = 0.7;

/** Where the player's domino would lie. It knows the server's list of legal places and nothing of the rules. */
export class Aim {
  #subject = $state.raw<Subject | null>(null);
  #towards = $state<Towards>('e');
  #at = $state.raw<Point | null>(null);
  #tapped: Point | null = null;
  /** Where the mouse is, before any click. */
  #mouse = $state.raw<Point | null>(null);

  get subject(): Subject | null {
    return this.#subject;
  }

  readonly placements = $derived<readonly Placement[]>(this.#subject?.options.filter(isPlacement) ?? []);

  get towards(): Towards {
    return this.#towards;
  }

  /** Where the first half would lie; null: the domino is in the hand. */
  get at(): Point | null {
    return this.#at;
  }

  readonly ghost = $derived.by<Laid | null>(() => {
    if (!this.#subject || !this.#at) return null;
    return { number: this.#subject.domino, a: this.#at, b: stepped(this.#at, this.#towards) };
  });

  /** The legal place that is aimed at. */
  readonly place = $derived.by<Placement | null>(() => {
    const { ghost } = this;
    return (ghost && this.placements.find(({ a, b }) => same(a, ghost.a) && same(b, ghost.b))) ?? null;
  });

  /** The legal place near the mouse, as the domino lies now; none while it is aimed already. */
  readonly hovered = $derived.by<Placement | null>(() =>
    this.#subject && !this.#at && this.#mouse ? placeNear(this.placements, this.#mouse, this.#towards, NEAR) : null,
  );

  /** The aim in notation, legal or not. */
  readonly move = $derived(this.#subject && this.#at ? moveText(this.#subject.domino, this.#at, this.#towards) : null);

  /** Aim with this from now on; a new domino starts in the hand, lying as at least one legal place does. */
  take(subject: Subject | null): void {
    const fresh = subject?.key !== this.#subject?.key;
    this.#subject = subject;
    if (!fresh) return;
    this.clear();
    if (!subject) return;
    const ways = waysOf(subject.domino);
    const offered = new Set(this.placements.map(towardsOf));
    this.#towards = ways.find((way) => offered.has(way)) ?? ways[0]!;
  }

  /** Show one of the legal places, by its move in notation. */
  show(move: string): void {
    const place = this.placements.find((option) => option.move === move);
    this.#tapped = null;
    if (place) this.#lay(place);
  }

  /** The mouse moved over the board; null: it left. */
  point(mouse: Point | null): void {
    this.#mouse = mouse;
  }

  /** Back to the hand. */
  clear(): void {
    this.#at = null;
    this.#tapped = null;
  }

  /**
   * A tap on the board. A square brings the ghost there; the same square again shows the next legal place over it; the
   * ghost itself is `'commit'`: the caller sends the move. What hovers under the mouse is taken as it lies. `magnet` in
   * squares.
   */
  tap(point: Point, magnet: number): 'aimed' | 'commit' {
    const { hovered } = this;
    if (hovered) {
      this.#tapped = squareAt(point);
      this.#lay(hovered);
      return 'aimed';
    }
    const on = squareMeant(this.placements, point, magnet);
    const { ghost, place } = this;
    const covered = ghost && (same(ghost.a, on) || same(ghost.b, on));
    const over = placesOver(this.placements, on, this.#towards);
    if (covered && place && (!this.#tapped || !same(this.#tapped, on) || over.length === 1)) return 'commit';
    const again = covered && place ? this.#afterIn(over, place) : over[0];
    this.#tapped = on;
    if (again) this.#lay(again);
    else this.#at = on;
    return 'aimed';
  }

  /** The cycle over one square keeps its order while the ghost turns. */
  #afterIn(over: readonly Placement[], place: Placement): Placement {
    const order = over.toSorted((one, two) => this.placements.indexOf(one) - this.placements.indexOf(two));
    return order[(order.indexOf(place) + 1) % order.length]!;
  }

  /** Turn about the first half; slide to a legal place over the pivot if the new one is none. */
  turn(by: 1 | -1): void {
    if (!this.#subject) return;
    this.#towards = turned(this.#subject.domino, this.#towards, by);
    this.#tapped = null;
    if (!this.#at || this.place) return;
    const pivot = this.#at;
    const slid = placesOver(this.placements, pivot, this.#towards).find(
      (option) => towardsOf(option) === this.#towards,
    );
    if (slid) this.#lay(slid);
  }

  /**
   * One square on, also over squares where it may not lie, inside what is shown. From the hand: to the first legal
   * place.
   */
  step(east: number, north: number): void {
    if (!this.#subject) return;
    if (!this.#at) {
      this.next(1);
      return;
    }
    const { west, south, east: most, north: top } = viewIn(this.#subject.kingdom);
    const [x, y] = [this.#at[0] + east, this.#at[1] + north];
    this.#tapped = null;
    if (x >= west && x <= most && y >= south && y <= top) this.#at = [x, y];
  }

  /** The next or previous legal place in the server's order. */
  next(by: 1 | -1): void {
    const { placements, place } = this;
    if (!placements.length) return;
    const index = place ? placements.indexOf(place) + by : by === 1 ? 0 : -1;
    this.#tapped = null;
    this.#lay(placements[(index + placements.length) % placements.length]!);
  }

  /**
   * The middle of a dragged domino is over this point: near a legal place it shows there, elsewhere where it would lie.
   */
  hover(middle: Point): void {
    if (!this.#subject) return;
    const near = placeNear(this.placements, middle, this.#towards, NEAR);
    const half = stepped([0, 0], this.#towards);
    this.#tapped = null;
    if (near) this.#lay(near);
    else this.#at = [Math.round(middle[0] - half[0] / 2) + 0, Math.round(middle[1] - half[1] / 2) + 0];
  }

  #lay(place: Placement): void {
    this.#towards = towardsOf(place);
    this.#at = place.a;
  }
}
