import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Day } from '../domain/days.ts';
import type { VoucherTables } from '../modules/vouchers/repository.ts';
import { demoPersonId } from './people.ts';

const anybody = {
  planCodes: null,
  zones: null,
  startsOn: null,
  endsOn: null,
  redemptionsAllowed: null,
  redemptions: 0,
} as const;
const annual = ['B2C14DANNUAL', 'B2CANNUAL', 'B2CFAMILYA2022'];
const monthly = ['B2CMONTHLY'];

/** A voucher for each promotion that runs, and for each reason why one may not work. */
function demoVouchers(today: Day): Insertable<VoucherTables['vouchers']>[] {
  const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  return [
    { ...anybody, code: 'SLEEP30', percentOff: 30, months: 12, planCodes: annual },
    { ...anybody, code: 'BEWELL30', percentOff: 30, months: 3, planCodes: monthly },
    { ...anybody, code: 'HALFYEAR', percentOff: 50, months: 12, planCodes: annual },
    { ...anybody, code: 'CALM60', percentOff: 60, months: 12, planCodes: monthly },
    { ...anybody, code: 'EXPIRED21', percentOff: 21, months: 12, endsOn: '2022-01-01' },
    { ...anybody, code: 'SOLDOUT', percentOff: 40, months: 12, redemptionsAllowed: 500, redemptions: 500 },
    { ...anybody, code: 'SOON', percentOff: 25, months: 12, startsOn: nextYear },
    { ...anybody, code: 'FAMILYONLY', percentOff: 20, months: 12, planCodes: ['B2CFAMILYA2022'] },
    { ...anybody, code: 'USONLY', percentOff: 15, months: 12, zones: ['US'] },
  ];
}

/** Brings the demo vouchers in, and the one that Vito has used. */
export async function seedVouchers(database: Database, today: Day): Promise<void> {
  const db = database.$extendTables<VoucherTables>();
  await db
    .insertInto('vouchers')
    .values(demoVouchers(today))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('voucherRedemptions')
    .values({ code: 'SLEEP30', userId: demoPersonId('Vito'), purchaseId: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
