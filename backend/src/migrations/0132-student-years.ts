import { sql, type Kysely } from 'kysely';

/** A discount can be added to a subscription as often as it is ordered: each year at the price for students once. */
export async function up(db: Kysely<never>) {
  await sql`
    create unique index subscription_changes_student_years
    on subscription_changes (subscription_id, (content -> 'change' ->> 'from'))
    where kind = 'studentPrice' and state in ('ordering', 'unknown', 'succeeded')
  `.execute(db);
}
