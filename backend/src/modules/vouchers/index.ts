import type { Database } from '../../database/database.ts';
import { createVoucherRepository, type VoucherTables } from './repository.ts';
import { judgeVoucher, normaliseCode, type VoucherUse, type VoucherVerdict } from './verdict.ts';

export { voucherTables } from './personal-data.ts';

/** Judges vouchers, and keeps count of their use. */
export function createVouchers(db: Database) {
  const repository = createVoucherRepository(db.$extendTables<VoucherTables>());
  return {
    judge: async (
      typed: string,
      use: Omit<VoucherUse, 'usedBefore'> & { userId: string | undefined },
    ): Promise<VoucherVerdict> => {
      const code = normaliseCode(typed);
      const voucher = await repository.byCode(code);
      const { userId } = use;
      const usedBefore =
        voucher !== undefined && userId !== undefined && (await repository.usedBy(code, userId));
      return judgeVoucher(code, voucher, { ...use, usedBefore });
    },
    redeem: repository.redeem,
    giveBack: repository.giveBack,
  };
}
