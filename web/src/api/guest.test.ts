import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak, t } from '../words';
import { guest, KEY, nameIdeas, readMe } from './guest.svelte';
import { backend } from '../backend';

/** A server that knows guests by their secrets. */
class Guests {
  names = new Map<string, string>();
  registered = 0;

  readonly fetch = vi.fn((path: string, options: RequestInit) => Promise.resolve(this.#answer(path, options)));

  #answer(path: string, options: RequestInit): Response {
    const secret = new Headers(options.headers).get('Authorization')?.slice(7) ?? '';
    const body = options.body ? (JSON.parse(options.body as string) as { name: string }) : { name: '' };
    const said = (status: number, value: unknown): Response => new Response(JSON.stringify(value), { status });
    if (path === '/api/guests') {
      this.registered += 1;
      const made = `${this.registered}.secret`;
      this.names.set(made, body.name);
      return said(201, { guest: { number: this.registered, name: body.name, language: 'en' }, secret: made });
    }
    if (!this.names.has(secret)) return said(401, { code: 'wrong_secret', facts: {} });
    if (options.method === 'DELETE') {
      this.names.delete(secret);
      return new Response(null, { status: 204 });
    }
    if (options.method === 'PATCH') this.names.set(secret, body.name);
    return said(200, { number: Number(secret.split('.')[0]), name: this.names.get(secret), language: 'en' });
  }
}

let server: Guests;
beforeEach(async () => {
  await speak('en');
  guest.drop();
  server = new Guests();
  vi.stubGlobal('fetch', server.fetch);
});

const whoAmI = (): Promise<{ name: string }> =>
  guest.as((me) => backend.ask<{ name: string }>('/guest', { secret: me.secret }));

describe('the player of this browser', () => {
  it('becomes a guest without a name of its own, once, however often it is asked for at once', async () => {
    const [one, two] = await Promise.all([guest.become(), guest.become()]);
    expect(one).toEqual(two);
    expect(server.registered).toBe(1);
    expect(one.name).toBe(t('web-name-guest'));
    expect(readMe(localStorage.getItem(KEY))).toEqual(one);
  });

  it('stays the same guest, and takes a new name along', async () => {
    const before = await guest.become('Dana');
    expect(await guest.become()).toEqual(before);
    expect(await guest.become(' Ole ')).toEqual({ ...before, name: 'Ole' });
    expect(server.registered).toBe(1);
  });

  it('whom the server forgot becomes a new guest of the same name', async () => {
    await guest.become('Dana');
    server.names.clear();
    expect((await whoAmI()).name).toBe('Dana');
    expect(guest.me).toMatchObject({ number: 2, name: 'Dana' });
  });

  it('keeps its name for the next guest where the connection found that it was forgotten', async () => {
    await guest.become('Dana');
    guest.lose();
    expect(guest.me).toBeNull();
    expect((await guest.become()).name).toBe('Dana');
  });

  it('is erased on the server and here', async () => {
    await guest.become('Dana');
    await guest.erase();
    expect(server.names.size).toBe(0);
    expect(guest.me).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is kept here if the server could not be asked to erase it', async () => {
    await guest.become('Dana');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('failed'))),
    );
    await expect(guest.erase()).rejects.toHaveProperty('code', 'unreachable');
    expect(guest.me?.name).toBe('Dana');
  });

  it.each([null, 'x', '{}', '{"number":"1","name":"a","secret":"b"}'])('is nobody where %s was kept', (text) =>
    expect(readMe(text)).toBeNull(),
  );

  it('is asked for a name until there is an answer, with a name or without', async () => {
    expect(guest.asksForName).toBe(true);
    await guest.become();
    expect(guest.asksForName).toBe(true);
    guest.asked();
    expect(guest.asksForName).toBe(false);
  });

  it('is not asked for a name where one was given', async () => {
    await guest.become('Dana');
    expect(guest.asksForName).toBe(false);
    guest.lose();
    expect(guest.asksForName).toBe(false);
  });

  it('is not asked again after taking a name', async () => {
    await guest.become();
    await guest.rename('Dana');
    expect(guest.asksForName).toBe(false);
  });

  it('gets different ideas for a name, in the language of the page', async () => {
    await speak('da');
    const ideas = nameIdeas(4);
    expect(new Set(ideas).size).toBe(4);
    for (const idea of ideas) expect(t('web-home-names').split(', ')).toContain(idea);
    expect(nameIdeas(99)).toHaveLength(t('web-home-names').split(', ').length);
  });
});
