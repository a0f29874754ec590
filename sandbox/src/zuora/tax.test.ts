import { expect, test } from 'vitest';
import { taxAt } from './tax.ts';

test.each([
  ['AX', 0.255],
  ['GF', 0],
  ['GP', 0.085],
  ['MF', 0],
  ['MQ', 0.085],
  ['RE', 0.085],
  ['YT', 0],
  ['FI', 0.255],
  ['FR', 0.2],
])('%s: the price holds tax at the rate of %d', (country, rate) => {
  expect(taxAt({ country })).toMatchObject({ ok: true, mode: 'TaxInclusive', rate, jurisdiction: country });
});

test.each([
  [{ country: 'DE' }, 'MwSt.', 'DE'],
  [{ country: 'GB' }, 'VAT', 'GB'],
  [{ country: 'US', postalCode: '10001' }, 'Sales tax', 'NY'],
])('of %o it is called %s, and taken by %s', (address, name, jurisdiction) => {
  expect(taxAt(address)).toMatchObject({ name, jurisdiction });
});
