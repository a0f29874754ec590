import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';

/** A migrated database of the suite's own: embedded, or on the PostgreSQL that `TEST_DATABASE_URL` names. */
export async function openTestDatabase(url = process.env.TEST_DATABASE_URL): Promise<OpenDatabase> {
  const database = url === undefined ? await openEmbedded() : await openOnPostgres(url);
  await migrate(database.db);
  return database;
}

async function openOnPostgres(url: string): Promise<OpenDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const server = await openDatabase({ kind: 'postgres', url });
  await sql`create database ${sql.id(name)}`.execute(server.db);

  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: address.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
      await server.close();
    },
  };
}

async function openEmbedded(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-suite-'));
  await cp(await emptyDatabase(), folder, { recursive: true });
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
  const store = fileURLToPath(new URL('../../../.stillpoint/', import.meta.url));
  const folder = join(store, `empty-database-${await embeddedVersion()}`);
  if (await exists(folder)) return folder;

  await mkdir(store, { recursive: true });
  const draft = await mkdtemp(join(store, 'draft-'));
  const database = await startEmbeddedDatabase(draft);
  await database.stop();
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another suite was quicker.
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
  return folder;
}

async function embeddedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
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
