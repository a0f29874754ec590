import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from './database.ts';
import { startPostgres } from './postgres.ts';

/**
 * A migrated database on PostgreSQL for a suite of tests that the embedded one cannot show. `onPostgres` groups them, and
 * skips them with the reason where there is no server.
 */
export async function postgresSuite() {
  const postgres = await startPostgres();
  let opened: OpenDatabase | undefined;

  return {
    database: (): OpenDatabase => {
      if (!opened) throw new Error('The database is opened before the first test.');
      return opened;
    },

    onPostgres: (tests: () => void): void => {
      if (!postgres.ok) {
        describe.skip(postgres.reason, tests);
        return;
      }
      describe('on PostgreSQL', () => {
        beforeAll(async () => {
          opened = await openTestDatabase(postgres.url);
        }, 60_000);
        afterAll(async () => {
          await opened?.close();
          await postgres.stop();
        }, 30_000);
        tests();
      });
    },
  };
}
