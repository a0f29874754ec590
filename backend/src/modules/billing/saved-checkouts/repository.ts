import type { Kysely, Selectable } from 'kysely';
import { deleteInSlices } from '../../../database/in-slices.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import type { BillingTables } from '../tables.ts';

export type SavedCheckout = Selectable<BillingTables['savedCheckouts']>;

/** What of a checkout is saved: nothing of a card, and no postal code. */
export interface CheckoutChoices {
  plan: PlanCode;
  voucherCode: string | null;
  country: string;
  upgrade: boolean;
}

/** A time after one moment, up to and with another. */
export interface Span {
  after: Date;
  through: Date;
}

const slice = 100;

/** Keeps the checkout that each member left last. */
export function createSavedCheckoutRepository(db: Kysely<BillingTables>) {
  return {
    /** Saves a checkout. One that was saved after `newSince` goes on, with the mail that it had. */
    save: async (
      userId: string,
      choices: CheckoutChoices,
      { savedAt, newSince }: { savedAt: Date; newSince: Date },
    ): Promise<void> => {
      await db
        .deleteFrom('savedCheckouts')
        .where('userId', '=', userId)
        .where('savedAt', '<=', newSince)
        .execute();
      await db
        .insertInto('savedCheckouts')
        .values({ userId, ...choices, savedAt, mailDecidedAt: null })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...choices, savedAt }))
        .execute();
    },

    /** A member's checkout, where it was saved after a moment. */
    of: (userId: string, after: Date): Promise<SavedCheckout | undefined> =>
      db
        .selectFrom('savedCheckouts')
        .selectAll()
        .where('userId', '=', userId)
        .where('savedAt', '>', after)
        .executeTakeFirst(),

    find: (id: string, after: Date): Promise<SavedCheckout | undefined> =>
      db
        .selectFrom('savedCheckouts')
        .selectAll()
        .where('id', '=', id)
        .where('savedAt', '>', after)
        .executeTakeFirst(),

    /** Deletes one checkout of a member. */
    dismiss: async (userId: string, id: string): Promise<void> => {
      await db.deleteFrom('savedCheckouts').where('userId', '=', userId).where('id', '=', id).execute();
    },

    /** The checkouts of which it is to be decided whether a mail goes out, in slices by id. */
    toDecide: ({ after, through }: Span, beyond: string | undefined): Promise<SavedCheckout[]> =>
      db
        .selectFrom('savedCheckouts')
        .selectAll()
        .where('mailDecidedAt', 'is', null)
        .where('savedAt', '>', after)
        .where('savedAt', '<=', through)
        .$if(beyond !== undefined, (query) => query.where('id', '>', beyond ?? ''))
        .orderBy('id')
        .limit(slice)
        .execute(),

    /** Notes the decision, once: false where another process noted it, or the checkout went on or away meanwhile. */
    decide: async (
      trx: Kysely<BillingTables>,
      { id, savedAt }: SavedCheckout,
      decidedAt: Date,
    ): Promise<boolean> => {
      const decided = await trx
        .updateTable('savedCheckouts')
        .set({ mailDecidedAt: decidedAt })
        .where('id', '=', id)
        .where('savedAt', '=', savedAt)
        .where('mailDecidedAt', 'is', null)
        .executeTakeFirst();
      return decided.numUpdatedRows === 1n;
    },

    forgetThrough: async (moment: Date): Promise<void> => {
      await deleteInSlices(db, 'savedCheckouts', (row) => row('savedAt', '<=', moment));
    },
  };
}

/** Deletes the checkout of a member who has a plan now. In the transaction that writes the plan. */
export async function forgetSavedCheckout(trx: Kysely<BillingTables>, userId: string): Promise<void> {
  await trx.deleteFrom('savedCheckouts').where('userId', '=', userId).execute();
}
