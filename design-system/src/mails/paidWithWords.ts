import type { TFunction } from 'i18next';
import type { PaidWith } from '../screens/checkout/BillingState.ts';

/** A payment method as its owner knows it. */
export function paidWithWords(paidWith: PaidWith, t: TFunction<'mails'>): string {
  if (paidWith.method === 'paypal') return t(($) => $.paidWith.paypal);
  const { brand, last4 } = paidWith;
  return t(($) => $.paidWith.card, { brand, last4 });
}
