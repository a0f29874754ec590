import type { Scan } from './explaining.ts';

/** Tables that do not grow with people or time, and why. All others are taken to grow. */
const fixedTables: Readonly<Record<string, string>> = {
  identity_keys: 'one row',
  kysely_migration: 'a row a migration',
  kysely_migration_lock: 'one row',
  organisation_domains: 'a few for each employer',
  organisations: 'employers',
  vouchers: 'campaigns',
};

export function isGrowing(table: string): boolean {
  return fixedTables[table] === undefined;
}

/** Plans that read all of a growing table, or of an index of it, and why they may: by the file that asks. */
const allowedScans: readonly { file: string; table: string; why: string }[] = [
  {
    file: 'backend/src/modules/students/repository.ts',
    table: 'student_verifications',
    why: 'a round of reminders goes through nearly all of them, in slices that begin where the one before ended',
  },
  {
    file: 'backend/src/modules/moments/repository.ts',
    table: 'account_deletions',
    why: 'it holds who asked for it within the last two weeks, and is read once for a page of moments',
  },
  {
    file: 'backend/src/modules/billing/members/repository.ts',
    table: 'failed_charges',
    why: 'it holds whose renewal fails now, and a clock of the tests is ahead, so that all of them are due',
  },
  {
    file: 'backend/src/modules/billing/members/due-reminders.ts',
    table: 'failed_charges',
    why: 'it holds whose renewal fails now, and is read once for two hundred reminders',
  },
];

export function isAllowed({ site, table }: Pick<Scan, 'site' | 'table'>): boolean {
  return allowedScans.some((each) => site.startsWith(`${each.file}:`) && each.table === table);
}
