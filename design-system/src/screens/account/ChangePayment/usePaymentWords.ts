import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatMonth } from '../../../formatting/formatMonth.ts';
import type { ChargedTo } from '../Subscription/SubscriptionState.ts';

/** A payment method in words: what it is called, and what there is to say of it. */
interface PaymentWords {
  name: string;
  detail?: string;
}

/** Words of what a subscription is charged to; undefined for what is not known. */
export function usePaymentWords({ language }: DateLocale) {
  const { t } = useTranslation('changePayment');

  return ({ today, paidWith }: { today: string; paidWith?: ChargedTo }): PaymentWords | undefined => {
    if (paidWith === undefined) return undefined;
    if (paidWith.method === 'paypal') {
      return { name: t(($) => $.method.paypal), ...(paidWith.email && { detail: paidWith.email }) };
    }
    const { brand, last4, validUntil } = paidWith;
    const name = t(($) => $.method.card, { brand, last4 });
    if (validUntil === undefined) return { name };
    const month = formatMonth(validUntil, language);
    const standing = validUntil < today.slice(0, 7) ? 'expired' : 'validUntil';
    return { name, detail: t(($) => $.method[standing], { month }) };
  };
}
