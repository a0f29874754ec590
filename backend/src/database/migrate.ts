import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Database } from './database.ts';

export interface MigrateOptions {
  /** Called with the migrations of a newer release. */
  log?: Pick<FastifyBaseLogger, 'warn'>;
  /** The migrations of this release. */
  known?: Record<string, Migration>;
}

/**
 * Brings the database to the shape of this release. Gives the names of what ran now; throws what stopped it. After a
 * newer release has migrated it, an older one still starts, since a migration only adds.
 */
export async function migrate(
  db: Database,
  { log, known = migrations }: MigrateOptions = {},
): Promise<readonly string[]> {
  const newer = await migrationsAfter(known, db);
  if (newer.length > 0) {
    log?.warn({ migrations: newer }, 'the database was migrated by a newer release');
  }
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve({ ...known, ...alreadyRun(newer) }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
  return results.map((result) => result.migrationName);
}

/** The unknown migrations that ran after the last known one. Any other unknown one belongs to no release after this. */
async function migrationsAfter(known: Record<string, Migration>, db: Database): Promise<string[]> {
  const last = Object.keys(known).sort().at(-1) ?? '';
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as "exists"`.execute(db);
  if (rows[0]?.exists !== true) return [];
  const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return ran.rows.map(({ name }) => name).filter((name) => name > last);
}

/** Kysely refuses a database in which migrations ran that it does not know. These are never run. */
function alreadyRun(names: readonly string[]): Record<string, Migration> {
  const up = () => Promise.reject(new Error('A migration of a newer release cannot be run by this one.'));
  return Object.fromEntries(names.map((name) => [name, { up }]));
}
