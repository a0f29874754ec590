import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageStyle } from './configuration.ts';

const root = new URL('../../../../', import.meta.url);
const tokens = readFileSync(new URL('design-system/src/tokens/generated/tokens.css', root), 'utf8');
const style = pageStyle('https://stillpoint.example');

/** The colours of a block of the card page's style, by the block's selector. */
function coloursIn(selector: string): [name: string, value: string][] {
  const start = style.indexOf(selector);
  if (start < 0) throw new Error(`There is no ${selector}.`);
  const block = style.slice(start, style.indexOf('}', start));
  return Array.from(block.matchAll(/(--color-[\w-]+): (#\w+);/g), ([, name = '', value = '']) => [
    name,
    value.toUpperCase(),
  ]);
}

/** The value of a token in a theme: `light-dark()` has both. */
function tokenIn(theme: 'day' | 'night', name: string): string | undefined {
  const [, day, night = day] =
    new RegExp(`${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+)\\))?;`).exec(tokens) ?? [];
  return theme === 'day' ? day : night;
}

// The page's fields stand beside ours: another value would be seen.
test.each([
  ['by day', ':root {', 'day'],
  ['at night', "[data-theme='night'] {", 'night'],
  ['at night by the system', ':root:not([data-theme]) {', 'night'],
] as const)('the colours of the card page are those of the tokens %s', (_when, selector, theme) => {
  const colours = coloursIn(selector);
  expect(colours.length).toBeGreaterThan(10);
  expect(colours).toEqual(colours.map(([name]) => [name, tokenIn(theme, name)]));
});
