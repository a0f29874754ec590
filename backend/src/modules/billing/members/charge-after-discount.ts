import type { ChargeToCome } from '../ports.ts';
import type { ChargedSubscription } from './less-credit.ts';

/** The first charge without a discount: the next one where none is left. Undefined where none is known to come. */
export function chargeAfterDiscount({
  afterDiscount,
  nextChargeOn: date,
  nextCharge: amount,
  creditUsed: credit,
  creditAfterDiscount,
}: ChargedSubscription): ChargeToCome | undefined {
  if (afterDiscount === null) {
    return date === null || amount === null ? undefined : { date, amount, ...(credit && { credit }) };
  }
  if (creditAfterDiscount === undefined) return afterDiscount;
  const whole = afterDiscount.amount;
  return {
    date: afterDiscount.date,
    amount: { ...whole, amount: whole.amount - creditAfterDiscount.amount },
    credit: creditAfterDiscount,
  };
}
