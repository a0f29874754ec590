import { Client } from 'pg';

/** Asks a database, and gives the rows. */
export type Ask = <Row extends object = Record<string, unknown>>(
  statement: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** Asks the database at an address several things in one session. */
export async function inSession<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  // A server that ends rejects the query by itself; an event without a listener would end this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
      // A text of several statements goes without values.
      const { rows } = await client.query<Row>(statement, values.length > 0 ? [...values] : undefined);
      return rows;
    });
  } finally {
    await client.end();
  }
}

/** Asks the database at an address, by a connection of its own. */
export async function ask<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return inSession(url, (askInIt) => askInIt<Row>(statement, values));
}
