import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import type { Subscription } from './repository.ts';

/** The first charge without a discount: the next one where none is left. Undefined where none is known to come. */
export function chargeAfterDiscount({
  afterDiscount,
  nextChargeOn,
  nextCharge,
}: Pick<Subscription, 'afterDiscount' | 'nextChargeOn' | 'nextCharge'>):
  { date: Day; amount: Money } | undefined {
  if (afterDiscount !== null) return afterDiscount;
  return nextChargeOn === null || nextCharge === null
    ? undefined
    : { date: nextChargeOn, amount: nextCharge };
}
