import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resources } from '@stillpoint/translations/generated/Resources.ts';
import { sql } from 'kysely';
import { accountTables, type ExportedColumns } from './database/personal-table.ts';
import type { OpenDatabase } from './database/open.ts';
import type { AnalyticsEvent } from './modules/analytics/schemas.ts';
import type { PaymentType } from './modules/billing/payment-methods.ts';
import type { ChangeState, PurchaseState } from './modules/billing/tables.ts';
import type { Standing } from './modules/buddies/tables.ts';
import type { IdentityChange, SecondFactorKind } from './modules/identity/tables.ts';
import type { TerminationKind, TerminationOutcome } from './modules/terminations/tables.ts';
import type { ExerciseId } from './domain/exercises.ts';
import type { MomentAudience, MomentHour, ReportReason } from './modules/moments/tables.ts';
import { personalTables } from './personal-tables.ts';
import { openTestDatabase } from './testing/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

interface Column {
  table: string;
  column: string;
}

/** The columns that name an account, an address of mail or a digest of it, or refer to an account's row. */
async function personalColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
      and column_name ~ '(^|_)(account_id|user_id|email|person_digest)(_|$)'
    union
    select relation.relname, attribute.attname from pg_constraint
      join pg_class relation on relation.oid = conrelid
      join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = any(conkey)
    where contype = 'f' and confrelid = 'accounts'::regclass
  `.execute(database.db);
  return rows;
}

function namedIn({ columns, newestBy }: ExportedColumns): string[] {
  return [...Object.keys(columns), ...(newestBy === undefined ? [] : [newestBy])];
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
  `.execute(database.db);
  return rows.map(({ name }) => name);
}

// ASVS V1.8.1 V8.3.4
test('each table that names an account or an address says what its owner is shown, and when it is deleted', async () => {
  const found = new Set((await personalColumns()).map(({ table }) => table));
  expect(personalTables.map(({ table }) => table).toSorted()).toEqual([...found].toSorted());
});

// ASVS V1.8.2
test('each column that names an account is the one by which its rows are found, but for addresses', async () => {
  const found = (await personalColumns()).filter(({ column }) => !/email|person_digest/.test(column));
  const declared = accountTables(personalTables).map(({ table, account }) => ({ table, column: account }));
  for (const { table, column } of found) expect(declared).toContainEqual({ table, column });
});

test('what is exported or overwritten is there', async () => {
  for (const { table, account, exported, closing } of accountTables(personalTables)) {
    const overwritten = typeof closing === 'string' ? {} : (closing.overwritten ?? {});
    const named = [account, ...('not' in exported ? [] : namedIn(exported)), ...Object.keys(overwritten)];
    expect(await columnsOf(table)).toEqual(expect.arrayContaining(named));
  }
});

test('each exported table has a heading of its own, and no two of its columns share a label', () => {
  const exported = accountTables(personalTables).flatMap((table) => {
    return 'not' in table.exported ? [] : [table.exported];
  });
  const headings = exported.map(({ heading }) => heading);
  expect(headings).toEqual([...new Set(headings)]);
  for (const { columns } of exported) {
    const labels = Object.values(columns);
    expect(labels).toEqual([...new Set(labels)]);
  }
});

test('each word of these tables that a person reads is translated', () => {
  // A new one without words fails here when types are checked.
  type Values = Resources['myData']['values'];
  interface Untranslated {
    change: Exclude<IdentityChange['change'], keyof Values['change']>;
    secondStep: Exclude<SecondFactorKind, keyof Values['secondStep']>;
    paymentMethod: Exclude<PaymentType, keyof Values['paymentMethod']>;
    purchaseState: Exclude<PurchaseState, keyof Values['purchaseState']>;
    changeState: Exclude<ChangeState, keyof Values['changeState']>;
    terminationKind: Exclude<TerminationKind, keyof Values['terminationKind']>;
    terminationOutcome: Exclude<
      TerminationOutcome | 'calledOff' | 'endsByItself',
      keyof Values['terminationOutcome']
    >;
    buddyStanding: Exclude<Standing, keyof Values['buddyStanding']>;
    eventType: Exclude<AnalyticsEvent['type'], keyof Values['eventType']>;
    exercise: Exclude<ExerciseId, keyof Values['exercise']>;
    momentHour: Exclude<MomentHour, keyof Values['momentHour']>;
    momentAudience: Exclude<MomentAudience, keyof Values['momentAudience']>;
    reportReason: Exclude<ReportReason, keyof Values['reportReason']>;
  }
  type Translated = {
    [Word in keyof Untranslated]: [Untranslated[Word]] extends [never] ? true : Untranslated[Word];
  };
  const translated: Translated = {
    change: true,
    secondStep: true,
    paymentMethod: true,
    purchaseState: true,
    changeState: true,
    terminationKind: true,
    terminationOutcome: true,
    buddyStanding: true,
    eventType: true,
    exercise: true,
    momentHour: true,
    momentAudience: true,
    reportReason: true,
  };
  expect(Object.values(translated)).not.toContain(false);
});

test('no secret is exported', () => {
  const exported = accountTables(personalTables).flatMap((table) => {
    return 'not' in table.exported ? [] : Object.keys(table.exported.columns);
  });
  expect(
    exported.filter((column) => /hash|secret|token|key|code_verifier|payload|session_epoch/.test(column)),
  ).toEqual([]);
});
