import type { Kysely, Transaction } from 'kysely';

/** The database as it is handed to a module, which adds the tables that it keeps with `$extendTables`. */
export type Database = Kysely<object>;

/** A transaction as one module hands it to another: `$pickTables<never>` takes the first one's tables off. */
export type SharedTransaction = Transaction<object>;

/** The tables of one module, as `$extendTables` takes them: an interface would lack the index signature. */
export type Tables<Rows extends Record<string, object>> = Rows;
