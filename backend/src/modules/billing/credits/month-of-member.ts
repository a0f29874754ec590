import { dayOf } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import type { Clock } from '../../../process/clock.ts';
import { chargedSubscriptionsOf } from '../members/less-credit.ts';
import type { MemberRepository } from '../members/repository.ts';
import type { ChargeToCome } from '../ports.ts';
import { worthOfMonth, type MonthWorth } from './plan-to-credit.ts';

/** What a month is worth to a member, and what is to the member's credit. */
export interface MonthOfMember {
  month: MonthWorth;
  /** What no charge has used. */
  credit?: Money;
  /** The next charge, less the credit. */
  nextCharge?: ChargeToCome;
}

/** Tells of a member what a month is worth, by our copy. */
export function createMonthOfMember({
  members,
  clock,
}: {
  members: Pick<MemberRepository, 'subscriptionsOf' | 'accountsOf' | 'creditsOf' | 'failedChargeOf'>;
  clock: Pick<Clock, 'now'>;
}) {
  return async (userId: string): Promise<MonthOfMember> => {
    const subscriptions = await chargedSubscriptionsOf(members, userId);
    const accounts = await members.accountsOf(userId);
    const failed = await members.failedChargeOf(userId);
    const month = worthOfMonth({ subscriptions, accounts, failed, today: dayOf(clock.now()) });
    const next = subscriptions
      .filter(({ source, nextChargeOn }) => source === 'zuora' && nextChargeOn !== null)
      .toSorted((one, other) => (one.nextChargeOn ?? '').localeCompare(other.nextChargeOn ?? ''))[0];
    const credits = await members.creditsOf(userId);
    // A member may have an account for each currency: the one that is charged next.
    const { credit } = credits.find((each) => each.accountNumber === next?.accountNumber) ?? credits[0] ?? {};
    const { nextChargeOn: date, nextCharge: amount, creditUsed } = next ?? {};
    return {
      month,
      ...(credit !== undefined && { credit }),
      ...(date && amount && { nextCharge: { date, amount, ...(creditUsed && { credit: creditUsed }) } }),
    };
  };
}
