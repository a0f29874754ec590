import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Database } from './database.ts';

/** Brings the database to the newest shape. Gives the names of what ran now; throws what stopped it. */
export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
  return results.map((result) => result.migrationName);
}
