import { addDays, dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import type { MemberRepository } from '../members/repository.ts';
import type { PurchaseRepository } from '../purchases/repository.ts';
import { isOpen } from '../tables.ts';
import { judgeStay, type Stay } from './stay.ts';

/** Tells how the subscription of a purchase stands, by our copy. */
export function createStays({
  purchases,
  members,
  clock,
}: {
  purchases: Pick<PurchaseRepository, 'ofUser'>;
  members: Pick<MemberRepository, 'subscriptionsOf' | 'paymentsOf' | 'failedChargeOf'>;
  clock: Pick<Clock, 'now'>;
}) {
  return async (userId: string, purchaseId: string): Promise<Stay> => {
    const today = dayOf(clock.now());
    const purchase = await purchases.ofUser(purchaseId, userId);
    if (purchase === undefined || purchase.state === 'refused') return { stands: 'left' };
    const subscriptions = await members.subscriptionsOf(userId);
    const bought = subscriptions.find(({ externalId }) => externalId === purchase.subscriptionNumber);
    if (bought === undefined) {
      return isOpen(purchase.state) ? { stands: 'free', until: addDays(today, 1) } : { stands: 'left' };
    }
    return judgeStay(bought, {
      ...{ subscriptions, today },
      payments: await members.paymentsOf(userId),
      failed: await members.failedChargeOf(userId),
    });
  };
}
