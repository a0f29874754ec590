import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open.ts';
import { until } from './until.ts';

/** Holds processes that have the answer to an order of a giver's gift, and have stored nothing of it. */
export async function holdGiftOrders({ db, connection }: OpenDatabase, userId: string) {
  await connection.query(`
    create function hold_gift_outcome() returns trigger language plpgsql as $$ begin
      if new.state = 'succeeded' then perform pg_advisory_xact_lock_shared(hashtext('gift' || new.user_id)); end if;
      return new;
    end $$;
    create trigger hold_gift_outcome before update on gift_orders
      for each row execute function hold_gift_outcome();
  `);
  const holder = await connection.connect();
  await holder.query('select pg_advisory_lock(hashtext($1))', [`gift${userId}`]);

  return {
    /** Waits until one is held. */
    untilHeld: () =>
      until(async () => {
        const { rows } = await sql<{ held: number }>`
          select count(*)::int as held from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'
        `.execute(db);
        return (rows[0]?.held ?? 0) > 0;
      }),
    /** Lets go, and takes the trigger away. */
    release: async () => {
      await holder.query('select pg_advisory_unlock_all()');
      holder.release();
      await connection.query('drop trigger hold_gift_outcome on gift_orders');
      await connection.query('drop function hold_gift_outcome');
    },
  };
}
