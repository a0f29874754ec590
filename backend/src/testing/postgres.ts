import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL for races, locks and kills, which the embedded database's one session cannot show. */
export type TestPostgres = { ok: true; url: string; stop: () => Promise<void> } | NoPostgres;

/** A PostgreSQL that can be stopped and started, for outages. */
export type OwnPostgres =
  | {
      ok: true;
      url: string;
      /** Takes the server away, and gives how to bring it back. */
      takeAway: () => Promise<() => Promise<void>>;
      stop: () => Promise<void>;
    }
  | NoPostgres;

interface NoPostgres {
  ok: false;
  reason: string;
}

/** Gives the server that `TEST_DATABASE_URL` names, else a throwaway one from the machine's own binaries. */
export async function startPostgres(): Promise<TestPostgres> {
  const configured = process.env.TEST_DATABASE_URL;
  if (configured !== undefined) return { ok: true, url: configured, stop: () => Promise.resolve() };

  const own = await startOwnPostgres();
  if (own.ok) return own;
  return {
    ok: false,
    reason: 'No PostgreSQL was found: set TEST_DATABASE_URL or install the server to prove the races.',
  };
}

/** Gives a throwaway server from the machine's own binaries, whatever `TEST_DATABASE_URL` names. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const binaries = binaryFolders().find((folder) => existsSync(join(folder, 'initdb')));
  if (binaries === undefined) {
    return {
      ok: false,
      reason: 'No PostgreSQL was found on this machine: install the server to prove outages.',
    };
  }
  const identity = serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-postgres-'));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const options: SpawnOptions = { ...identity, cwd: folder, stdio: 'ignore' };

  execFileSync(
    join(binaries, 'initdb'),
    [
      '--pgdata',
      join(folder, 'data'),
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-sync',
    ],
    options,
  );
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const start = async () => {
    const server = spawn(join(binaries, 'postgres'), [...settingsIn(folder)], options);
    await untilItAnswers(url, server);
    return server;
  };
  let server = await start();
  const killWithUs = () => server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const shutDown = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
  };

  return {
    ok: true,
    url,
    takeAway: async () => {
      await shutDown();
      return async () => {
        server = await start();
      };
    },
    stop: async () => {
      if (server.exitCode === null) await shutDown();
      process.off('exit', killWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server of its own for one folder, on a socket there. */
function settingsIn(folder: string): readonly string[] {
  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=200'];
  return ['-D', join(folder, 'data'), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
}

function binaryFolders(): readonly string[] {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  return [
    ...packaged.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':').filter((folder) => folder !== ''),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
  ];
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
