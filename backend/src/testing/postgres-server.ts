import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  /** Its files, once it was filled. */
  data: string;
  /** Fills it with nothing. */
  initialize: () => void;
  /** Fills it with a copy of another server. With a slot it follows that one from now on, else it is a base backup of it. */
  copy: (of: PostgresServer, slot?: string) => void;
  /** Starts it, and waits up to a minute until it answers: after a fault it replays its log first. */
  start: (settings?: PostgresSettings) => Promise<void>;
  /** Ends it as an operator does: open transactions are cut, and a checkpoint is written. */
  stop: () => Promise<void>;
  /** Ends it as a fault does: nothing is written any more. */
  kill: () => Promise<void>;
  /** Has a copied server replay an archive at its next start, up to what its settings say. */
  askForRecovery: () => void;
  /** A folder beside its files that it may write to. */
  makeFolder: (name: string) => string;
  /** Ends it, and takes its folder away. */
  remove: () => Promise<void>;
}

/** Whether the machine has the binaries of a server. */
export function hasPostgres(): boolean {
  return findBinaries() !== undefined;
}

/** A server without files yet. Throws where the machine has no binaries. */
export function newPostgresServer(): PostgresServer {
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error('No PostgreSQL was found on this machine: install the server.');
  const identity = serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-postgres-'));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  // A group of its own: Ctrl-C reaches the one who started it alone, who then stops it in order.
  const options: SpawnOptions = { ...identity, cwd: folder, stdio: 'ignore', detached: true };
  const data = join(folder, 'data');
  const logFile = join(folder, 'server.log');
  const program = (name: string, args: readonly string[]) => {
    execFileSync(join(binaries, name), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  };

  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const killWithUs = () => server?.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const end = async (signal: NodeJS.Signals) => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  return {
    url,
    folder,
    data,
    initialize: () => {
      program('initdb', [
        ...['--pgdata', data, '--username', 'postgres', '--auth', 'trust'],
        ...['--encoding', 'UTF8', '--no-sync'],
      ]);
    },
    copy: ({ folder: host }, slot) => {
      program('pg_basebackup', [
        ...['--pgdata', data, '--host', host, '--username', 'postgres', '--no-sync'],
        ...['--wal-method', 'stream', '--checkpoint', 'fast'],
        ...(slot === undefined ? [] : ['--write-recovery-conf', '--create-slot', '--slot', slot]),
      ]);
    },
    askForRecovery: () => {
      const signal = join(data, 'recovery.signal');
      writeFileSync(signal, '');
      if (identity !== undefined) chownSync(signal, identity.uid, identity.gid);
    },
    makeFolder: (name) => {
      const made = join(folder, name);
      mkdirSync(made);
      if (identity !== undefined) chownSync(made, identity.uid, identity.gid);
      return made;
    },
    start: async (settings = {}) => {
      const all = { listen_addresses: '', fsync: 'off', max_connections: '200', ...settings };
      const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const log = openSync(logFile, 'a');
      server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', folder, ...pairs], {
        ...options,
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      if (await answersInTime(url, server)) return;
      const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
      throw new Error(`The throwaway PostgreSQL did not start:\n${lastLines}`);
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

async function answersInTime(url: string, server: ChildProcess): Promise<boolean> {
  const end = Date.now() + 60_000;
  while (server.exitCode === null && server.signalCode === null && Date.now() < end) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}
