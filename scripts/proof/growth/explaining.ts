import { inSession, type Ask } from '../../../backend/src/testing/ask.ts';
import { shapeOf, type Statement } from './recording.ts';

/** A node of a plan, as PostgreSQL tells it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** What a plan does that grows with people: it reads all of a table. */
interface Fault {
  table: string;
  /** `seqScan`, or the index that is read from its first row to its last. */
  reads: string;
}

/** A statement with such a plan. */
export interface Scan extends Statement, Fault {}

/** So few rows, among a million people, are quickest read whole. */
const fewRows = 2000;

/** Rows of an index that leaves so small a part of its table in are those that wait for something. */
const smallPart = 0.05;

/** Takes rows that are due, as far as its limit goes: it reads a table without an index only where most rows are due. */
const slice = '= any(array(select ctid ';

/** An index of a growing table: the part of the table that it holds, and its first column, unless that is an expression. */
interface IndexOfTable {
  table: string;
  part: number;
  first: string | null;
}

interface Sizes {
  /** The growing tables. */
  tables: ReadonlySet<string>;
  /** Their indexes by name. */
  indexes: ReadonlyMap<string, IndexOfTable>;
}

/** Has a filled database plan each statement with its values, as our driver does, and gives those that read all of a growing table. */
export async function scansOf(
  url: string,
  statements: readonly Statement[],
  { isGrowing, small = false }: { isGrowing: (table: string) => boolean; small?: boolean },
): Promise<{ scans: Scan[]; explained: number }> {
  return inSession(url, async (ask) => {
    const sizes = await sizesOf(ask, isGrowing, small ? 0 : fewRows);
    // Small tables are quickest read whole, alone or to be joined: that is left as the only plan where no index serves.
    if (small) {
      for (const way of ['seqscan', 'mergejoin', 'hashjoin']) await ask(`set enable_${way} = off`);
    }
    const scans: Scan[] = [];
    const shapes = new Set<string>();
    for (const statement of statements) {
      if (!isExplained(statement.sql)) continue;
      shapes.add(shapeOf(statement.sql));
      const plan = await planOf(ask, statement);
      const inLimit = statement.sql.includes(slice) && !small ? 'slice' : 'limited';
      for (const fault of faultsOf(plan, sizes, inLimit)) scans.push({ ...statement, ...fault });
    }
    return { scans, explained: shapes.size };
  });
}

/** Others, such as `create table` and `lock`, have no plan. */
function isExplained(sql: string): boolean {
  return /^\s*(?:select|insert|update|delete|with)\b/i.test(sql);
}

async function planOf(ask: Ask, { site, sql, parameters }: Statement): Promise<PlanNode> {
  try {
    const [row] = await ask<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${sql}`,
      parameters,
    );
    if (row === undefined) throw new Error('There is no plan.');
    return row['QUERY PLAN'][0].Plan;
  } catch (error) {
    throw new Error(`${site}: ${String(error)}: ${sql}`, { cause: error });
  }
}

/** How far a node is read: to its end, or as far as a limit asks for, with rows left out on the way or without. */
type Extent = 'whole' | 'limited' | 'slice';

function faultsOf(node: PlanNode, sizes: Sizes, inLimit: Extent, extent: Extent = 'whole'): Fault[] {
  const type = node['Node Type'];
  const own = readsAll(node, sizes, extent);
  const below = type === 'Limit' ? inLimit : passesOneByOne.has(type) ? extent : 'whole';
  return [
    ...(own ? [own] : []),
    // Of a loop the inner side is read again and again.
    ...(node.Plans ?? []).flatMap((child, at) => faultsOf(child, sizes, inLimit, at === 0 ? below : 'whole')),
  ];
}

/** Nodes that ask for a next row only when they are asked for one. */
const passesOneByOne = new Set([
  ...['Incremental Sort', 'LockRows', 'Nested Loop', 'ProjectSet', 'Result', 'Subquery Scan'],
]);

function readsAll(node: PlanNode, { tables, indexes }: Sizes, extent: Extent): Fault | undefined {
  if (extent === 'slice' || (extent === 'limited' && node.Filter === undefined)) return undefined;
  const table = node['Relation Name'] ?? '';
  if (node['Node Type'] === 'Seq Scan') return tables.has(table) ? { table, reads: 'seqScan' } : undefined;
  const index = node['Index Name'] ?? '';
  const held = indexes.get(index);
  if (held === undefined || held.part <= smallPart) return undefined;
  // A condition on a later column alone leaves the whole index to be read.
  const condition = node['Index Cond'];
  if (condition !== undefined && (held.first === null || condition.includes(held.first))) return undefined;
  return { table: held.table, reads: index };
}

async function sizesOf(ask: Ask, isGrowing: (table: string) => boolean, leastRows: number): Promise<Sizes> {
  const rows = await ask<IndexOfTable & { index: string | null }>(
    `select t.relname as table, i.relname as index, a.attname as first,
       coalesce(i.reltuples / nullif(t.reltuples, 0), 1) as part
     from pg_class t
     left join pg_index x on x.indrelid = t.oid
     left join pg_class i on i.oid = x.indexrelid
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0] and a.attnum > 0
     where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.reltuples >= $1`,
    [leastRows],
  );
  const growing = rows.filter(({ table }) => isGrowing(table));
  return {
    tables: new Set(growing.map(({ table }) => table)),
    indexes: new Map(
      growing.flatMap(({ index, ...held }) => (index === null ? [] : [[index, held] as const])),
    ),
  };
}
