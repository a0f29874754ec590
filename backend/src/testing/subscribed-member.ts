import { randomUUID } from 'node:crypto';
import { addDays, dayOf, type Day } from '../domain/days.ts';
import type { BillingTables } from '../modules/billing/tables.ts';
import type { TestApp } from './app.ts';
import { newMember } from './members.ts';

/** A subscription as it is held today. Without an end it renews, in 20 days. */
export interface HeldSubscription {
  endsOn: Day | null;
  startsOn?: Day;
  source?: 'itunes' | 'zuora';
  planCode?: 'B2CMONTHLY' | 'B2CANNUAL';
  pause?: { pausedFrom: Day; pausedUntil: Day | null };
}

/** A new member who holds a subscription, and the browser in which they are logged in. */
export async function subscribedMember(testApp: TestApp, subscription: HeldSubscription) {
  const member = await newMember(testApp);
  const today = dayOf(new Date());
  const { startsOn = addDays(today, -10), endsOn, source = 'itunes', pause } = subscription;
  const nextChargeOn = pause?.pausedUntil ?? pause?.pausedFrom ?? addDays(today, 20);
  await testApp.db
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values({
      ...{ userId: member.userId, source, externalId: randomUUID() },
      ...{ planCode: subscription.planCode ?? 'B2CMONTHLY', startsOn, firstChargeOn: startsOn, endsOn },
      ...{ remindedOn: null, discountEndsOn: null, discountRemindedOf: null },
      ...{ nextChargeOn: endsOn === null ? nextChargeOn : null, nextCharge: null, afterDiscount: null },
      ...pause,
    })
    .execute();
  return member;
}
