import { sql, type ColumnType, type Generated, type Kysely, type Selectable } from 'kysely';
import { dayOf, type Day } from '../../domain/days.ts';
import type { SharedTransaction, Tables } from '../../database/database.ts';
import type { AccessLength, Voucher } from './voucher.ts';

interface VouchersTable {
  code: string;
  kind: Generated<Voucher['gives']['kind']>;
  /** Of a discount; null for other kinds. */
  percentOff: number | null;
  /** How long the discount lasts from the first charge. */
  months: number | null;
  /** Of an access voucher: the plan that it opens, and for how long. Null for other kinds. */
  accessPlan: string | null;
  accessCount: number | null;
  accessUnit: AccessLength['unit'] | null;
  /** The plans that it can be used on. Null means every plan. */
  planCodes: string[] | null;
  /** Null means every zone. */
  zones: string[] | null;
  startsOn: Day | null;
  /** The first day on which it is over. */
  endsOn: Day | null;
  /** Whether it is for those who never had a subscription. */
  newMembersOnly: Generated<boolean>;
  studentsOnly: Generated<boolean>;
  /** Null means as many as come. */
  redemptionsAllowed: number | null;
  redemptions: Generated<number>;
  /** The page that presents it: `sleep` for `/offer/sleep`. */
  landingPage: string | null;
}

interface VoucherRedemptionsTable {
  code: string;
  userId: string;
  /** What it was used for. Null for those redeemed before purchases were kept here. */
  purchaseId: string | null;
  redeemedAt: Generated<Date>;
  /** Of a voucher for students: the day of the verification by which it was used last. Null for others, and from before it was kept. */
  verifiedOn: Day | null;
  /** Of a voucher for students: the uses before that one, the first one first. */
  earlierUses: ColumnType<EarlierUse[], string | undefined, string>;
}

interface EarlierUse {
  purchaseId: string | null;
  redeemedAt: string;
  verifiedOn: Day | null;
}

/** A code that a person used. */
export interface Redemption {
  redeemedAt: Date;
  /** A voucher for students can be used again by a verification of a later day. */
  usedOn: Day;
}

export type VoucherTables = Tables<{
  vouchers: VouchersTable;
  voucherRedemptions: VoucherRedemptionsTable;
}>;

/** Keeps vouchers and who has used them. A voucher is used once by a person, and no oftener than allowed. */
export function createVoucherRepository(db: Kysely<VoucherTables>) {
  return {
    byCode: async (code: string): Promise<Voucher | undefined> => {
      const row = await db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirst();
      return row && voucherOf(row);
    },

    /** The codes that a landing page presents. */
    codesOfLandingPage: async (landingPage: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('vouchers')
        .select('code')
        .where('landingPage', '=', landingPage)
        .orderBy('code')
        .execute();
      return rows.map(({ code }) => code);
    },

    /** The discounts that are for students alone. */
    forStudents: async (): Promise<readonly Voucher[]> => {
      const rows = await db
        .selectFrom('vouchers')
        .selectAll()
        .where('studentsOnly', '=', true)
        .where('kind', '=', 'discount')
        .orderBy('code')
        .execute();
      return rows.map(voucherOf);
    },

    /** Writes new codes down, each of which opens access for one person. */
    keepAccess: async (
      codes: readonly string[],
      { plan, length, endsOn }: { plan: string; length: AccessLength; endsOn: Day | null },
    ): Promise<void> => {
      const access = { accessPlan: plan, accessCount: length.count, accessUnit: length.unit };
      await db
        .insertInto('vouchers')
        .values(codes.map((code) => ({ code, kind: 'access', ...access, endsOn, redemptionsAllowed: 1 })))
        .execute();
    },

    /** How a person redeemed a code; undefined where they have not. */
    redemptionOf: async (code: string, userId: string): Promise<Redemption | undefined> => {
      const redemption = await db
        .selectFrom('voucherRedemptions')
        .select(['redeemedAt', 'verifiedOn'])
        .where('code', '=', code)
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (redemption === undefined) return undefined;
      const { redeemedAt, verifiedOn } = redemption;
      return { redeemedAt, usedOn: verifiedOn ?? dayOf(redeemedAt) };
    },

    /** Whether a person redeemed a code that is for students alone. */
    redeemedAsStudent: async (userId: string): Promise<boolean> => {
      const redemption = await db
        .selectFrom('voucherRedemptions')
        .innerJoin('vouchers', 'vouchers.code', 'voucherRedemptions.code')
        .select('vouchers.code')
        .where('vouchers.studentsOnly', '=', true)
        .where('voucherRedemptions.userId', '=', userId)
        .limit(1)
        .executeTakeFirst();
      return redemption !== undefined;
    },

    /** Whether a person used a code that is for students alone for a purchase. */
    usedAsStudent: async (use: { userId: string; purchaseId: string }): Promise<boolean> => {
      const redemption = await db
        .selectFrom('voucherRedemptions')
        .innerJoin('vouchers', 'vouchers.code', 'voucherRedemptions.code')
        .select('vouchers.code')
        .where('vouchers.studentsOnly', '=', true)
        .where('voucherRedemptions.userId', '=', use.userId)
        .where(isFor(use.purchaseId))
        .limit(1)
        .executeTakeFirst();
      return redemption !== undefined;
    },

    /**
     * Counts one use, unless the person has used it or none is left. One for students is used once by a verification. To be
     * called in a transaction.
     */
    redeem: async (
      shared: SharedTransaction,
      use: { code: string; userId: string; purchaseId: string; lastVerifiedOn: Day | undefined },
    ): Promise<'redeemed' | 'alreadyUsed' | 'soldOut'> => {
      const trx = shared.$extendTables<VoucherTables>();
      const { code, userId, purchaseId, lastVerifiedOn } = use;
      const voucher = await trx
        .selectFrom('vouchers')
        .select('studentsOnly')
        .where('code', '=', code)
        .executeTakeFirst();
      const verifiedOn = voucher?.studentsOnly === true ? (lastVerifiedOn ?? null) : null;
      const written = await trx
        .insertInto('voucherRedemptions')
        .values({ code, userId, purchaseId, verifiedOn })
        .onConflict((conflict) =>
          conflict
            .columns(['code', 'userId'])
            .doUpdateSet({
              ...{ purchaseId, verifiedOn, redeemedAt: sql<Date>`now()` },
              earlierUses: sql<string>`voucher_redemptions.earlier_uses || ${lastUse}`,
            })
            .where(usedBefore(verifiedOn)),
        )
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
      await undoUse(trx, use.purchaseId);
      return 'soldOut';
    },

    /** Notes that a verification was used for another year on a plan that runs. To be called in a transaction. */
    useAgain: async (
      shared: SharedTransaction,
      { userId, verifiedOn }: { userId: string; verifiedOn: Day },
    ): Promise<void> => {
      const trx = shared.$extendTables<VoucherTables>();
      await trx
        .updateTable('voucherRedemptions')
        .set({ verifiedOn })
        .where('userId', '=', userId)
        .where('code', 'in', trx.selectFrom('vouchers').select('code').where('studentsOnly', '=', true))
        .execute();
    },

    /** Gives back what a purchase that came to nothing had taken, and no other use. To be called in a transaction. */
    giveBack: async (shared: SharedTransaction, purchaseId: string): Promise<void> => {
      const trx = shared.$extendTables<VoucherTables>();
      const code = await undoUse(trx, purchaseId);
      if (code === undefined) return;
      await trx
        .updateTable('vouchers')
        .set({ redemptions: sql`redemptions - 1` })
        .where('code', '=', code)
        .execute();
    },
  };
}

