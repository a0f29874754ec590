import { expect, test } from 'vitest';
import { createInstance } from 'i18next';
import { compared, nameAt, sentenceAt, type Known } from './found.ts';
import { setOwnTexts } from './ownTexts.ts';
import { noteAsked, recorder, type Asked } from './record.ts';
import { reasonToRefuse } from './texts-plugin.ts';

async function translator(language = 'en') {
  const made = createInstance({
    lng: language,
    resources: {
      [language]: { home: { title: 'Hello {{name}}', days_one: 'A day', days_other: '{{count}} days' } },
    },
    ns: 'home',
    defaultNS: 'home',
    postProcess: recorder.name,
    postProcessPassResolved: true,
    interpolation: { escapeValue: false },
  });
  await made.use(recorder).init();
  // Keys of its own, which are not the product's.
  return { own: made, t: made.t as unknown as (key: string, values?: Record<string, unknown>) => string };
}

test('a translator tells what was asked for, with the form and what was put into it', async () => {
  const { t } = await translator();
  const heard: Asked[] = [];
  const before = noteAsked((asked) => heard.push(asked));
  t('title', { name: 'Nora' });
  t('days', { count: 3 });
  noteAsked(before);
  t('days', { count: 1 });
  expect(heard).toEqual([
    { key: 'home:title', result: 'Hello Nora', samples: { name: 'Nora' } },
    { key: 'home:days_other', result: '3 days', samples: { count: '3' } },
  ]);
});

test('a translator gets other texts, and those of the files back', async () => {
  const { own, t } = await translator();
  expect(setOwnTexts(own, { en: { 'home:title': 'Hi {{name}}', 'home:unknown': 'x' }, de: {} })).toBe(true);
  expect(t('title', { name: 'Nora' })).toBe('Hi Nora');
  expect(setOwnTexts(own, { en: { 'home:title': 'Hi {{name}}' } })).toBe(false);
  expect(setOwnTexts(own, {})).toBe(true);
  expect(t('title', { name: 'Nora' })).toBe('Hello Nora');
});

const known: Known = new Map([
  [compared('By <terms>our terms</terms> you pay'), new Set(['a:legal'])],
  ['Pay', new Set(['a:pay', 'b:pay'])],
  ['Close', new Set(['a:close'])],
  ['First sentence.', new Set(['a:first'])],
]);

/** The keys that the first text node with these words leads to. */
function keysAt(html: string, words: string) {
  document.body.innerHTML = html;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeValue?.includes(words) === true) return sentenceAt(node, known)?.keys;
  }
  return undefined;
}

test('a text leads to its sentence, also from a part of it', () => {
  expect(keysAt('<p>By <a href="#">our terms</a> you\u00a0pay</p>', 'our')).toEqual(['a:legal']);
  expect(keysAt('<p>By <a href="#">our terms</a> you pay</p>', 'By')).toEqual(['a:legal']);
  expect(keysAt('<button><span>Pay</span></button>', 'Pay')).toEqual(['a:pay', 'b:pay']);
  expect(keysAt('<div><p>First sentence. Another one.</p></div>', 'Another')).toEqual(['a:first']);
  expect(keysAt('<div>Now: <b>By our terms you pay</b></div>', 'Now')).toBeUndefined();
  expect(keysAt('<p>Another <i>name</i></p>', 'name')).toBeUndefined();
});

test('a text that a sentence elsewhere has too does not lead there', () => {
  const page = '<div><p>First sentence.</p><p><b>sentence</b> alone</p></div>';
  expect(keysAt(page, 'alone')).toBeUndefined();
  document.body.innerHTML = page;
  const other = document.querySelector('b')?.firstChild;
  expect(other && sentenceAt(other, known)).toBeUndefined();
});

test('what has no text is found by its name', () => {
  document.body.innerHTML = '<button aria-label="Close"><svg></svg></button>';
  const drawing = document.querySelector('svg');
  expect(drawing && nameAt(drawing, known)?.keys).toEqual(['a:close']);
});

test('only the page of the very server on this machine may write', () => {
  const headers = {
    'content-type': 'application/json',
    host: 'localhost:6006',
    origin: 'http://localhost:6006',
  };
  expect(reasonToRefuse({ method: 'POST', headers })).toBeUndefined();
  const refused = [
    { method: 'GET', headers },
    { method: 'POST', headers: { ...headers, 'content-type': 'text/plain' } },
    { method: 'POST', headers: { ...headers, origin: 'http://elsewhere.example' } },
    { method: 'POST', headers: { ...headers, origin: undefined } },
    { method: 'POST', headers: { ...headers, 'sec-fetch-site': 'same-site' } },
    { method: 'POST', headers: { ...headers, host: 'rebound.example', origin: 'http://rebound.example' } },
  ];
  for (const each of refused) expect(reasonToRefuse(each)).toBeDefined();
});
