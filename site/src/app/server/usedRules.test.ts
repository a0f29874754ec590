import { expect, test } from 'vitest';
import { partsOf, usedRules } from './usedRules.ts';

const html =
  '<p class="large plain" data-size="small">Rest</p><i data-wide="true" data-scene="lake"></i><b class="word"></b>';

test.each([
  ['[data-size="small"]{margin:0}', 'an attribute that the page has'],
  ['p[data-wide]:hover{margin:0}', 'an attribute by its name alone'],
  ['[data-scene^="la"]{margin:0}', 'a part of an attribute'],
  ['p:not([data-soft]){margin:0}', 'the absence of an attribute'],
  [':where(:root,[data-mood=dawn]){margin:0}', 'one of two alternatives'],
  ['[data-theme=night] p{margin:0}', 'the theme, which the document has'],
  ['.plain[data-size=small]:hover .word{margin:0}', 'an attribute beside a class'],
  ['.word [data-size=small]{margin:0}', 'an attribute within a class'],
  ['[aria-current=true],[open],[hidden]{margin:0}', 'what changes without a script'],
  ['.word:not(:disabled){margin:0}', 'what is not disabled'],
  ['html,body,*,:before{margin:0}', 'what every document has'],
  ['@font-face{font-family:Figtree;src:url(/figtree.woff2)format("woff2")}', 'a font'],
  ['@view-transition{navigation:auto}', 'another at-rule'],
  ['@keyframes rise{0%{opacity:0}to{opacity:1}}', 'an animation'],
  ['p::before{content:"[data-soft]{;"}', 'a text that looks like a rule'],
])('keeps %s: %s', (css) => {
  expect(usedRules(css, partsOf(html))).toBe(css);
});

test.each([
  ["[data-size='large']{margin:0}", ''],
  ['p:hover [data-soft]{margin:0}', ''],
  ["[data-soft^='la']{margin:0}", ''],
  ['[data-scene=lake],[data-scene=shore]:before{margin:0}', '[data-scene=lake]{margin:0}'],
  ['p:is([data-scene=shore],[data-scene=foot]){margin:0}', ''],
  ['.word[data-size=small]{margin:0}', ''],
  ['.word .plain[data-scene]{margin:0}', ''],
  ['p[aria-invalid=true],label:has(:disabled),b:disabled{margin:0}', ''],
  ['p,dl,ol{margin:0}', 'p{margin:0}'],
  ['b>ul,i:not(ul){margin:0}', 'i:not(ul){margin:0}'],
  ['@media (width>0){@media print{[data-soft]{margin:0}}}i{margin:0}', 'i{margin:0}'],
])('leaves out rules that no element of the page can match: %s', (css, used) => {
  expect(usedRules(css, partsOf(html))).toBe(used);
});

test('keeps rules for what is wrong and for what is disabled where the page has it', () => {
  const css = 'input[aria-invalid=true]:disabled{margin:0}label:has(:disabled){margin:0}';
  expect(usedRules(css, partsOf('<label><input aria-invalid="true" disabled=""/></label>'))).toBe(css);
});

test('leaves out custom properties that only unused rules or unread properties read', () => {
  const css =
    ':root{--ink:#000;--icon:url("data:image/svg+xml;a");--size:calc(2*var(--unit));--unit:4px;--gap:4px}' +
    'p{color:var(--ink);inset:var( --gap )}[data-soft]{inline-size:var(--size)}';
  expect(usedRules(css, partsOf(html))).toBe(
    ':root{--ink:#000;--gap:4px}p{color:var(--ink);inset:var(--gap)}',
  );
});

test('a custom property that a visitor writes into the address or into a text is not read', () => {
  const plain = partsOf('<input value="/plans"/><p>Rest</p>');
  expect(partsOf('<input value="/plans?a=var(--ink)"/><p> fill=&quot;var(--gap)&quot;</p>')).toEqual(plain);
});

test('keeps custom properties that a drawing reads', () => {
  const css = ':root{--ink:#000}';
  expect(usedRules(css, partsOf('<circle fill="var(--ink)">'))).toBe(css);
});
