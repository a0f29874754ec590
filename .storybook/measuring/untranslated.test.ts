import { expect, test } from 'vitest';
import { properNames } from './proper-names.ts';
import { untranslatedTexts, valuesIn } from './untranslated.ts';

/** Those of a page's texts that were left in English. */
function left(html: string, { asked = [] as string[], values = [] as string[] } = {}) {
  document.body.innerHTML = html;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { parentElement } = node;
    if (parentElement !== null)
      texts.push({ node, element: parentElement, words: node.data.trim(), lines: [new DOMRect(1, 2, 3, 4)] });
  }
  return untranslatedTexts(texts, {
    english: new Set(texts.map(({ words }) => words)),
    known: new Map(asked.map((text) => [text, new Set(['home:a'])])),
    values: [...values, ...properNames('de')],
  });
}

test('words that no translation gave are found, with their place', () => {
  expect(left('<p>Your order</p>')).toEqual([
    { kind: 'sameAsEnglish', text: 'Your order', place: { left: 1, top: 2, width: 3, height: 4 } },
  ]);
});

test('texts of the translations, values of the state and proper names are left out', () => {
  expect(left('<p>Newsletter</p>', { asked: ['Newsletter'] })).toEqual([]);
  expect(left('<p>Alex Morgan · 12 €</p>', { values: ['Alex Morgan'] })).toEqual([]);
  expect(left('<p>Noor</p>', { values: ['noor.haddad@example.com'] })).toEqual([]);
  expect(left('<p>Google</p><p>Deutsch</p><p>Chile</p>')).toEqual([]);
});

test('what stands in a language of its own is left out', () => {
  expect(left('<p lang="de">Lieber auf Deutsch?</p>')).toEqual([]);
});

test('a value that stands in several pieces is one value', () => {
  expect(left('<p>alex.<wbr>morgan</p>', { values: ['alex.morgan'] })).toEqual([]);
});

test('values are found at any depth, and in what refers to itself', () => {
  const state: Record<string, unknown> = { name: 'Alex', list: [{ mail: 'a@b.example' }] };
  state.self = state;
  expect(valuesIn(state)).toEqual(['Alex', 'a@b.example']);
});
