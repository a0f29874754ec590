import { useTranslation } from 'react-i18next';
import type { ChargedTo } from './SubscriptionState.ts';

/** What a payment method is called; undefined for one that is not known. */
export function usePaidWith(paidWith: ChargedTo | undefined): string | undefined {
  const { t } = useTranslation('subscription');
  if (paidWith === undefined) return undefined;
  return paidWith.method === 'paypal'
    ? t(($) => $.paidWith.paypal)
    : t(($) => $.paidWith.card, { brand: paidWith.brand, last4: paidWith.last4 });
}
