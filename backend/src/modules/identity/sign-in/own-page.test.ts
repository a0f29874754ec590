import { expect, test } from 'vitest';
import { ownPageAt } from './own-page.ts';

test.each([
  ['/checkout?plan=B2CANNUAL#pay', '/checkout'],
  ['/de/checkout/', '/checkout'],
  ['/d%65/check%6Fut', '/checkout'],
  ['/en/checkout', '/en/checkout'],
  ['/Checkout', '/Checkout'],
  ['/checkout//', '/checkout/'],
  ['/checkout%2F', '/checkout%2F'],
  ['/checkout%C3', '/checkout%C3'],
  ['/', '/'],
  ['/de', ''],
])('%s opens %s', (address, page) => {
  expect(ownPageAt(address)).toBe(page);
});
