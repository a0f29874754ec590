import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Settings of a server by their names in `postgresql.conf`. */
export type PostgresSettings = Readonly<Record<string, string>>;

/** A PostgreSQL from the machine's own binaries, in a folder of its own, which listens on a socket there. */
export interface PostgresServer {
  /** As the superuser `postgres`, who needs no password. */
  url: string;
  /** Where the socket is. */
  folder: string;
  /** Where `pg_basebackup` and the other programs are. */
  binaries: string;
  /** Starts it, and waits until it answers. */
  start: (settings?: PostgresSettings) => Promise<void>;
  /** Ends it as an operator does: open transactions are cut, and a checkpoint is written. */
  stop: () => Promise<void>;
  /** Ends it as a fault does: nothing is written any more. */
  kill: () => Promise<void>;
  /** Runs one of its programs, such as `pg_basebackup`, as the user that owns its files. */
  program: (name: string, args: readonly string[]) => void;
  /** Ends it, and takes its folder away. */
  remove: () => Promise<void>;
}

/** What a new server begins with: nothing, or a copy of another one that follows it. */
export type Origin = { kind: 'empty' } | { kind: 'copy'; of: PostgresServer; slot: string };

/** Whether the machine has the binaries of a server. */
export function hasPostgres(): boolean {
  return findBinaries() !== undefined;
}

/** Makes a server, which is then to be started. Throws where the machine has none. */
export function makePostgresServer(origin: Origin = { kind: 'empty' }): PostgresServer {
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error('No PostgreSQL was found on this machine: install the server.');
  const identity = serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-postgres-'));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  // A group of its own: Ctrl-C reaches the one who started it alone, who then stops it in order.
  const options: SpawnOptions = { ...identity, cwd: folder, stdio: 'ignore', detached: true };
  const data = join(folder, 'data');
  const program = (name: string, args: readonly string[]) => {
    execFileSync(join(binaries, name), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  fill(origin, data, program);

  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const killWithUs = () => server?.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  return {
    url,
    folder,
    binaries,
    program,
    start: async (settings = {}) => {
      const all = { listen_addresses: '', fsync: 'off', max_connections: '200', ...settings };
      const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', folder, ...pairs], options);
      await untilItAnswers(url, server);
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGINT');
      process.off('exit', killWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(origin: Origin, data: string, program: PostgresServer['program']) {
  if (origin.kind === 'empty') {
    program('initdb', [
      ...['--pgdata', data, '--username', 'postgres', '--auth', 'trust'],
      ...['--encoding', 'UTF8', '--no-sync'],
    ]);
  } else {
    program('pg_basebackup', [
      ...['--pgdata', data, '--host', origin.of.folder, '--username', 'postgres', '--no-sync'],
      ...['--wal-method', 'stream', '--checkpoint', 'fast'],
      ...['--write-recovery-conf', '--create-slot', '--slot', origin.slot],
    ]);
  }
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  return [
    ...packaged.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':').filter((folder) => folder !== ''),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')));
}

/** The server refuses to run as root, so there it runs as the user that its package made. */
function serverIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilItAnswers(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('The throwaway PostgreSQL did not start.');
}
