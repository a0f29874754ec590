import { beforeEach, expect, test, vi } from 'vitest';
import { createPlayerTeaser } from './playerTeaser.ts';

const fragment = JSON.stringify({
  data: {
    attributes: {
      html: '<section data-player="four-and-four"><audio></audio></section>',
      styles: '.player0{margin:0}',
    },
  },
});
const answer = (text: string, ok = true) =>
  Promise.resolve({ ok, json: () => Promise.resolve(text).then((body) => JSON.parse(body) as object) });

beforeEach(() => {
  document.body.innerHTML =
    '<div id="card"><div data-teaser="/de/players/four-and-four"><a href="/de/sleep-better">Anhören</a></div></div><a href="/">Next</a>';
});

/** A page with a teaser, and what its script asks for and makes. */
function openPage(fetched: () => Promise<unknown> = () => answer(fragment)) {
  const sheets: { css: string }[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
  class CSSStyleSheet {
    css = '';
    replaceSync(css: string) {
      this.css = css;
    }
  }
  const fetch = vi.fn(fetched);
  const watched: [Element, () => void][] = [];
  const teaser = createPlayerTeaser(
    { document, fetch, CSSStyleSheet, DOMParser: window.DOMParser } as unknown as Parameters<
      typeof createPlayerTeaser
    >[0],
    (part, work) => watched.push([part, work]),
  );
  return { teaser, sheets, fetch, come: () => watched.forEach(([, work]) => work()) };
}

const inCard = () => document.getElementById('card')?.firstElementChild;

test('the player is asked for when the visitor comes near, and stands in place of the teaser with its styles', async () => {
  const { teaser, sheets, fetch, come } = openPage();
  const replaced = teaser.replace();
  expect(fetch).not.toHaveBeenCalled();

  come();
  expect(await replaced).toBe(true);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/de/players/four-and-four');
  expect(inCard()?.getAttribute('data-player')).toBe('four-and-four');
  expect(document.querySelector('[data-teaser]')).toBeNull();
  expect(sheets.map(({ css }) => css)).toEqual(['.player0{margin:0}']);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server with a fault', () => answer(fragment, false)],
  ['a document in its place', () => answer('<p>Log in to the network of this hotel</p>')],
])('%s: the link stays', async (_name, fetched) => {
  const { teaser, sheets, come } = openPage(fetched);
  const replaced = teaser.replace();
  come();
  expect(await replaced).toBe(false);
  expect(inCard()?.textContent).toBe('Anhören');
  expect(sheets).toEqual([]);
});

test('a link that has the focus is replaced once it has lost it', async () => {
  const { teaser, come } = openPage();
  const [link, next] = document.querySelectorAll('a');
  link?.focus();
  const replaced = teaser.replace();
  come();
  // All that the answer leads to at once has happened.
  await new Promise(setImmediate);
  expect(document.activeElement).toBe(link);

  next?.focus();
  expect(await replaced).toBe(true);
  expect(document.activeElement).toBe(next);
});

test('a page without a teaser asks for nothing', async () => {
  document.body.innerHTML = '';
  const { teaser, fetch } = openPage();
  expect(await teaser.replace()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
