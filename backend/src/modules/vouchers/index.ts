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
  /** When a member was verified as a student, as long as that holds on a day. */
  verifiedOn: (userId: string, today: Day) => Promise<Day | undefined>;
}

/** What students have off a plan, for one who had it before. */
export interface StudentTerms {
  percentOff: number;
  months: number;
  /** When they were verified, as long as that holds. */
  verifiedOn: Day | undefined;
}

/** Judges vouchers, and keeps count of their use. */
export function createVouchers(db: Database, { verifiedOn }: VoucherPorts) {
  const repository = createVoucherRepository(db.$extendTables<VoucherTables>());

  async function read(typed: string, { userId, today }: Pick<Use, 'userId' | 'today'>) {
    const code = normaliseCode(typed);
    const voucher = await repository.byCode(code);
    const redeemedAt =
      voucher === undefined || userId === undefined ? undefined : await repository.redeemedAt(code, userId);
    const student =
      voucher?.studentsOnly === true &&
      userId !== undefined &&
      (await verifiedOn(userId, today)) !== undefined;
    return { code, voucher, redeemedAt, student };
  }

  /** What verified students are given on a plan in a zone; undefined where nothing is offered. */
  async function forStudents(use: {
    planCode: string;
    zone: string;
    today: Day;
  }): Promise<Extract<VoucherVerdict, { ok: true }> | undefined> {
    const student = { ...use, redeemedAt: undefined, newMember: true, student: true };
    const verdicts = (await repository.forStudents()).map((each) => judgeVoucher(each.code, each, student));
    return verdicts.find((verdict) => verdict.ok);
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

    forStudents,

    /** What a member who had the price for students before has off a plan in a zone; undefined for others. */
    studentTerms: async ({
      userId,
      ...use
    }: {
      userId: string;
      planCode: string;
      zone: string;
      today: Day;
    }): Promise<StudentTerms | undefined> => {
      if (!(await repository.redeemedAsStudent(userId))) return undefined;
      const given = await forStudents(use);
      if (given === undefined) return undefined;
      const { percentOff, months } = given;
      return { percentOff, months, verifiedOn: await verifiedOn(userId, use.today) };
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
