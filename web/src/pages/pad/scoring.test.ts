import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY, painted, type Pad } from './pad';
import { Scoring } from './scoring.svelte';

const scored = (total: number): unknown => ({
  kingdoms: [{ place: 1, score: { total }, territories: [], defects: [] }],
  winners: [0],
  ties: [],
  together: [],
});
const withWheat = (squares: number): Pad => {
  let kingdom = EMPTY.kingdoms[1]!;
  for (let x = 1; x <= squares; x++) kingdom = painted(kingdom, [x, 0], 'wheat', 0);
  return { ...EMPTY, kingdoms: [EMPTY.kingdoms[0]!, kingdom, EMPTY.kingdoms[2]!, EMPTY.kingdoms[3]!] };
};
interface Asked {
  kingdoms: { squares: unknown[] }[];
  rules: string;
}
const asked = (): Asked[] =>
  vi.mocked(fetch).mock.calls.map(([, options]) => JSON.parse(options!.body as string) as Asked);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(scored(7))))),
  );
});
afterEach(() => vi.useRealTimers());

describe('the points on the pad', () => {
  it('are asked for painted kingdoms alone', async () => {
    const scoring = new Scoring();
    scoring.take(EMPTY);
    await vi.runAllTimersAsync();
    expect(fetch).not.toHaveBeenCalled();
    scoring.take(withWheat(1));
    await vi.runAllTimersAsync();
    expect(asked()[0]?.kingdoms).toHaveLength(1);
    expect(scoring.of(1)?.score.total).toBe(7);
    expect(scoring.of(0)).toBeNull();
  });

  it('are asked for once after several quick changes', async () => {
    const scoring = new Scoring();
    scoring.take(withWheat(1));
    await vi.runAllTimersAsync();
    for (const squares of [2, 3, 4]) scoring.take(withWheat(squares));
    await vi.runAllTimersAsync();
    expect(asked().map(({ kingdoms }) => kingdoms[0]?.squares.length)).toEqual([1, 4]);
  });

  it('are counted here while the server is away, and by it when it is back', async () => {
    const scoring = new Scoring();
    scoring.take(withWheat(1));
    await vi.runAllTimersAsync();
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('failed'));
    scoring.take(withWheat(2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(scoring.away).toBe(true);
    expect(scoring.of(1)?.score.total).toBe(0); // counted here: wheat without a crown
    vi.mocked(fetch).mockResolvedValueOnce(new Response(JSON.stringify(scored(9))));
    await vi.advanceTimersByTimeAsync(5000);
    expect(scoring.away).toBe(false);
    expect(scoring.of(1)?.score.total).toBe(9);
  });

  it('tell why the server refuses', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response('{"code":"square_given_twice","facts":{}}', { status: 422 }));
    const scoring = new Scoring();
    scoring.take(withWheat(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(scoring.problem?.code).toBe('square_given_twice');
    expect(scoring.away).toBe(false);
  });
});
