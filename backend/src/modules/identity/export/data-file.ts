import { readPersonalData, type ReadingParts } from './read-personal-data.ts';

/** All that is kept of a person, as its file has it. */
export async function dataFileOf(accountId: string, parts: ReadingParts) {
  const { tables, leftOut } = await readPersonalData(accountId, parts);
  return {
    exportedAt: new Date().toISOString(),
    data: Object.fromEntries(tables.map(({ table, rows }) => [table, [...rows]])),
    leftOut,
  };
}
