import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open.ts';
import { until } from './until.ts';

/** Moments at which a purchase can be held, each at the write that the process makes then. */
export const purchaseMoments = {
  /** While the purchase is checked: no order has been written down. */
  whileChecking: { table: 'payment_references', event: 'insert', when: 'true' },
  /** The order is written down and has not left. */
  beforeTheCall: {
    table: 'purchases',
    event: 'update',
    when: `new.state = 'ordering' and old.state = 'ordering'`,
  },
  /** The gateway has answered, and nothing of it is stored. */
  beforeTheOutcomeIsStored: { table: 'purchases', event: 'update', when: `new.state = 'succeeded'` },
  /** The purchase is closed, and the job that reads its payment is running. */
  beforeTheReceipt: { table: 'payments', event: 'insert', when: 'true' },
} as const;

const gatedMoments = {
  ...purchaseMoments,
  /** The order of a change is written down and has not left. */
  beforeAChangeLeaves: {
    table: 'subscription_changes',
    event: 'update',
    when: `new.state = 'ordering' and old.state = 'ordering'`,
  },
  /** The order that credits a month is written down and has not left. */
  beforeAMonthLeaves: {
    table: 'month_credits',
    event: 'update',
    when: `new.state = 'ordering' and old.state = 'ordering'`,
  },
} as const;

export type PurchaseMoment = keyof typeof purchaseMoments;
export type GatedMoment = keyof typeof gatedMoments;

/**
 * Holds processes at a moment of a user's purchase or change with locks of PostgreSQL: a trigger waits for a lock that the test
 * has.
 */
export async function openPurchaseGates({ db, connection }: OpenDatabase) {
  for (const [moment, { table, event, when }] of Object.entries(gatedMoments)) {
    const name = triggerOf(moment);
    await connection.query(`
      create function ${name}() returns trigger language plpgsql as $$ begin
        if ${when} then perform pg_advisory_xact_lock_shared(hashtext('${moment}' || new.user_id)); end if;
        return new;
      end $$;
      create trigger ${name} before ${event} on ${table} for each row execute function ${name}();
    `);
  }
  const holder = await connection.connect();

  return {
    hold: async (moment: GatedMoment, userId: string) => {
      await holder.query('select pg_advisory_lock(hashtext($1))', [moment + userId]);
    },
    /** Waits until so many processes or requests are held. */
    untilHeld: (count: number) =>
      until(async () => {
        const { rows } = await sql<{ held: number }>`
          select count(*)::int as held from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'
        `.execute(db);
        return rows[0]?.held === count;
      }),
    /** Gives the connection up whose server went away, and its locks with it. */
    abandon: () => {
      holder.release(true);
    },
    /** Lets go of all, and takes the triggers away. */
    close: async () => {
      await holder.query('select pg_advisory_unlock_all()');
      holder.release();
      for (const [moment, { table }] of Object.entries(gatedMoments)) {
        await connection.query(`drop trigger ${triggerOf(moment)} on ${table}`);
        await connection.query(`drop function ${triggerOf(moment)}`);
      }
    },
  };
}

function triggerOf(moment: string): string {
  return `hold_${moment.toLowerCase()}`;
}
