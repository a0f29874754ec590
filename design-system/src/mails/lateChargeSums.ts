import type { Money } from '../formatting/Money.ts';
import { formatMoney } from '../formatting/formatMoney.ts';
import { dayIn } from './dayIn.ts';
import type { MailContent } from './MailLayout/MailContent.ts';
import type { MailFrame } from './MailFrame.ts';

/** What was charged after a declaration, by its days. */
export function lateChargeSums(
  charges: readonly { date: string; amount: Money }[],
  frame: MailFrame,
): NonNullable<MailContent['sums']> {
  return charges.map(({ date, amount }) => ({
    label: dayIn(frame, date),
    amount: formatMoney(amount, frame.language),
    tone: 'plain' as const,
  }));
}
