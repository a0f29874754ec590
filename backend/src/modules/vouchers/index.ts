import type { Database, SharedTransaction } from '../../database/database.ts';
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
  /** When they were verified last, whether that holds or not. */
  lastVerifiedOn: (trx: SharedTransaction, userId: string) => Promise<Day | undefined>;
}

/** Judges vouchers, and keeps count of their use. */
export function createVouchers(db: Database, { verifiedOn, lastVerifiedOn }: VoucherPorts) {
  const repository = createVoucherRepository(db.$extendTables<VoucherTables>());

  async function read(typed: string, { userId, today }: Pick<Use, 'userId' | 'today'>) {
    const code = normaliseCode(typed);
    const voucher = await repository.byCode(code);
    const redemption =
      voucher === undefined || userId === undefined ? undefined : await repository.redemptionOf(code, userId);
    const verified =
      voucher?.studentsOnly === true && userId !== undefined ? await verifiedOn(userId, today) : undefined;
    const usable = redemption !== undefined && verified !== undefined && verified > redemption.usedOn;
    const redeemedAt = usable ? undefined : redemption?.redeemedAt;
    const student = verified !== undefined;
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
    }) => {
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

    redemptionOf: repository.redemptionOf,
    usedAsStudent: repository.usedAsStudent,

    /** Counts one use of a voucher, in the transaction of its purchase. */
    redeem: async (trx: SharedTransaction, use: { code: string; userId: string; purchaseId: string }) =>
      repository.redeem(trx, { ...use, lastVerifiedOn: await lastVerifiedOn(trx, use.userId) }),

    /** Notes that a member's verification was used for another year at the price for students. */
    useVerification: async (trx: SharedTransaction, userId: string): Promise<void> => {
      const verified = await lastVerifiedOn(trx, userId);
      if (verified !== undefined) await repository.useAgain(trx, { userId, verifiedOn: verified });
    },

    giveBack: repository.giveBack,
  };
}
