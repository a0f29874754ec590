import { sql, type Kysely, type Selectable } from 'kysely';
import { monthOf, type Day } from '../../../domain/days.ts';
import { longDiscountDays } from '../catalogue/reminder-days.ts';
import type { BillingTables } from '../tables.ts';

type Subscription = Selectable<BillingTables['subscriptions']>;

/** The days of charges to remind of; with `beyond`, only the subscriptions after that one. */
export interface RemindSpan {
  after: Day;
  through: Day;
  beyond: string | undefined;
}

const remindersAtOnce = 200;

/** A card and its last month, of which its owner is told once. */
export const toldOfCard = sql<string | null>`(card->>'id') || ':' || (card->>'validUntil')`;

/** Finds, in slices by id, the subscriptions whose owners are to be reminded of something. */
export function dueReminders(db: Kysely<BillingTables>) {
  return {
    /** Trials whose first charge comes within a span, whose owners have not been reminded. */
    trialsToRemindOf: ({ after, through, beyond }: RemindSpan): Promise<Subscription[]> =>
      db
        .selectFrom('subscriptions')
        .selectAll()
        .where('source', '=', 'zuora')
        .whereRef('firstChargeOn', '>', 'startsOn')
        .where('firstChargeOn', '>', after)
        .where('firstChargeOn', '<=', through)
        .where('endsOn', 'is', null)
        .where('remindedOn', 'is', null)
        .$if(beyond !== undefined, (query) => query.where('id', '>', beyond ?? ''))
        .orderBy('id')
        .limit(remindersAtOnce)
        .execute(),

    /** Subscriptions whose first charge after a long discount comes within a span, and was not told of. */
    discountsToRemindOf: ({ after, through, beyond }: RemindSpan): Promise<Subscription[]> => {
      const charge = sql<Day>`coalesce((after_discount->>'date')::date, next_charge_on)`;
      return (
        db
          .selectFrom('subscriptions')
          .selectAll()
          .where('source', '=', 'zuora')
          .where('endsOn', 'is', null)
          .where(charge, '>', after)
          .where(charge, '<=', through)
          .whereRef(charge, '>=', 'discountEndsOn')
          // Follows from the two above. The index of the table is on this day.
          .where('discountEndsOn', '<=', through)
          .where(sql<boolean>`${charge} - starts_on >= ${longDiscountDays}::int`)
          .where(sql<boolean>`(discount_reminded_of is null or discount_reminded_of < discount_ends_on)`)
          .$if(beyond !== undefined, (query) => query.where('id', '>', beyond ?? ''))
          .orderBy('id')
          .limit(remindersAtOnce)
          .execute()
      );
    },

    /** Plans that renew whose card has its last month, or is not known yet, and whose owner was not told of it. */
    cardsToRemindOf: ({
      today,
      beyond,
    }: {
      today: Day;
      beyond: string | undefined;
    }): Promise<Subscription[]> =>
      db
        // By itself, since few accounts are due, and the order of the slices is that of all subscriptions.
        .with(
          (query) => query('due').materialized(),
          (query) =>
            query
              .selectFrom('billingAccounts')
              .select(['accountNumber', 'userId'])
              .where(
                sql<boolean>`(card is null or (
                  card->>'validUntil' = ${monthOf(today)}
                  and card_told_of is distinct from ${toldOfCard}
                ))`,
              ),
        )
        .selectFrom('due')
        .innerJoin('subscriptions', (join) =>
          join
            .onRef('subscriptions.userId', '=', 'due.userId')
            .onRef('subscriptions.accountNumber', '=', 'due.accountNumber'),
        )
        .selectAll('subscriptions')
        .where('source', '=', 'zuora')
        .where('startsOn', '<=', today)
        .where('endsOn', 'is', null)
        .where('nextChargeOn', 'is not', null)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('failedCharges')
                .select('failedCharges.accountNumber')
                .whereRef('failedCharges.accountNumber', '=', 'subscriptions.accountNumber'),
            ),
          ),
        )
        .$if(beyond !== undefined, (query) => query.where('id', '>', beyond ?? ''))
        .orderBy('id')
        .limit(remindersAtOnce)
        .execute(),
  };
}
