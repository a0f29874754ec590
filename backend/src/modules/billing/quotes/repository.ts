import { sql, type Kysely, type Selectable } from 'kysely';
import { forgetUnnamed } from '../looking-once.ts';
import type { BillingTables } from '../tables.ts';
import type { OrderContent } from '../zuora/order-body.ts';
import type { Offer, QuoteWish } from './offer.ts';

export type Quote = Selectable<BillingTables['quotes']>;

/** Keeps quotes, each for the person it was made for. */
export function createQuoteRepository(db: Kysely<BillingTables>) {
  return {
    keep: (quote: {
      userId: string;
      asked: QuoteWish;
      content: OrderContent;
      offer: Offer;
      fingerprint: string;
      expiresAt: Date;
    }): Promise<Quote> => db.insertInto('quotes').values(quote).returningAll().executeTakeFirstOrThrow(),

    find: (id: string, userId: string): Promise<Quote | undefined> =>
      db
        .selectFrom('quotes')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst(),

    /** Whether two quotes of one person offer the same for the same money on the same days. */
    chargeTheSame: async (one: string, other: string, userId: string): Promise<boolean> => {
      const found = await db
        .selectFrom('quotes')
        .select('fingerprint')
        .where('id', 'in', [one, other])
        .where('userId', '=', userId)
        .execute();
      const [first, second = first] = found;
      return first !== undefined && first.fingerprint === second?.fingerprint;
    },

    /** Whether a voucher is part of an offer to a person. */
    holdVoucher: async (userId: string, code: string): Promise<boolean> => {
      const voucher = { status: 'applied', code };
      const found = await db
        .selectFrom('quotes')
        .select('id')
        .where('userId', '=', userId)
        .where(sql<boolean>`offer @> ${JSON.stringify({ voucher })}::jsonb`)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Deletes quotes that expired before a moment and have no purchase. Others are marked, and not looked at again. */
    forgetBefore: async (moment: Date): Promise<void> => {
      await forgetUnnamed(db, 'quotes', {
        isDue: (row) => row('expiresAt', '<', moment),
        isNamed: (row) =>
          row.exists(
            row
              .selectFrom('purchases')
              .select('purchases.id')
              .whereRef('purchases.quoteId', '=', 'quotes.id'),
          ),
      });
    },
  };
}

export type QuoteRepository = ReturnType<typeof createQuoteRepository>;
