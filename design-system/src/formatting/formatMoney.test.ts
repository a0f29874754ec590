import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';
import { formatPercent } from './formatPercent.ts';

test('writes a price as each language does', () => {
  const price = { amount: 6999, currency: 'EUR' };
  expect(formatMoney(price, 'en')).toBe('€69.99');
  expect(formatMoney(price, 'de')).toBe('69,99\u00a0€');
  expect(formatMoney(price, 'fr')).toBe('69,99\u00a0€');
  expect(formatMoney(price, 'pt')).toBe('€\u00a069,99');
});

test('writes nothing as nothing', () => {
  expect(formatMoney({ amount: 0, currency: 'EUR' }, 'en')).toBe('€0.00');
});

test('takes something off with a true minus', () => {
  expect(formatMoney({ amount: -2100, currency: 'EUR' }, 'en')).toBe('\u2212€21.00');
});

test('uses the short symbol, wherever the currency is at home', () => {
  expect(formatMoney({ amount: 1299, currency: 'USD' }, 'en')).toBe('$12.99');
  expect(formatMoney({ amount: 2990, currency: 'BRL' }, 'pt')).toBe('R$\u00a029,90');
  expect(formatMoney({ amount: 39900, currency: 'INR' }, 'en')).toBe('₹399.00');
});

test('knows currencies without minor units', () => {
  expect(formatMoney({ amount: 399, currency: 'JPY' }, 'en')).toBe('¥399');
});

test('writes a percentage with as many decimals as it has', () => {
  expect(formatPercent(19, 'en')).toBe('19%');
  expect(formatPercent(8.25, 'de')).toBe('8,25\u00a0%');
});
