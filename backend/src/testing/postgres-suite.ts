import { afterAll, beforeAll, describe } from 'vitest';
import { openTestDatabase } from './database.ts';
import { startPostgres } from './postgres.ts';

/**
 * What a suite of tests opens on a PostgreSQL server, since the embedded database has one session in truth and shows neither
 * races nor what a killed process leaves. `onPostgres` groups the tests, and skips them with the reason where there is no
 * server; `opened` gives what was opened to each of them.
 */
export async function suiteOnPostgres<Opened extends { close: () => Promise<void> }>(
  open: (url: string) => Promise<Opened>,
) {
  const postgres = await startPostgres();
  let opened: Opened | undefined;

  return {
    opened: (): Opened => {
      if (!opened) throw new Error('It is opened before the first test.');
      return opened;
    },

    onPostgres: (tests: () => void): void => {
      if (!postgres.ok) {
        describe.skip(postgres.reason, tests);
        return;
      }
      describe('on PostgreSQL', () => {
        beforeAll(async () => {
          opened = await open(postgres.url);
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

/** A migrated database. */
export async function postgresSuite() {
  const { opened: database, onPostgres } = await suiteOnPostgres(openTestDatabase);
  return { database, onPostgres };
}
