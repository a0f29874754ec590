import { expect, test } from 'vitest';
import type { Membership } from './membership.ts';
import { cardEndingOf } from './card-ending.ts';

const current = { source: 'zuora' } as NonNullable<Membership['current']>;
const account = { cardValidUntil: '2026-12' };
const renewing = { standing: 'renewing', current } as const;

test('a card ends soon from the first day of its last month, and is over after the last one', () => {
  const on = (day: string) => cardEndingOf(renewing, account, day);
  expect(on('2026-11-30')).toBeUndefined();
  expect(on('2026-12-01')).toBe('soon');
  expect(on('2026-12-31')).toBe('soon');
  expect(on('2027-01-01')).toBe('over');
});

test.each(['trial', 'renewing', 'paused'] as const)('a plan that is %s is charged later', (standing) => {
  expect(cardEndingOf({ standing, current }, account, '2026-12-01')).toBe('soon');
});

test.each(['none', 'ending', 'over'] as const)('a plan that is %s is not', (standing) => {
  expect(cardEndingOf({ standing, current }, account, '2026-12-01')).toBeUndefined();
});

test('nothing ends of PayPal, of a plan that a store bills, and after a charge that failed', () => {
  expect(cardEndingOf(renewing, {}, '2026-12-01')).toBeUndefined();
  expect(cardEndingOf(renewing, undefined, '2026-12-01')).toBeUndefined();
  const sold = { standing: 'renewing', current: { ...current, source: 'itunes' } } as const;
  expect(cardEndingOf(sold, account, '2026-12-01')).toBeUndefined();
  const due = { amount: 1299, currency: 'EUR' } as const;
  expect(cardEndingOf(renewing, { ...account, due }, '2026-12-01')).toBeUndefined();
});
