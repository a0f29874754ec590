import type { TFunction } from 'i18next';
import type { Language } from '@stillpoint/translations';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { Quote } from './CheckoutState.ts';

/** A sum of the quote. Where its tax is not known yet, it says that tax is added. */
export function sumOf(t: TFunction<'checkout'>, { tax }: Quote, sum: Money, language: Language): string {
  const amount = formatMoney(sum, language);
  return 'limit' in tax && sum.amount > 0 ? t(($) => $.order.plusTax, { amount }) : amount;
}