/** The last use of a row, as it is kept once there is another. */
const lastUse = sql`jsonb_build_object(
  'purchaseId', voucher_redemptions.purchase_id,
  'redeemedAt', voucher_redemptions.redeemed_at,
  'verifiedOn', voucher_redemptions.verified_on
)`;

/** Whether the last use of a row, or one before it, was for a purchase. */
function isFor(purchaseId: string) {
  const holdsUse = JSON.stringify([{ purchaseId }]);
  return sql<boolean>`(purchase_id = ${purchaseId} or earlier_uses @> ${holdsUse}::jsonb)`;
}

/** Takes the use for a purchase back, and gives its code; undefined where there is none. The use before it stays. */
async function undoUse(trx: Kysely<VoucherTables>, purchaseId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('voucherRedemptions')
    .selectAll()
    .where(isFor(purchaseId))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { code, userId, redeemedAt, verifiedOn } = row;
  const uses = [
    ...row.earlierUses,
    { purchaseId: row.purchaseId, redeemedAt: redeemedAt.toISOString(), verifiedOn },
  ];
  const others = uses.filter((use) => use.purchaseId !== purchaseId);
  const last = others.pop();
  if (last === undefined) {
    await trx
      .deleteFrom('voucherRedemptions')
      .where('code', '=', code)
      .where('userId', '=', userId)
      .execute();
  } else {
    await trx
      .updateTable('voucherRedemptions')
      .set({ ...last, redeemedAt: new Date(last.redeemedAt), earlierUses: JSON.stringify(others) })
      .where('code', '=', code)
      .where('userId', '=', userId)
      .execute();
  }
  return code;
}

/** Whether a voucher was used by an earlier verification; never without one. */
function usedBefore(verifiedOn: Day | null) {
  return sql<boolean>`coalesce(voucher_redemptions.verified_on, (voucher_redemptions.redeemed_at at time zone 'UTC')::date) < ${verifiedOn}::date`;
}

/** Reads a row. The table holds that each has all that its kind needs. */
function voucherOf({
  kind,
  percentOff,
  months,
  accessPlan,
  accessCount,
  accessUnit,
  ...rules
}: Selectable<VouchersTable>): Voucher {
  switch (kind) {
    case 'discount':
      return { ...rules, gives: { kind, percentOff: present(percentOff), months: present(months) } };
    case 'access': {
      const length = { count: present(accessCount), unit: present(accessUnit) };
      return { ...rules, gives: { kind, plan: present(accessPlan), length } };
    }
  }
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A voucher lacks what its kind gives.');
  return value;
}
