import type { TFunction } from 'i18next';
import { formatMoney } from '../formatting/formatMoney.ts';
import type { KnownCharge } from '../screens/account/MembershipState.ts';
import type { MailFrame } from './MailFrame.ts';

/** What credit does to a charge whose whole price a mail has told; nothing where there is none. */
export function creditWords(
  { amount, credit }: KnownCharge,
  { language }: MailFrame,
  t: TFunction<'mails'>,
): string[] {
  if (credit === undefined) return [];
  if (amount.amount === 0) return [t(($) => $.credit.all)];
  return [
    t(($) => $.credit.takenOff, {
      credit: formatMoney(credit, language),
      amount: formatMoney(amount, language),
    }),
  ];
}

/** The price of a charge, whatever credit pays of it. */
export function wholePrice({ amount, credit }: KnownCharge, { language }: MailFrame): string {
  return formatMoney({ ...amount, amount: amount.amount + (credit?.amount ?? 0) }, language);
}
