import { expect, test } from 'vitest';
import { compactStyles } from './compactStyles.ts';
import type { Rules } from './rulesByClass.ts';
import { partsOf } from './usedRules.ts';

const card: Rules = {
  order: 1,
  names: ['hWGWkv'],
  css:
    ".hWGWkv{background:url(/card.svg);padding:0.5rem;}/*!sc*/\n.hWGWkv[data-size='small']{padding:0;}/*!sc*/\n" +
    'data-styled.g1[id="sc-aa11-0"]{content:"hWGWkv,"}/*!sc*/\n',
};

const label: Rules = {
  order: 2,
  names: ['gXEsRc'],
  css: '.sc-bb22-0:hover > .gXEsRc{margin:0;}/*!sc*/\ndata-styled.g2[id="sc-bb22-1"]{content:"gXEsRc,"}/*!sc*/\n',
};

test('numbers the class names alike in styles and HTML, and leaves out the marks of styled-components', () => {
  const { css, compact } = compactStyles(
    '',
    [card, label],
    partsOf('<p class="hWGWkv" data-size="small"></p>'),
  );
  expect(css).toBe(
    '.s0{background:url(/card.svg);padding:0.5rem}.s0[data-size="small"]{padding:0}.s1:hover>.s2{margin:0}',
  );
  expect(compact('<p class="sc-bb22-0"><b class="sc-bb22-1 gXEsRc">A label</b></p>')).toBe(
    '<p class="s1"><b class="s2">A label</b></p>',
  );
});

test('numbers them behind the prefix of a part, which are none of the page’s', () => {
  const part = '<p class="hWGWkv"></p>';
  const { css, compact } = compactStyles('', [card], partsOf(part), 'player');
  expect(css).toBe('.player0{background:url(/card.svg);padding:0.5rem}');
  expect(compact(part)).toBe('<p class="player0"></p>');
});

test('leaves out a class attribute whose names no rule is for', () => {
  expect(compactStyles('', [card], partsOf('')).compact('<i id="a" class="sc-aa11-0"></i>')).toBe(
    '<i id="a"></i>',
  );
});

test('leaves out of the base styles, and of its own, what the page cannot use', () => {
  const base = ':root{--gap:4px;--ink:#000}p{margin:var(--gap)}';
  expect(compactStyles(base, [card], partsOf('<p></p>')).css).toBe(
    ':root{--gap:4px}p{margin:var(--gap)}.s0{background:url(/card.svg);padding:0.5rem}',
  );
});
