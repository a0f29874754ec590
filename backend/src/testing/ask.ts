import { Client } from 'pg';

/** Asks the database at an address, by a connection of its own. */
export async function ask<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // A server that ends rejects the query by itself; an event without a listener would end this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A text of several statements goes without values.
    const { rows } = await client.query<Row>(statement, values.length > 0 ? [...values] : undefined);
    return rows;
  } finally {
    await client.end();
  }
}
