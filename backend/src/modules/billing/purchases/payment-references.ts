import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { certaintyOf } from '../gateway-outcome.ts';
import { forgetUnnamed } from '../looking-once.ts';
import { userOfAccount } from '../members/refreshing.ts';
import {
  ownerToldBy,
  paymentTypeBilledAs,
  referenceOf,
  type PaymentMethod,
  type PaymentType,
} from '../payment-methods.ts';
import type { BillingTables } from '../tables.ts';
import type { PaymentMethodAnswer } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';

/** What pays, if it is the caller's own. */
export type FoundPaymentMethod =
  { ok: true; paymentMethodId: string } | { ok: false; reason: 'unknown' | 'unavailable' };

/** Binds each payment reference to one user, and refuses it to others. */
export function createPaymentReferences(db: Kysely<BillingTables>, zuora: Pick<Zuora, 'paymentMethod'>) {
  const find = (reference: string, userId: string) =>
    db
      .selectFrom('paymentReferences')
      .selectAll()
      .where('reference', '=', reference)
      .where('userId', '=', userId)
      .executeTakeFirst();

  /**
   * Binds a reference to the person for whom the billing company says it was signed, or whose account it was entered for:
   * a card of the card page belongs to no account yet, and one of a wallet is signed for no account.
   */
  async function claim(type: PaymentType, reference: string, userId: string): Promise<FoundPaymentMethod> {
    const method = await zuora.paymentMethod(reference);
    if (!method.ok) {
      return { ok: false, reason: certaintyOf(method) === 'refused' ? 'unknown' : 'unavailable' };
    }
    if (ownerOf(method.body, type) !== userId) return { ok: false, reason: 'unknown' };
    await db
      .insertInto('paymentReferences')
      .values({ reference, userId, type, paymentMethodId: reference })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return methodOf(await find(reference, userId));
  }

  return {
    find,

    own: async (payment: PaymentMethod, userId: string): Promise<FoundPaymentMethod> => {
      const reference = referenceOf(payment);
      const known = await find(reference, userId);
      if (known?.type === payment.type) return methodOf(known);
      switch (ownerToldBy(payment.type)) {
        case 'billing':
          return claim(payment.type, reference, userId);
        case 'us':
          return { ok: false, reason: 'unknown' };
      }
    },

    /** Remembers a PayPal approval that was asked for. */
    awaitApproval: async (token: string, userId: string): Promise<void> => {
      await db
        .insertInto('paymentReferences')
        .values({ reference: token, userId, type: 'PAYPAL', paymentMethodId: null })
        .execute();
    },

    /** After a final no the next try needs a key of its own, since a key repeats its answer. */
    renewKey: async (token: string, userId: string): Promise<void> => {
      await db
        .updateTable('paymentReferences')
        .set({ requestKey: randomUUID() })
        .where('reference', '=', token)
        .where('userId', '=', userId)
        .execute();
    },

    /** Deletes the references that no purchase named within a day: what a page still holds is older than its session. */
    forgetUnused: async (): Promise<void> => {
      const isReferred = sql<boolean>`coalesce(payment ->> 'refId', payment ->> 'token') = reference`;
      await forgetUnnamed(db, 'paymentReferences', {
        isDue: (row) => row('createdAt', '<', sql<Date>`now() - interval '1 day'`),
        isNamed: (row) =>
          row.or([
            row.exists(
              row
                .selectFrom('purchases')
                .select('purchases.id')
                .whereRef('purchases.userId', '=', 'paymentReferences.userId')
                .where(isReferred),
            ),
            row.exists(
              row
                .selectFrom('giftOrders')
                .select('giftOrders.id')
                .whereRef('giftOrders.userId', '=', 'paymentReferences.userId')
                .where(isReferred),
            ),
          ]),
      });
    },

    /** Remembers what a completed approval pays with. */
    complete: async (token: string, userId: string, paymentMethodId: string): Promise<void> => {
      await db
        .updateTable('paymentReferences')
        .set({ paymentMethodId })
        .where('reference', '=', token)
        .where('userId', '=', userId)
        .execute();
    },
  };
}

export type PaymentReferences = ReturnType<typeof createPaymentReferences>;

/** Whom a payment method was signed for, or else whose account it is of. */
function ownerOf(
  { type: billedAs, field_passthrough1: signedFor, accountNumber }: PaymentMethodAnswer,
  type: PaymentType,
): string | undefined {
  if (signedFor) return signedFor;
  return paymentTypeBilledAs(billedAs ?? '') === type ? userOfAccount(accountNumber ?? '') : undefined;
}

function methodOf(row: { paymentMethodId: string | null } | undefined): FoundPaymentMethod {
  const paymentMethodId = row?.paymentMethodId;
  return typeof paymentMethodId === 'string'
    ? { ok: true, paymentMethodId }
    : { ok: false, reason: 'unknown' };
}
