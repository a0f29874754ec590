import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, type QueryResult, type RawBuilder } from 'kysely';
import type { DatabaseConfig } from '../config/config.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { processLog } from '../http/request-log.ts';
import { createJobs } from '../modules/jobs/index.ts';
import { systemClock } from '../process/clock.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';

/** A migrated database of the suite's own: embedded, or on the PostgreSQL that `TEST_DATABASE_URL` names. */
export async function openTestDatabase(url = process.env.TEST_DATABASE_URL): Promise<OpenDatabase> {
  return url === undefined
    ? openEmbedded(await migratedFolder())
    : openOnPostgres(url, await migratedTemplate(url));
}

/** A database of the suite's own without tables, on the same server. */
export async function openEmptyDatabase(url = process.env.TEST_DATABASE_URL): Promise<OpenDatabase> {
  return url === undefined ? openEmbedded(await emptyDatabase()) : openOnPostgres(url, 'template1');
}

/** A new database on a server: its address, and how to remove it. */
interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A migrated database of its own on the server of this address, for a process that is started with it. */
export async function createTestDatabase(url: string): Promise<ServerDatabase> {
  return createCopy(url, await migratedTemplate(url));
}

async function createCopy(url: string, template: string): Promise<ServerDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, sql`create database ${sql.id(name)} template ${sql.id(template)}`);
  return {
    url: addressOf(url, name),
    drop: async () => {
      await onServer(url, sql`drop database ${sql.id(name)} with (force)`);
    },
  };
}

/** A new database, as a copy of `template`. Closing it removes it. */
async function openOnPostgres(url: string, template: string): Promise<OpenDatabase> {
  const copy = await createCopy(url, template);
  const database = await openDatabase({ kind: 'postgres', url: copy.url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}

async function openEmbedded(copied: string): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-suite-'));
  await cp(copied, folder, { recursive: true });
  const database = await openDatabase({ kind: 'embedded', folder });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A folder with an empty database, made once a version: making one takes seconds, copying it does not. */
export async function emptyDatabase(): Promise<string> {
  return madeOnce(`empty-database-${await versionOf('@electric-sql/pglite')}`, async (draft) => {
    const database = await startEmbeddedDatabase(draft);
    await database.stop();
  });
}

/** A folder with a database of this release without rows, made once for each state of the migrations and of the queue. */
async function migratedFolder(): Promise<string> {
  const empty = await emptyDatabase();
  return madeOnce(`migrated-database-${await schemaVersion()}`, async (draft) => {
    await cp(empty, draft, { recursive: true });
    await prepareTables({ kind: 'embedded', folder: draft });
  });
}

/** The same as a database on a server, for copies of it. */
async function migratedTemplate(url: string): Promise<string> {
  const name = `migrated_${await schemaVersion()}`;
  const found = await onServer(url, sql`select from pg_database where datname = ${name}`);
  if (found.rows.length > 0) return name;

  const draft = `draft_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, sql`create database ${sql.id(draft)}`);
  await prepareTables({ kind: 'postgres', url: addressOf(url, draft) });
  try {
    await onServer(url, sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`);
  } catch {
    // Another suite was quicker.
    await onServer(url, sql`drop database ${sql.id(draft)} with (force)`);
  }
  return name;
}

async function prepareTables(config: DatabaseConfig): Promise<void> {
  const { db, connection, close } = await openDatabase(config);
  await migrate(db);
  const jobs = createJobs({ connection, clock: systemClock, log: processLog({ logLevel: 'silent' }) });
  await jobs.start();
  await jobs.stop();
  await close();
}

async function onServer(url: string, statement: RawBuilder<unknown>): Promise<QueryResult<unknown>> {
  const server = await openDatabase({ kind: 'postgres', url });
  try {
    return await statement.execute(server.db);
  } finally {
    await server.close();
  }
}

function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** What the tables of a database depend on, as a short text. */
async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['@electric-sql/pglite', 'pg-boss']) hash.update(await versionOf(name));
  const source = fileURLToPath(new URL('../migrations/', import.meta.url));
  const files = await readdir(source);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(source, file)));
  hash.update(await readFile(new URL('../database/migrations.ts', import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

/** Makes a folder in the store, unless there is one by this name. */
async function madeOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const store = fileURLToPath(new URL('../../../.stillpoint/', import.meta.url));
  const folder = join(store, name);
  if (await exists(folder)) return folder;

  await mkdir(store, { recursive: true });
  const draft = await mkdtemp(join(store, 'draft-'));
  await make(draft);
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another suite was quicker.
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
  return folder;
}

async function versionOf(name: string): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(name);
  const manifest = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
