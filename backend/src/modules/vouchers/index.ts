import type { Database } from '../../database/database.ts';
import { newVoucherCode } from './new-voucher-code.ts';
import { createVoucherRepository, type VoucherTables } from './repository.ts';
import {
  findVoucher,
  judgeVoucher,
  normaliseCode,
  type VoucherFound,
  type VoucherUse,
  type VoucherVerdict,
} from './verdict.ts';

export { voucherTables } from './personal-data.ts';

type Use = Omit<VoucherUse, 'redeemedAt'> & { userId: string | undefined };

/** Judges vouchers, and keeps count of their use. */
export function createVouchers(db: Database) {
  const repository = createVoucherRepository(db.$extendTables<VoucherTables>());

  async function read(typed: string, userId: string | undefined) {
    const code = normaliseCode(typed);
    const voucher = await repository.byCode(code);
    const redeemedAt =
      voucher === undefined || userId === undefined ? undefined : await repository.redeemedAt(code, userId);
    return { code, voucher, redeemedAt };
  }

  return {
    /** Judges a voucher on a plan that would be bought with it. */
    judge: async (typed: string, { userId, ...use }: Use & { planCode: string }): Promise<VoucherVerdict> => {
      const { code, voucher, redeemedAt } = await read(typed, userId);
      return judgeVoucher(code, voucher, { ...use, redeemedAt });
    },

    /** Finds out what a code gives its user. */
    find: async (typed: string, { userId, ...use }: Use): Promise<VoucherFound> => {
      const { code, voucher, redeemedAt } = await read(typed, userId);
      return findVoucher(code, voucher, { ...use, redeemedAt });
    },

    /** Makes codes that open access, each for one person. */
    issueAccess: async (
      count: number,
      access: Parameters<typeof repository.keepAccess>[1],
    ): Promise<readonly string[]> => {
      const codes = Array.from({ length: count }, newVoucherCode);
      await repository.keepAccess(codes, access);
      return codes;
    },

    redeem: repository.redeem,
    giveBack: repository.giveBack,
  };
}
