import { addMonths } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { monthsOf, plans } from '../catalogue/plans.ts';
import type { AccountCredit } from './account-credit.ts';
import type { MemberRepository, Subscription } from './repository.ts';

/** A subscription whose charges to come are told as they will be charged. */
export interface ChargedSubscription extends Subscription {
  /** What credit pays of the next charge. `nextCharge` is what is left of it. Absent where it pays nothing. */
  creditUsed?: Money;
  /** What credit is left to pay of the first charge after a discount. `afterDiscount` is the whole price. */
  creditAfterDiscount?: Money;
}

/**
 * Takes the credit of accounts off what their subscriptions charge next, the earliest first, as the billing company does with
 * each invoice.
 */
export function lessCredit(
  subscriptions: readonly Subscription[],
  credits: readonly AccountCredit[],
): ChargedSubscription[] {
  const left = new Map(credits.map(({ accountNumber, credit }) => [accountNumber, credit.amount]));
  const charged = new Map<string, ChargedSubscription>();
  const inOrder = subscriptions.toSorted((one, other) => {
    return (one.nextChargeOn ?? '').localeCompare(other.nextChargeOn ?? '');
  });
  for (const subscription of inOrder) {
    const { id, accountNumber, nextCharge } = subscription;
    const credit = left.get(accountNumber ?? '') ?? 0;
    if (accountNumber === null || nextCharge === null || credit === 0) continue;
    const used = Math.min(credit, nextCharge.amount);
    const rest = credit - used - usedBeforeDiscountEnds(subscription, credit - used);
    const later = Math.min(rest, subscription.afterDiscount?.amount.amount ?? 0);
    left.set(accountNumber, rest - later);
    charged.set(id, {
      ...subscription,
      ...(used > 0 && {
        nextCharge: { ...nextCharge, amount: nextCharge.amount - used },
        creditUsed: { ...nextCharge, amount: used },
      }),
      ...(later > 0 && { creditAfterDiscount: { ...nextCharge, amount: later } }),
    });
  }
  return subscriptions.map((each) => charged.get(each.id) ?? each);
}

/** A user's subscriptions with their charges to come as they will be charged, by our copy. */
export async function chargedSubscriptionsOf(
  members: Pick<MemberRepository, 'subscriptionsOf' | 'creditsOf'>,
  userId: string,
): Promise<ChargedSubscription[]> {
  return lessCredit(await members.subscriptionsOf(userId), await members.creditsOf(userId));
}

/** What a charge comes to, whatever credit pays of it; undefined where its amount is not known. */
export function wholePrice({
  amount,
  credit,
}: {
  amount?: Money | undefined;
  credit?: Money | undefined;
}): Money | undefined {
  return amount && { ...amount, amount: amount.amount + (credit?.amount ?? 0) };
}

/** What the charges between the next one and the first without a discount take of a credit. */
function usedBeforeDiscountEnds(
  { planCode, planned, nextChargeOn, nextCharge, afterDiscount }: Subscription,
  credit: number,
): number {
  if (afterDiscount === null || nextCharge === null || nextChargeOn === null) return 0;
  const period = monthsOf(plans[planned?.plan ?? planCode].period);
  let used = 0;
  for (let months = period; addMonths(nextChargeOn, months) < afterDiscount.date; months += period) {
    used += nextCharge.amount;
  }
  return Math.min(used, credit);
}
