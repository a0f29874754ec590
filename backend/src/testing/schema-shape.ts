import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What of a schema a release counts on: the columns that it reads and writes, and what its rows have to keep to. */
export interface SchemaShape {
  /** By table and column. */
  columns: ReadonlyMap<string, Column>;
  rules: readonly Rule[];
}

interface Column {
  table: string;
  type: string;
  /** Whether it must have a value. */
  required: boolean;
  /** Whether it gets one where none is written. */
  filled: boolean;
}

/** A check, a key, a reference or a unique index. */
interface Rule {
  table: string;
  /** The columns that it is about. Empty for an expression. */
  columns: readonly string[];
  definition: string;
}

/** Reads the shape of the schema `public`, without the tables of the migrator. */
export async function schemaShape(db: Database): Promise<SchemaShape> {
  const columns = await sql<Column & { column: string }>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped`.execute(db);
  const rules = await sql<Rule>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select indrelid::regclass::text, regexp_replace(pg_get_indexdef(indexrelid), ' INDEX \S+ ', ' INDEX '),
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
    from pg_index join pg_class c on c.oid = indexrelid
    where indisunique and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  return {
    columns: new Map(columns.rows.map(({ column, ...rest }) => [`${rest.table}.${column}`, rest])),
    rules: rules.rows.filter(({ table }) => !table.startsWith('kysely')),
  };
}

/** Why a release that knows one shape could fail on a later one, a sentence each. */
export function contractions(before: SchemaShape, after: SchemaShape): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const gone = [...before.columns].flatMap(([name, column]) => {
    const now = after.columns.get(name);
    if (now === undefined) return [`${name} is gone`];
    return [
      ...(now.type === column.type ? [] : [`${name} was ${column.type} and is ${now.type}`]),
      ...(now.required && !column.required ? [`${name} must have a value`] : []),
      ...(column.filled && now.required && !now.filled ? [`${name} gets no value by itself`] : []),
    ];
  });
  const isNew = (name: string) => !before.columns.has(name) && after.columns.has(name);
  const needed = [...after.columns].flatMap(([name, { table, required, filled }]) =>
    tables.has(table) && isNew(name) && required && !filled ? [`${name} is new and must have a value`] : [],
  );
  const known = new Set(before.rules.map(({ table, definition }) => `${table} ${definition}`));
  const stricter = after.rules.filter(
    ({ table, columns, definition }) =>
      tables.has(table) &&
      !known.has(`${table} ${definition}`) &&
      // An older release leaves a new column empty.
      (columns.length === 0 || columns.some((column) => !isNew(`${table}.${column}`))),
  );
  return [...gone, ...needed, ...stricter.map(({ table, definition }) => `${table}: ${definition}`)];
}
