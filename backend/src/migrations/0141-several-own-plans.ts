import { sql, type Kysely } from 'kysely';

/** A person who joins a family may ask to end several plans of their own. */
export async function up(db: Kysely<never>) {
  await sql`alter table family_people alter column plan_to_end type uuid[] using array[plan_to_end]`.execute(
    db,
  );
  await sql`alter table family_people rename column plan_to_end to plans_to_end`.execute(db);
  await sql`update family_people set plans_to_end = null where plans_to_end = array[null]::uuid[]`.execute(
    db,
  );
}
