import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, type PoolConfig } from 'pg';
import type { DatabaseConfig } from '../config/config.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import type { Database } from './database.ts';
import { withUnreachableErrors } from './unreachable.ts';

/** An open database: queries by `db`, and the pool behind it for what speaks SQL itself, as the job queue does. */
export interface OpenDatabase {
  db: Database;
  connection: Pool;
  /** Ends the pool, then the embedded process if there is one. */
  close: () => Promise<void>;
}

/** Opens the configured database. The code behind it knows only `pg`, whichever it is. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.kind === 'postgres') {
    // Without a free connection a query fails; keepalive notices a server that is gone.
    return connect({
      connectionString: config.url,
      max: 10,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
  }
  const embedded = await startEmbeddedDatabase(config.folder);
  // One connection: the messages of several would mix, since the one session behind them takes each as it comes.
  const open = connect({
    host: embedded.socketFolder,
    database: 'postgres',
    user: 'postgres',
    max: 1,
    connectionTimeoutMillis: 30_000,
  });
  return {
    ...open,
    close: async () => {
      await open.close();
      await embedded.stop();
    },
  };
}

function connect(config: PoolConfig): OpenDatabase {
  const pool = new Pool({ ...config, types });
  // A connection that dies while idle is replaced at the next query; without a listener it ends the process.
  pool.on('error', () => undefined);
  // One that dies at work fails its query; without a listener the event would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool: withUnreachableErrors(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, connection: pool, close: () => db.destroy() };
}

const dayTypeId = 1082;

/** A `date` has no time zone: it stays the text it is. */
const types = new TypeOverrides();
types.setTypeParser(dayTypeId, (day: string) => day);
