import { isTaxExclusive } from '../../../domain/countries.ts';
import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { monthWorth } from '../catalogue/month-worth.ts';
import { standingOf } from '../eligibility.ts';
import type { KnownAccount, KnownFailedCharge, Subscription } from '../members/repository.ts';
import type { CreditContent } from '../zuora/credit-body.ts';

/** What a member holds, and where it is billed. */
interface Held {
  subscriptions: readonly Subscription[];
  accounts: readonly Pick<KnownAccount, 'accountNumber' | 'currency' | 'country'>[];
  failed: KnownFailedCharge | undefined;
  today: Day;
}

/**
 * What a month is worth to a member, and whether it can be taken off a plan. `later`: the plan renews, but has a pause to come or
 * running, or a renewal that failed. `noPlan`: there is none that we bill and that renews.
 */
export type MonthWorth =
  | {
      creditable: 'now' | 'later';
      /** Without the tax that some places add. A month is credited with it. */
      worth: Money;
      tax: 'included' | 'added';
    }
  | { creditable: 'noPlan' };

/** What one month of a member's plan is worth. */
export function worthOfMonth(held: Held): MonthWorth {
  const found = planWithWorth(held);
  if (found === undefined) return { creditable: 'noPlan' };
  const { worth, country } = found;
  return {
    creditable: planToCredit(held) === undefined ? 'later' : 'now',
    worth,
    tax: isTaxExclusive(country ?? undefined) ? 'added' : 'included',
  };
}

/**
 * The plan that a month is taken off: one that we bill and that renews. There is none while it is paused, since the billing
 * company allows nothing but the end of a pause, and while a renewal that failed is tried again: what that charge comes to was
 * told, and stays so.
 */
export function planToCredit(held: Held): CreditContent | undefined {
  const found = planWithWorth(held);
  if (found === undefined || held.failed !== undefined) return undefined;
  const { subscription, worth, accountNumber } = found;
  const { externalId: subscriptionNumber, nextChargeOn, pausedFrom } = subscription;
  if (nextChargeOn === null || pausedFrom !== null) return undefined;
  return { accountNumber, subscriptionNumber, worth };
}

function planWithWorth({ subscriptions, accounts, today }: Omit<Held, 'failed'>) {
  for (const subscription of subscriptions) {
    if (subscription.source !== 'zuora' || standingOf(subscription, today) !== 'renewing') continue;
    const account = accounts.find(({ accountNumber }) => accountNumber === subscription.accountNumber);
    if (account === undefined) continue;
    const { accountNumber, currency, country } = account;
    const worth = monthWorth(subscription.planCode, currency);
    if (worth !== undefined) return { subscription, worth, accountNumber, country };
  }
  return undefined;
}
