import type { Kysely } from 'kysely';

/** The question on whose page a visitor went to a company to prove an account, and the address that is to be checked again. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('departures').addColumn('arrival', 'text').execute();
  await db.schema.alterTable('parked_arrivals').addColumn('typed_email', 'text').execute();
}
