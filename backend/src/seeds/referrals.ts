import { demoLink, demoPeople, type DemoFirstName } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import type { BillingTables } from '../modules/billing/tables.ts';
import { personDigests } from '../modules/referral/person-digests.ts';
import type { ReferralTables } from '../modules/referral/tables.ts';

/** A demo person who took Rhea's free days: when, and the subscription that they began. */
interface DemoFriend {
  name: DemoFirstName;
  purchaseId: string;
  subscriptionNumber: string;
  daysAgo: number;
  stayed: boolean;
}

const friends: readonly DemoFriend[] = [
  {
    ...{ name: 'Finn', purchaseId: 'f1000000-0000-4000-8000-000000000001' },
    ...{ subscriptionNumber: 'S-finn-trial', daysAgo: 4, stayed: false },
  },
  {
    ...{ name: 'Stan', purchaseId: 'f1000000-0000-4000-8000-000000000002' },
    ...{ subscriptionNumber: 'S-stan-annual', daysAgo: 60, stayed: true },
  },
];

/** Rhea's link, and the two friends who came by it. Her month for one of them is given in the next night. */
export async function seedReferrals(
  database: Database,
  { now, sealingKeys }: { now: Date; sealingKeys: readonly string[] },
): Promise<void> {
  const db = database.$extendTables<ReferralTables & BillingTables>();
  const digests = personDigests(sealingKeys);
  const made = await db
    .insertInto('referralLinks')
    .values({
      ...{ id: demoLink, accountId: demoPeople.Rhea.id, createdAt: before(now, 70) },
      ...{ came: friends.length, toldOn: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return;
  for (const { name, purchaseId, subscriptionNumber, daysAgo, stayed } of friends) {
    const { id: userId, email } = demoPeople[name];
    const tookAt = before(now, daysAgo);
    await db
      .insertInto('purchases')
      .values({
        ...{ id: purchaseId, userId, purchaseKey: purchaseId, orderNumber: `O-${purchaseId}` },
        ...{ state: 'succeeded', quoteId: purchaseId, payment: { type: 'ZUORA', refId: purchaseId } },
        ...{ access: null, orderBody: null, gatewayKey: null, attemptedAt: null, refusal: null },
        ...{ subscriptionNumber, createdAt: tookAt },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('referrals')
      .values({
        ...{
          linkId: demoLink,
          type: 'DEFAULT' as const,
          friendAccountId: userId,
          personDigest: digests.of(email),
          purchaseId,
          tookAt,
        },
        ...(stayed && { standing: 'stayed', stayedAt: before(now, 1) }),
        ...{ came: true, cameTold: true },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000);
}
