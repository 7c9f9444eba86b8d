import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../words';
import { sentenceOf, spoken } from '../api';
import { backend, Refusal } from '.';
import { squareName } from '../board';

const answer = (status: number, body: string): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(status === 204 ? null : body, { status }))),
  );
};
const refusalOf = async (question: Promise<unknown>): Promise<Refusal> => {
  const error = await question.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

beforeEach(() => speak('en'));

describe('asking the server', () => {
  it('sends the secret and the body, and gives the answer', async () => {
    answer(200, '{"name":"Dana"}');
    expect(await backend.ask('/guest', { method: 'PATCH', body: { name: 'Dana' }, secret: '1.abc' })).toEqual({
      name: 'Dana',
    });
    const [path, options] = vi.mocked(fetch).mock.calls[0]!;
    expect(path).toBe('/api/guest');
    expect(options).toMatchObject({
      method: 'PATCH',
      body: '{"name":"Dana"}',
      headers: { Authorization: 'Bearer 1.abc', 'Content-Type': 'application/json' },
    });
  });

  it('accepts that there is nothing to say', async () => {
    answer(204, '');
    expect(await backend.ask('/guest', { method: 'DELETE' })).toBeUndefined();
  });

  it('tells a refusal with its code and facts', async () => {
    answer(404, '{"code":"no_such_table","facts":{"table":"OAKRB"}}');
    const refusal = await refusalOf(backend.ask('/tables/OAKRB'));
    expect(refusal).toMatchObject({ code: 'no_such_table', facts: { table: 'OAKRB' } });
    expect(sentenceOf(refusal)).toContain('OAKRB');
  });

  it.each(['<html>Bad gateway</html>', '""', '{"detail":"x"}', ''])(
    'takes an answer of somebody else (%s) for no answer',
    async (body) => {
      answer(502, body);
      expect((await refusalOf(backend.ask('/tables'))).code).toBe('unreachable');
    },
  );

  it('tells that nobody answers', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('failed'))),
    );
    const refusal = await refusalOf(backend.ask('/tables'));
    expect(refusal.code).toBe('unreachable');
    expect(sentenceOf(refusal)).toBe('The server cannot be reached. Try again in a moment.');
  });

  it('lets an aborted question be aborted', async () => {
    const gone = new AbortController();
    gone.abort();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new DOMException('gone', 'AbortError'))),
    );
    await expect(backend.ask('/tables', { signal: gone.signal })).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('words for refusals', () => {
  it('never shows a raw code', () => {
    expect(sentenceOf(new Refusal('something_new'))).toBe('Something went wrong. Nothing was lost; try again.');
    expect(sentenceOf(new TypeError('x'))).toBe('Something went wrong. Nothing was lost; try again.');
  });

  it('turns facts into words', () => {
    expect(spoken({ terrain: 'wheat', seat: 2, list: [1, 2], number: 5, due: 'claim' })).toEqual({
      terrain: 'wheat',
      seat: 'green',
      list: '1, 2',
      number: 5,
      due: 'a claim',
    });
  });

  it('names squares as the notation does', () => {
    expect([squareName([0, 0]), squareName([-6, 6]), squareName([1, -2])]).toEqual(['g7', 'a13', 'h5']);
  });
});
