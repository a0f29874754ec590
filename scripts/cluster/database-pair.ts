import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { makePostgresServer, type PostgresServer } from '../../backend/src/testing/postgres-server.ts';

/** A primary, and a standby without which no transaction is committed. */
export interface DatabasePair {
  primary: PostgresServer;
  standby: PostgresServer;
  /** Makes the standby a primary. The old primary must take no connection any more. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

const standbyName = 'standby';

/** Starts a primary, copies it, and has each commit wait until the copy has it too. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const primary = makePostgresServer();
  await primary.start({ wal_level: 'replica', max_wal_senders: '10' });
  const standby = makePostgresServer({ kind: 'copy', of: primary, slot: standbyName });
  await standby.start({ cluster_name: standbyName });
  await run(primary, `alter system set synchronous_standby_names = '${standbyName}'`);
  await run(primary, 'select pg_reload_conf()');
  await untilFollowed(primary);

  return {
    primary,
    standby,
    promote: async () => {
      await run(standby, 'select pg_promote()');
    },
    stop: async () => {
      // The standby last: a primary that stops waits for it.
      await primary.stop();
      await standby.remove();
      await primary.remove();
    },
  };
}

/** Waits until the standby is what commits wait for. */
async function untilFollowed(primary: PostgresServer) {
  for (let look = 0; look < 200; look += 1) {
    const rows = await run(primary, 'select sync_state from pg_stat_replication');
    if (rows.some(({ sync_state: state }) => state === 'sync')) return;
    await pause(50);
  }
  throw new Error('The standby does not follow the primary.');
}

async function run({ url }: PostgresServer, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
