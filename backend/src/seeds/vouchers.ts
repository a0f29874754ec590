import type { Insertable } from 'kysely';
import { demoPeople } from '../../../demo/people.ts';
import type { DemoVoucherCode } from '../../../demo/vouchers.ts';
import type { Database } from '../database/database.ts';
import type { Day } from '../domain/days.ts';
import type { VoucherTables } from '../modules/vouchers/repository.ts';

const unrestricted = {
  planCodes: null,
  zones: null,
  startsOn: null,
  endsOn: null,
  redemptionsAllowed: null,
  redemptions: 0,
  landingPage: null,
} as const;
const thirtyDays = { kind: 'access', accessPlan: 'NETFLIX30D', accessCount: 30, accessUnit: 'day' } as const;
/** A seat of a team is for a year: as long as the team pays for it. */
const teamYear = {
  kind: 'access',
  accessPlan: 'HSTEAMACCESS',
  accessCount: 12,
  accessUnit: 'month',
} as const;
const annual = ['B2C14DANNUAL', 'B2CANNUAL', 'B2CFAMILYA2022'];
const monthly = ['B2CMONTHLY', 'B2C7DMONTHLY'];

type VoucherRules = Omit<Insertable<VoucherTables['vouchers']>, 'code'>;

/** What each demo code gives: one for each promotion that runs, and for each reason for which one is refused. */
function demoRules(today: Day): Record<DemoVoucherCode, VoucherRules> {
  const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  return {
    SLEEP30: { ...unrestricted, percentOff: 30, months: 12, planCodes: annual },
    BEWELL30: { ...unrestricted, percentOff: 30, months: 3, planCodes: monthly },
    HALFYEAR: { ...unrestricted, percentOff: 50, months: 12, planCodes: annual, landingPage: 'sleep' },
    CALM60: { ...unrestricted, percentOff: 60, months: 12, planCodes: monthly, landingPage: 'sleep' },
    EXPIRED21: { ...unrestricted, percentOff: 21, months: 12, endsOn: '2022-01-01' },
    SOLDOUT: { ...unrestricted, percentOff: 40, months: 12, redemptionsAllowed: 500, redemptions: 500 },
    SOON: { ...unrestricted, percentOff: 25, months: 12, startsOn: nextYear },
    FAMILYONLY: { ...unrestricted, percentOff: 20, months: 12, planCodes: ['B2CFAMILYA2022'] },
    USONLY: { ...unrestricted, percentOff: 15, months: 12, zones: ['US'] },
    STUDENT50: {
      ...unrestricted,
      ...{ percentOff: 50, months: 12, studentsOnly: true },
      planCodes: ['B2C14DANNUAL', 'B2CANNUAL'],
    },
    FIRSTREST: { ...unrestricted, percentOff: 40, months: 12, planCodes: annual, newMembersOnly: true },
    NETFLIX30D: { ...unrestricted, ...thirtyDays },
    HSTEAMACCESS: { ...unrestricted, ...teamYear },
    QUIET7K2M94QD: { ...unrestricted, ...teamYear, redemptionsAllowed: 1 },
    QUIET55TT4PLM: { ...unrestricted, ...teamYear, redemptionsAllowed: 1, redemptions: 1 },
  };
}

/** Brings the demo vouchers in, and the one that Vito has used. */
export async function seedVouchers(database: Database, today: Day): Promise<void> {
  const db = database.$extendTables<VoucherTables>();
  await db
    .insertInto('vouchers')
    .values(Object.entries(demoRules(today)).map(([code, rules]) => ({ code, ...rules })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('voucherRedemptions')
    .values({ code: 'SLEEP30', userId: demoPeople.Vito.id, purchaseId: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
