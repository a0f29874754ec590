import type { Resources } from '@stillpoint/translations/generated/Resources.ts';
import { sql, type RawBuilder } from 'kysely';

/** What a module keeps of a person in one table: whose a row is, what its owner is shown of it, and when it goes. */
export type PersonalTable = AccountTable | AddressTable;

/** A table whose rows name their account. */
export interface AccountTable {
  table: string;
  /** The column that names the account. */
  account: string;
  /** Rows that do not name the account yet, and are its owner's all the same: a condition. */
  alsoOf?: (accountId: string) => RawBuilder<boolean>;
  /** The columns that an export shows, and in which part, or why it shows none. */
  exported: ExportedColumns | { not: string };
  /**
   * What closing the account does. `delete`: its rows are deleted. `last`: the transaction that closes the account deletes or
   * replaces them. Otherwise why they are kept.
   */
  closing: 'delete' | 'last' | KeptRows;
}

/** The parts of an export, as its reader finds them. */
export const exportParts = ['you', 'loggingIn', 'plan', 'visits'] as const;
export type ExportPart = (typeof exportParts)[number];

type Words = Resources['myData'];
/** What the page of a person's own data calls a table, and a column of it. */
export type DataHeading = keyof Words['tables'];
export type DataLabel = keyof Words['labels'];

/** What an export shows of a table. */
export interface ExportedColumns {
  part: ExportPart;
  heading: DataHeading;
  /** What each column is called, where a person reads it. Its name stands in the file. */
  columns: Readonly<Record<string, DataLabel>>;
  /** How columns are read that do not say by themselves what a page does. */
  read?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The column by which the newest rows come first, of tables that can have many. */
  newestBy?: string;
}

/** Rows that outlive their account. */
export interface KeptRows {
  kept: string;
  /** Whether they refer to the account's row, which is then kept without anything that tells a person. */
  needAccount: boolean;
  /** What is overwritten, by column. */
  overwritten?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** A table whose rows name an address, but no account, and why they are left out of its export and its deletion. */
export interface AddressTable {
  table: string;
  withoutAccount: string;
}

/** The tables whose rows name their account. */
export function accountTables(tables: readonly PersonalTable[]): AccountTable[] {
  return tables.filter((each) => 'account' in each);
}

/** The rows of an account, as a condition. */
export function ofAccount({ account, alsoOf }: Pick<AccountTable, 'account' | 'alsoOf'>, id: string) {
  const own = sql<boolean>`${sql.ref(account)} = ${id}`;
  return alsoOf === undefined ? own : sql<boolean>`(${own} or ${alsoOf(id)})`;
}
