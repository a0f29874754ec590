import type { Database } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
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

type Use = Omit<VoucherUse, 'redeemedAt' | 'student'> & { userId: string | undefined };

/** What vouchers ask of other modules. */
export interface VoucherPorts {
  /** Whether a member is verified as a student on a day. */
  isStudent: (userId: string, today: Day) => Promise<boolean>;
}

/** Judges vouchers, and keeps count of their use. */
export function createVouchers(db: Database, { isStudent }: VoucherPorts) {
  const repository = createVoucherRepository(db.$extendTables<VoucherTables>());

  async function read(typed: string, { userId, today }: Pick<Use, 'userId' | 'today'>) {
    const code = normaliseCode(typed);
    const voucher = await repository.byCode(code);
    const redeemedAt =
      voucher === undefined || userId === undefined ? undefined : await repository.redeemedAt(code, userId);
    const student =
      voucher?.studentsOnly === true && userId !== undefined && (await isStudent(userId, today));
    return { code, voucher, redeemedAt, student };
  }

  return {
    /** Judges a voucher on a plan that would be bought with it. */
    judge: async (typed: string, { userId, ...use }: Use & { planCode: string }): Promise<VoucherVerdict> => {
      const { code, voucher, redeemedAt, student } = await read(typed, { userId, today: use.today });
      return judgeVoucher(code, voucher, { ...use, redeemedAt, student });
    },

    /** Finds out what a code gives its user. */
    find: async (typed: string, { userId, ...use }: Use): Promise<VoucherFound> => {
      const { code, voucher, redeemedAt, student } = await read(typed, { userId, today: use.today });
      return findVoucher(code, voucher, { ...use, redeemedAt, student });
    },

    /** What verified students are given on a plan in a zone; undefined where nothing is offered. */
    forStudents: async (use: {
      planCode: string;
      zone: string;
      today: Day;
    }): Promise<Extract<VoucherVerdict, { ok: true }> | undefined> => {
      const student = { ...use, redeemedAt: undefined, newMember: true, student: true };
      const verdicts = (await repository.forStudents()).map((each) => judgeVoucher(each.code, each, student));
      return verdicts.find((verdict) => verdict.ok);
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

    newCode: newVoucherCode,
    normalise: normaliseCode,
    /** The codes that a landing page presents: those of `/offer/sleep` for `sleep`. */
    codesOfLandingPage: repository.codesOfLandingPage,

    redeemedAt: repository.redeemedAt,
    redeem: repository.redeem,
    giveBack: repository.giveBack,
  };
}
