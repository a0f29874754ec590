import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../backend/src/testing/ask.ts';
import { archiveCommand } from './archive-command.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { newPostgresServer, type PostgresServer } from '../../backend/src/testing/postgres-server.ts';

/** A primary, a standby without which no transaction is committed, and a spare server. */
export interface DatabaseServers {
  primary: PostgresServer;
  standby: PostgresServer;
  /** A server without files, for a backup that is restored. */
  spare: PostgresServer;
  /** Where the primary's log is archived, a file a segment. */
  archive: string;
  /** The primary's disk, where it has one that can be filled. */
  disk: SmallDisk | undefined;
  /** Starts the primary again after a fault, if it does not answer by itself by then. */
  restartPrimary: () => Promise<void>;
  /** Makes the standby a primary, by the statements of the runbook. The old primary must take no connection any more. */
  promote: (statements: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

export const standbyName = 'standby';

/**
 * Starts a primary, copies it, and has each commit wait until the copy has it too. With a size, the primary gets a disk of
 * its own of so many megabytes.
 */
export async function startDatabaseServers(diskMegabytes?: number): Promise<DatabaseServers> {
  const servers = [newPostgresServer(), newPostgresServer(), newPostgresServer()] as const;
  const [primary] = servers;
  const disk = diskMegabytes === undefined ? undefined : mountSmallDisk(primary, diskMegabytes);
  const stop = async () => {
    // The standby after the primary, whose last commits wait for it.
    for (const server of servers) await server.stop();
    disk?.unmount();
    for (const server of servers) await server.remove();
  };
  try {
    return { ...(await follow(servers)), disk, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function follow([primary, standby, spare]: readonly [PostgresServer, PostgresServer, PostgresServer]) {
  primary.initialize();
  const archive = primary.makeFolder('archive');
  const startPrimary = () =>
    primary.start({
      wal_level: 'replica',
      max_wal_size: '256MB',
      archive_mode: 'on',
      archive_command: archiveCommand(archive),
    });
  await startPrimary();
  standby.copy(primary, standbyName);
  await standby.start({ cluster_name: standbyName });
  await ask(primary.url, `alter system set synchronous_standby_names = '${standbyName}'`);
  await ask(primary.url, 'select pg_reload_conf()');
  await untilFollowed(primary);

  return {
    primary,
    standby,
    spare,
    archive,
    restartPrimary: async () => {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        if (await answers(primary)) return;
        await pause(100);
      }
      await primary.kill();
      // What a killed server began ends a moment after it, and holds its files until then.
      for (let attempt = 1; ; attempt += 1) {
        try {
          await startPrimary();
          return;
        } catch (error) {
          if (attempt === 60) throw error;
          await pause(500);
        }
      }
    },
    promote: async (statements: string[]) => {
      for (const statement of statements) await ask(standby.url, statement);
    },
  };
}

async function answers(server: PostgresServer): Promise<boolean> {
  return ask(server.url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Waits until the standby is what commits wait for. */
async function untilFollowed(primary: PostgresServer) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const rows = await ask(primary.url, 'select sync_state from pg_stat_replication');
    if (rows.some(({ sync_state: state }) => state === 'sync')) return;
    await pause(50);
  }
  throw new Error('The standby does not follow the primary.');
}
