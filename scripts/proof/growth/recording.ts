import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../root.ts';

/** A statement of the backend, as it was once asked. */
export interface Statement {
  /** The line that asked it, as `backend/src/…:line`. */
  site: string;
  sql: string;
  /** As PostgreSQL reads them from text. */
  parameters: (string | number | boolean | null | unknown[])[];
}

/** Where the tests of the backend write what it asked. */
const statementsFolder = join(root, '.stillpoint/statements');

/** How often one statement is kept, with other values each time: a plan may depend on them. */
const timesKept = 3;

/** What asks for others, or listens, is passed over. */
const isOfModule =
  /\/backend\/src\/(?!database\/in-slices|modules\/billing\/looking-once|testing\/compiled-statements)/;

/** Whose statements no member and no job asks. */
const notOfTheProduct = /\.test\.ts|\/backend\/src\/(testing|seeds|migrations)\//;

/** Writes each new statement of the backend to a file of this process. To be called while the stack still names who asks. */
export function recordInto(folder: string): (query: { sql: string; parameters: readonly unknown[] }) => void {
  const file = join(folder, `${process.pid}.jsonl`);
  const kept = new Map<string, Set<string>>();
  mkdirSync(folder, { recursive: true });
  return ({ sql, parameters }) => {
    const key = shapeOf(sql);
    const values = kept.get(key) ?? new Set();
    if (values.size >= timesKept) return;
    const site = callSite();
    if (site === undefined) return;
    const text = JSON.stringify({ site, sql, parameters: parameters.map(asText) } satisfies Statement);
    if (values.has(text)) return;
    kept.set(key, values.add(text));
    appendFileSync(file, `${text}\n`);
  };
}

/** What was recorded, each statement a few times, or nothing where no tests have run. */
export function recordedStatements(): Statement[] {
  if (!existsSync(statementsFolder)) return [];
  const files = readdirSync(statementsFolder);
  const lines = files.flatMap((name) => readFileSync(join(statementsFolder, name), 'utf8').split('\n'));
  const counts = new Map<string, number>();
  return [...new Set(lines)].flatMap((line) => {
    if (line === '') return [];
    const statement = JSON.parse(line) as Statement;
    const key = shapeOf(statement.sql);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > timesKept ? [] : [statement];
  });
}

/** Runs tests with variables that have them record what is asked, in place of what was recorded before. */
export async function recordStatements<Result>(
  run: (variables: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  rmSync(statementsFolder, { recursive: true, force: true });
  return run({ STATEMENTS_FOLDER: statementsFolder });
}

/** A statement without the number of values in its lists. */
export function shapeOf(sql: string): string {
  return sql
    .replaceAll(/\(\$\d+(?:, \$\d+)*\)(?:, \(\$\d+(?:, \$\d+)*\))*/g, '(…)')
    .replaceAll(/\$\d+/g, '$');
}

/** The line of the backend that asks, unless it is none of the product. */
function callSite(): string | undefined {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const frame = stack.split('\n').find((line) => isOfModule.test(line));
  if (frame === undefined || notOfTheProduct.test(frame)) return undefined;
  const [, path, line] = /(\/[^()]*\/backend\/src\/[^():]+):(\d+)/.exec(frame) ?? [];
  return path === undefined ? undefined : `${relative(root, path)}:${line}`;
}

function asText(value: unknown): Statement['parameters'][number] {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(asText);
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'bigint' ? String(value) : (value as string | number | boolean);
}
