import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import type { BillingTables } from '../tables.ts';
import type { BillingAddress } from '../zuora/order-body.ts';
import type { AccountCredit } from './account-credit.ts';
import { dueReminders, toldOfCard } from './due-reminders.ts';

export type Subscription = Selectable<BillingTables['subscriptions']>;
export type Payment = Selectable<BillingTables['payments']>;

/** An account of a user's, and where it is billed. */
export type KnownAccount = Omit<
  Selectable<BillingTables['billingAccounts']>,
  'address' | 'beforePurchase' | 'card' | 'cardToldOf' | 'credit' | 'reading'
>;

/** A charge that failed, and when it is tried again. */
export type KnownFailedCharge = Omit<
  Selectable<BillingTables['failedCharges']>,
  'accountNumber' | 'userId' | 'updatedAt'
>;

/** A subscription as the company that bills it reports it. */
export type ReportedSubscription = Omit<
  Insertable<BillingTables['subscriptions']>,
  'id' | 'remindedOn' | 'discountRemindedOf' | 'updatedAt'
>;

/** Keeps what people have: a copy of what the billing companies say. */
export function createMemberRepository(db: Kysely<BillingTables>) {
  return {
    subscriptionsOf: (userId: string): Promise<Subscription[]> =>
      db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).orderBy('startsOn').execute(),

    /** The numbers of all contracts that a user has or had. */
    contractNumbersOf: async (userId: string): Promise<string[]> => {
      const kept = db.selectFrom('subscriptions').select('externalId').where('userId', '=', userId);
      return (await kept.execute()).map(({ externalId }) => externalId);
    },

    find: (id: string): Promise<Subscription | undefined> =>
      db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst(),

    paymentsOf: (userId: string): Promise<Payment[]> =>
      db.selectFrom('payments').selectAll().where('userId', '=', userId).orderBy('paidOn').execute(),

    lastPaymentOf: ({ userId, externalId }: Subscription): Promise<Payment | undefined> =>
      db
        .selectFrom('payments')
        .selectAll()
        .where('userId', '=', userId)
        .where('subscriptionNumber', '=', externalId)
        .orderBy('paidOn', 'desc')
        .executeTakeFirst(),

    accountsOf: (userId: string): Promise<KnownAccount[]> =>
      db
        .selectFrom('billingAccounts')
        .select(['accountNumber', 'userId', 'currency', 'country'])
        .where('userId', '=', userId)
        .execute(),

    /** What a user's accounts have to their credit, as they were read last: only those that have any. */
    creditsOf: async (userId: string): Promise<AccountCredit[]> => {
      const kept = db.selectFrom('billingAccounts').select(['accountNumber', 'credit']);
      return (await kept.where('userId', '=', userId).execute()).flatMap(({ accountNumber, credit }) =>
        credit ? [{ accountNumber, credit }] : [],
      );
    },

    /** Where an account is taxed, as far as it was read before. */
    addressOf: async (accountNumber: string): Promise<BillingAddress | undefined> => {
      const account = await db
        .selectFrom('billingAccounts')
        .select('address')
        .where('accountNumber', '=', accountNumber)
        .executeTakeFirst();
      return account?.address ?? undefined;
    },

    /** The number of a reading that begins now. */
    nextReading: async (): Promise<string> => {
      const next = sql<string>`nextval('billing_readings')`.as('reading');
      return (await db.selectNoFrom(next).executeTakeFirstOrThrow()).reading;
    },

    /**
     * Stores what was reported, and tells which payments were not stored before, and whether it is the latest: payments stay
     * what they are, but all else is left as it is where a reading was kept that was begun later.
     */
    keep: (reported: {
      account: Insertable<BillingTables['billingAccounts']> & { reading: string };
      subscriptions: readonly ReportedSubscription[];
      payments: readonly Payment[];
      trx: Kysely<BillingTables>;
    }): Promise<{ newPayments: Payment[]; latest: boolean }> => keepReported(reported),

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

    /** Whose failed charge the billing company should have tried again by a day; once a day where it does not say when. */
    usersWithTryDueBy: async (day: Day): Promise<string[]> => {
      const due = await db
        .selectFrom('failedCharges')
        .select('userId')
        .where((row) =>
          row.or([
            row('nextTryOn', '<=', day),
            row.and([
              row('nextTryOn', 'is', null),
              row('updatedAt', '<', sql<Date>`now() - interval '1 day'`),
            ]),
          ]),
        )
        .orderBy('updatedAt')
        .limit(200)
        .execute();
      return due.map(({ userId }) => userId);
    },

    /** What a user's renewal failed to charge, as it was read last. */
    failedChargeOf: (userId: string): Promise<KnownFailedCharge | undefined> =>
      db
        .selectFrom('failedCharges')
        .select(['amount', 'failedOn', 'nextTryOn', 'lastTry'])
        .where('userId', '=', userId)
        .orderBy('failedOn', 'desc')
        .executeTakeFirst(),

    /** Notes what an account's renewal failed to charge, or that nothing is left of it. To be called in a transaction. */
    noteFailedCharge: async (
      trx: Kysely<BillingTables>,
      account: { accountNumber: string; userId: string },
      failed: KnownFailedCharge | undefined,
    ): Promise<void> => {
      if (failed === undefined) {
        await trx.deleteFrom('failedCharges').where('accountNumber', '=', account.accountNumber).execute();
        return;
      }
      await trx
        .insertInto('failedCharges')
        .values({ ...account, ...failed })
        .onConflict((conflict) =>
          conflict.column('accountNumber').doUpdateSet({ ...failed, updatedAt: sql<Date>`now()` }),
        )
        .execute();
    },

    ...dueReminders(db),

    /** Notes that an owner was told of the charge on a day; false when it was noted before. To be called in a transaction. */
    noteDiscountReminder: async (trx: Kysely<BillingTables>, id: string, day: Day): Promise<boolean> => {
      const noted = await trx
        .updateTable('subscriptions')
        .set({ discountRemindedOf: day })
        .where('id', '=', id)
        .where('discountRemindedOf', 'is distinct from', day)
        .executeTakeFirst();
      return noted.numUpdatedRows > 0n;
    },

    /**
     * Notes that an owner was told of the card of an account: the card and its last month, or undefined when it was noted before.
     * To be called in a transaction.
     */
    noteCardReminder: async (
      trx: Kysely<BillingTables>,
      accountNumber: string,
    ): Promise<string | undefined> => {
      const noted = await trx
        .updateTable('billingAccounts')
        .set({ cardToldOf: toldOfCard })
        .where('accountNumber', '=', accountNumber)
        .where('cardToldOf', 'is distinct from', toldOfCard)
        .returning('cardToldOf')
        .executeTakeFirst();
      return noted?.cardToldOf ?? undefined;
    },

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
  const { accountNumber, country, address, card, credit, reading } = account;
  const { numUpdatedRows } = await trx
    .updateTable('billingAccounts')
    .set({ country, address, card, credit, reading })
    .where('accountNumber', '=', accountNumber)
    .where('reading', '<=', reading)
    .executeTakeFirstOrThrow();
  const latest = numUpdatedRows > 0n;
  if (latest) await keepSubscriptions(trx, subscriptions);
  return { newPayments: await keepPayments(trx, payments), latest };
}

async function keepSubscriptions(
  trx: Kysely<BillingTables>,
  subscriptions: readonly ReportedSubscription[],
): Promise<void> {
  for (const subscription of subscriptions) {
    const news = {
      planCode: subscription.planCode,
      startsOn: subscription.startsOn,
      firstChargeOn: subscription.firstChargeOn,
      nextChargeOn: subscription.nextChargeOn,
      nextCharge: subscription.nextCharge,
      afterDiscount: subscription.afterDiscount,
      discountEndsOn: subscription.discountEndsOn,
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
}

async function keepPayments(trx: Kysely<BillingTables>, payments: readonly Payment[]): Promise<Payment[]> {
  if (payments.length === 0) return [];
  for (const { paymentNumber, invoiceNumber } of payments) {
    await trx
      .updateTable('payments')
      .set({ invoiceNumber })
      .where('paymentNumber', '=', paymentNumber)
      .where('invoiceNumber', 'is distinct from', invoiceNumber)
      .execute();
  }
  return trx
    .insertInto('payments')
    .values([...payments])
    .onConflict((conflict) => conflict.column('paymentNumber').doNothing())
    .returningAll()
    .execute();
}
