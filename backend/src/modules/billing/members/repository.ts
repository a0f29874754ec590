import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import type { BillingTables } from '../tables.ts';

export type Subscription = Selectable<BillingTables['subscriptions']>;
export type Payment = Selectable<BillingTables['payments']>;

/** A subscription as the company that bills it reports it. */
export type ReportedSubscription = Omit<
  Insertable<BillingTables['subscriptions']>,
  'id' | 'remindedOn' | 'updatedAt'
>;

/** Keeps what people have: a copy of what the billing companies say. */
export function createMemberRepository(db: Kysely<BillingTables>) {
  return {
    subscriptionsOf: (userId: string): Promise<Subscription[]> =>
      db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).orderBy('startsOn').execute(),

    paymentsOf: (userId: string): Promise<Payment[]> =>
      db.selectFrom('payments').selectAll().where('userId', '=', userId).orderBy('paidOn').execute(),

    accountsOf: (userId: string) =>
      db.selectFrom('billingAccounts').selectAll().where('userId', '=', userId).execute(),

    /** Stores what was reported. Returns the payments that were not stored before. */
    keep: (reported: {
      account: BillingTables['billingAccounts'];
      subscriptions: readonly ReportedSubscription[];
      payments: readonly Payment[];
      trx: Kysely<BillingTables>;
    }): Promise<Payment[]> => keepReported(reported),

    /** Whose next charge should have happened by a day, as far as we know; who was not looked at for longest first. */
    usersWithChargeDueBy: async (day: Day): Promise<string[]> => {
      const due = await db
        .selectFrom('subscriptions')
        .select('userId')
        .where('source', '=', 'zuora')
        .where('nextChargeOn', '<=', day)
        .groupBy('userId')
        .orderBy(({ fn }) => fn.min('updatedAt'))
        .limit(200)
        .execute();
      return due.map(({ userId }) => userId);
    },

    /** Trials whose first charge comes within a span, whose owners have not been reminded. */
    trialsToRemindOf: ({ after, through }: { after: Day; through: Day }): Promise<Subscription[]> =>
      db
        .selectFrom('subscriptions')
        .selectAll()
        .where('source', '=', 'zuora')
        .whereRef('firstChargeOn', '>', 'startsOn')
        .where('firstChargeOn', '>', after)
        .where('firstChargeOn', '<=', through)
        .where('endsOn', 'is', null)
        .where('remindedOn', 'is', null)
        .limit(200)
        .execute(),

    /** Notes a reminder; false when it was noted before. To be called in a transaction. */
    noteReminder: async (trx: Kysely<BillingTables>, id: string, day: Day): Promise<boolean> => {
      const noted = await trx
        .updateTable('subscriptions')
        .set({ remindedOn: day })
        .where('id', '=', id)
        .where('remindedOn', 'is', null)
        .executeTakeFirst();
      return noted.numUpdatedRows > 0n;
    },
  };
}

export type MemberRepository = ReturnType<typeof createMemberRepository>;

async function keepReported({
  trx,
  account,
  subscriptions,
  payments,
}: Parameters<MemberRepository['keep']>[0]) {
  await trx
    .insertInto('billingAccounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('billingAccounts')
    .set({ country: account.country })
    .where('accountNumber', '=', account.accountNumber)
    .where('country', 'is distinct from', account.country)
    .execute();
  for (const subscription of subscriptions) {
    const news = {
      planCode: subscription.planCode,
      startsOn: subscription.startsOn,
      firstChargeOn: subscription.firstChargeOn,
      nextChargeOn: subscription.nextChargeOn,
      nextCharge: subscription.nextCharge,
      afterDiscount: subscription.afterDiscount,
      endsOn: subscription.endsOn,
      accountNumber: subscription.accountNumber,
      planSince: subscription.planSince,
      planned: subscription.planned,
      renewalOff: subscription.renewalOff,
      pausedFrom: subscription.pausedFrom,
      pausedUntil: subscription.pausedUntil,
      updatedAt: sql<Date>`now()`,
    };
    await trx
      .insertInto('subscriptions')
      .values(subscription)
      .onConflict((conflict) => conflict.columns(['source', 'externalId']).doUpdateSet(news))
      .execute();
  }
  if (payments.length === 0) return [];
  return trx
    .insertInto('payments')
    .values([...payments])
    .onConflict((conflict) => conflict.column('paymentNumber').doNothing())
    .returningAll()
    .execute();
}
