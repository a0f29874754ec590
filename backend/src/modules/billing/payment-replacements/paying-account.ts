import type { KnownAccount, Subscription } from '../members/repository.ts';

/**
 * The account whose payment method can be replaced: a person may have one for each currency. It is that of the subscription
 * which renews, or of the latest one.
 */
export function payingAccount(
  subscriptions: readonly Subscription[],
  accounts: readonly KnownAccount[],
): KnownAccount | undefined {
  const billed = subscriptions.filter(({ source }) => source === 'zuora');
  const paid = billed.findLast(({ nextChargeOn }) => nextChargeOn !== null) ?? billed.at(-1);
  return accounts.find(({ accountNumber }) => accountNumber === paid?.accountNumber) ?? accounts[0];
}
