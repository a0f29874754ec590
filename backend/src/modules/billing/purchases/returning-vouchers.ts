import type { Transaction } from 'kysely';
import type { Vouchers } from '../ports.ts';
import type { BillingTables } from '../tables.ts';

/** Gives the voucher of a subscription back, for which nothing was charged, or all was given back. In a transaction. */
export type ReturnVoucher = (trx: Transaction<BillingTables>, subscriptionNumber: string) => Promise<void>;

export function createVoucherReturning(vouchers: Pick<Vouchers, 'giveBack'>): ReturnVoucher {
  return async (trx, subscriptionNumber) => {
    const purchase = await trx
      .selectFrom('purchases')
      .select('id')
      .where('subscriptionNumber', '=', subscriptionNumber)
      .executeTakeFirst();
    if (purchase !== undefined) await vouchers.giveBack(trx.$pickTables<never>(), purchase.id);
  };
}
