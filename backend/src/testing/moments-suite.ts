import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from './database.ts';
import { openMoments, type OpenMoments, type Person } from './moments-app.ts';

/** What a page answers for a moment that others do not see. */
export const gone = { route: 'moment', facts: { status: 'gone' }, statusCode: 404 };

/** Moments for a suite of tests, with June and Nora before each. */
export function momentsSuite() {
  let database: OpenDatabase;
  let app: OpenMoments;
  let june: Person;
  let nora: Person;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    app = openMoments(database.db);
    await app.db.deleteFrom('moments').execute();
    june = app.person('June');
    nora = app.person('Nora');
  });

  const community = async (as?: Pick<Person, 'userId'>, query = '') =>
    (await app.show('community', as, query)).facts as {
      moments: { id: string; own?: true; reported?: true }[];
      next?: string;
      later?: true;
    };

  return {
    get app() {
      return app;
    },
    get june() {
      return june;
    },
    get nora() {
      return nora;
    },
    community,
    idsOf: async (as?: Pick<Person, 'userId'>, query = '') =>
      (await community(as, query)).moments.map(({ id }) => id),
    openAs: (id: string, as?: Pick<Person, 'userId'>, more = '') =>
      app.show('moment', as, `?id=${id}${more}`),
  };
}
