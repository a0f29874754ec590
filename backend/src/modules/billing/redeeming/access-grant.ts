import { addDays, addMonths, type Day } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import type { AccessLength } from '../ports.ts';
import type { EndOfReplaced } from '../zuora/replaced-plan.ts';

/** Access that a voucher gives: for a time, for nothing, and without a renewal. It may end the plan that it follows. */
export interface AccessGrant extends EndOfReplaced {
  plan: PlanCode;
  length: AccessLength;
  startsOn: Day;
  /** The first day without it. */
  endsOn: Day;
  currency: Currency;
  /** Where its account is billed, though there is nothing to bill. */
  country: string;
}

/** The access order in a purchase. It has no grant before its order is written down. */
export interface AccessOrder {
  code: string;
  grant?: AccessGrant;
}

/** The first day without access that begins on a day. */
export function endOfAccess(startsOn: Day, { count, unit }: AccessLength): Day {
  switch (unit) {
    case 'day':
      return addDays(startsOn, count);
    case 'month':
      return addMonths(startsOn, count);
  }
}
