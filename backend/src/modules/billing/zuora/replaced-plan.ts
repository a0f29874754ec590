import type { Day } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import { actionsFor, endOn, type RenewalOff } from './change-body.ts';

/** The plan that ends with an order, on the day that what was ordered begins. */
export interface EndOfReplaced {
  /** The number of its subscription. */
  replaces?: string;
  /** How it ends where it can be made to renew again; absent where it is cancelled. */
  renewalOff?: RenewalOff;
}

/** The part of an order that ends the current subscription: both happen, or neither. */
export function replacedBy(
  { replaces, renewalOff, currency, startsOn }: EndOfReplaced & { currency: Currency; startsOn: Day },
  today: Day,
) {
  if (replaces === undefined) return [];
  const orderActions = renewalOff === undefined ? [endOn(startsOn)] : actionsFor(renewalOff, currency, today);
  return [{ subscriptionNumber: replaces, orderActions }];
}
