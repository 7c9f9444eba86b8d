"""What tests need of a page that plays by itself, where they have a server to ask at the other home."""

from __future__ import annotations

from playwright.sync_api import Page

#: A link within the page: it goes on living, and so does its engine.
WALK = """path => {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""

#: Another tab, as far as the host of the tables can tell: it plays all own seats of a table to the end.
PLAY_ON = """async ([secret, table]) => {
  const me = crypto.randomUUID(), connection = 1, channel = new BroadcastChannel('kingdomino');
  const tell = (message) => channel.postMessage({ to: 'host', from: me, message });
  let number = 0;
  const say = (message) => tell({ kind: 'say', connection, text: JSON.stringify({ ...message, id: ++number }) });
  let close;
  await new Promise((held) => {
    void navigator.locks.request(`kingdomino.tab.${me}`, () => new Promise((done) => { close = done; held(); }));
  });
  await new Promise((over, fail) => {
    channel.onmessage = ({ data }) => {
      if (data.to !== me) return;
      if (data.message.kind === 'opened') {
        say({ type: 'hello', secret });
        say({ type: 'enter', table });
      }
      if (data.message.kind !== 'said') return;
      const heard = JSON.parse(data.message.text), { type, you, state, version } = heard;
      if (type === 'refused') fail(new Error(data.message.text));
      else if (type === 'change') say({ type: 'enter', table });
      else if (type === 'table' && state.game.result) over();
      else if (type === 'table' && you.turn) say({ type: 'move', table, version, move: you.turn.moves[0].move });
    };
    tell({ kind: 'open', connection });
  });
  channel.close();
  close();
}"""


def is_page(page: Page) -> bool:
    """Whether it plays by itself."""
    return bool(page.evaluate("document.documentElement.dataset.home === 'page'"))


def walk(page: Page, path: str) -> None:
    """Go to another page of a site as links do."""
    page.evaluate(WALK, path)


def play_on(page: Page, code: str) -> None:
    """Finish the game of a table that this browser hosts; the window looks on."""
    secret = page.evaluate("JSON.parse(localStorage.getItem('guest')).secret")
    page.evaluate(PLAY_ON, [secret, code])
