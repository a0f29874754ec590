import { sql, type Generated, type Kysely, type Selectable } from 'kysely';
import type { Day } from '../../domain/days.ts';
import type { SharedTransaction, Tables } from '../../database/database.ts';

interface VouchersTable {
  code: string;
  percentOff: number;
  /** How long the discount lasts from the first charge. */
  months: number;
  /** Null means every plan. */
  planCodes: string[] | null;
  /** Null means every zone. */
  zones: string[] | null;
  startsOn: Day | null;
  /** The first day on which it is over. */
  endsOn: Day | null;
  /** Null means as many as come. */
  redemptionsAllowed: number | null;
  redemptions: Generated<number>;
}

interface VoucherRedemptionsTable {
  code: string;
  userId: string;
  /** Null for those redeemed before purchases were kept here. */
  purchaseId: string | null;
  redeemedAt: Generated<Date>;
}

export type VoucherTables = Tables<{
  vouchers: VouchersTable;
  voucherRedemptions: VoucherRedemptionsTable;
}>;

export type Voucher = Selectable<VouchersTable>;

/** Keeps vouchers and who has used them. A voucher is used once by a person, and no oftener than allowed. */
export function createVoucherRepository(db: Kysely<VoucherTables>) {
  return {
    byCode: (code: string): Promise<Voucher | undefined> =>
      db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirst(),

    usedBy: async (code: string, userId: string): Promise<boolean> => {
      const redemption = await db
        .selectFrom('voucherRedemptions')
        .select('code')
        .where('code', '=', code)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return redemption !== undefined;
    },

    /** Counts one use, unless the person has used it or none is left. To be called in a transaction. */
    redeem: async (
      shared: SharedTransaction,
      use: { code: string; userId: string; purchaseId: string },
    ): Promise<'redeemed' | 'alreadyUsed' | 'soldOut'> => {
      const trx = shared.$extendTables<VoucherTables>();
      const written = await trx
        .insertInto('voucherRedemptions')
        .values(use)
        .onConflict((conflict) => conflict.columns(['code', 'userId']).doNothing())
        .executeTakeFirst();
      if (written.numInsertedOrUpdatedRows === 0n) return 'alreadyUsed';
      const counted = await trx
        .updateTable('vouchers')
        .set({ redemptions: sql`redemptions + 1` })
        .where('code', '=', use.code)
        .where((row) =>
          row.or([
            row('redemptionsAllowed', 'is', null),
            row('redemptions', '<', row.ref('redemptionsAllowed')),
          ]),
        )
        .executeTakeFirst();
      if (counted.numUpdatedRows > 0n) return 'redeemed';
      await trx.deleteFrom('voucherRedemptions').where('purchaseId', '=', use.purchaseId).execute();
      return 'soldOut';
    },

    /** Gives back what a purchase that came to nothing had taken. To be called in a transaction. */
    giveBack: async (shared: SharedTransaction, purchaseId: string): Promise<void> => {
      const trx = shared.$extendTables<VoucherTables>();
      const taken = await trx
        .deleteFrom('voucherRedemptions')
        .where('purchaseId', '=', purchaseId)
        .returning('code')
        .executeTakeFirst();
      if (taken === undefined) return;
      await trx
        .updateTable('vouchers')
        .set({ redemptions: sql`redemptions - 1` })
        .where('code', '=', taken.code)
        .execute();
    },
  };
}
