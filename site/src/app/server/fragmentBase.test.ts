import { expect, test } from 'vitest';
import { fragmentBase } from './fragmentBase.ts';

test('rules go into a layer inside of that of the page, so that those of the page go before them', () => {
  expect(fragmentBase('@layer stillpoint{:root{--ink:#000}}@media print{p{margin:0}}')).toBe(
    '@layer stillpoint.part{@layer stillpoint{:root{--ink:#000}}@media print{p{margin:0}}}',
  );
});

test('fonts and moving from page to page are the page’s own', () => {
  expect(
    fragmentBase(
      '@font-face{font-family:Figtree}@view-transition{navigation:auto}@keyframes rise{}@media print{@view-transition{navigation:none}p{margin:0}}',
    ),
  ).toBe('@layer stillpoint.part{@media print{p{margin:0}}}');
});
