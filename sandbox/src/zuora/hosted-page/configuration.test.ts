import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageStyle } from './configuration.ts';

const root = new URL('../../../../', import.meta.url);
const tokens = readFileSync(new URL('design-system/src/tokens/generated/tokens.css', root), 'utf8');
const style = pageStyle('https://stillpoint.example');

/** The colours of each block of a style, by the block's selector. */
function coloursIn(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`There is no ${selector}.`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--color-[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

// The page's fields stand beside ours: another value would be seen.
test.each([
  ['by day', ':root {', ":where(:root, [data-theme='day']) {"],
  ['at night', "[data-theme='night'] {", "[data-theme='night']) {"],
  ['at night by the system', ':root:not([data-theme]) {', ':where(:root:not([data-theme])) {'],
])('the colours of the card page are those of the tokens %s', (_when, own, ours) => {
  const colours = coloursIn(style, own);
  const expected = coloursIn(tokens, ours);
  expect(colours.size).toBeGreaterThan(10);
  for (const [name, value] of colours)
    expect([name, value.toUpperCase()]).toEqual([name, expected.get(name)]);
});
