import { expect, test } from 'vitest';
import type { Subscription } from '../members/repository.ts';
import { payingAccount } from './paying-account.ts';

const account = (accountNumber: string) =>
  ({ accountNumber, userId: 'nora', currency: 'EUR', country: 'DE' }) as const;
const held = (accountNumber: string, nextChargeOn: string | null, source = 'zuora') =>
  ({ accountNumber, nextChargeOn, source }) as Subscription;
const accounts = [account('one'), account('other')];

test('the account of the subscription that renews is the one that pays', () => {
  expect(payingAccount([held('other', '2026-12-20'), held('one', null)], accounts)?.accountNumber).toBe(
    'other',
  );
});

test('without one that renews it is that of the latest subscription', () => {
  expect(payingAccount([held('one', null), held('other', null)], accounts)?.accountNumber).toBe('other');
});

test('a subscription that a store bills says nothing of our account', () => {
  expect(payingAccount([held('other', '2026-12-20', 'itunes')], accounts)?.accountNumber).toBe('one');
  expect(payingAccount([], [])).toBeUndefined();
});
