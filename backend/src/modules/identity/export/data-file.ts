import { readPersonalData, type ReadingParts } from './read-personal-data.ts';

/** Rows of a table that a file has at most: more than twice what 90 days of steady use make. */
const mostRows = 50_000;

/**
 * All that is kept of a person, as its file has it. A person, or a program with its session, can have so many events kept that
 * no process could hold them: of a larger table the file has the newest rows, and says how many more there are.
 */
export async function dataFileOf(accountId: string, parts: ReadingParts, most = mostRows) {
  const { tables, leftOut } = await readPersonalData(accountId, parts, most);
  return {
    exportedAt: new Date().toISOString(),
    data: Object.fromEntries(tables.map(({ table, rows }) => [table, [...rows]])),
    leftOut,
    olderRows: Object.fromEntries(
      tables.filter(({ more }) => more > 0).map(({ table, more }) => [table, more]),
    ),
  };
}
