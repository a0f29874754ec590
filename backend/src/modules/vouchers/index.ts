import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { createVoucherRepository } from './repository.ts';
import { judgeVoucher, normaliseCode, type VoucherUse, type VoucherVerdict } from './verdict.ts';

/** Judges vouchers, and keeps count of their use. */
export function createVouchers(db: Kysely<Schema>) {
  const repository = createVoucherRepository(db);
  return {
    judge: async (
      typed: string,
      use: Omit<VoucherUse, 'usedBefore'> & { userId: string },
    ): Promise<VoucherVerdict> => {
      const code = normaliseCode(typed);
      const voucher = await repository.byCode(code);
      const usedBefore = voucher !== undefined && (await repository.usedBy(code, use.userId));
      return judgeVoucher(code, voucher, { ...use, usedBefore });
    },
    redeem: repository.redeem,
    giveBack: repository.giveBack,
  };
}
