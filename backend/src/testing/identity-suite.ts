import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../modules/identity/tables.ts';
import type { UserTables } from '../modules/users/repository.ts';
import { seedOrganisations } from '../seeds/organisations.ts';
import type { ThrottleTables } from '../throttle/database-counters.ts';
import { openTestApp, type TestApp } from './app.ts';
import { collectedJobs } from './collected-jobs.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';

/** A mail that was asked for. */
export interface RequestedMail {
  mail: string;
  to: string;
  language: string;
  facts: {
    code?: string;
    codeFor?: string;
    link?: string;
    company?: string;
    newEmail?: string;
    wayBack?: { link: string };
    appRemoved?: true;
  };
}

export interface IdentitySuite {
  queue: ReturnType<typeof collectedJobs>;
  tables: () => Kysely<ThrottleTables & IdentityTables & UserTables>;
  /** The mails that were asked for since the last look. */
  mails: () => RequestedMail[];
  /** Makes a person a member of Cedar too, which asks for a second factor. For suites with organisations. */
  joinCedar: (accountId: string) => Promise<void>;
  readonly testApp: TestApp;
  readonly sandbox: RunningSandbox;
}

/**
 * The app for a suite of tests about identity, with the companies of the sandbox where `companies` asks for them.
 * Each test begins with no work waiting and no attempt counted; with companies also without accounts, as their
 * people are the same in each test.
 */
export function identitySuite({
  companies = false,
  organisations = false,
  variables = {},
  databaseUrl,
}: {
  companies?: boolean;
  organisations?: boolean;
  variables?: Record<string, string>;
  /** A PostgreSQL, for races. */
  databaseUrl?: string | undefined;
} = {}): IdentitySuite {
  const queue = collectedJobs();
  let sandbox: RunningSandbox | undefined;
  let testApp: TestApp | undefined;

  function openedApp(): TestApp {
    if (!testApp) throw new Error('The app is opened before the first test.');
    return testApp;
  }
  const tables = () => openedApp().db.$extendTables<ThrottleTables & IdentityTables & UserTables>();

  async function joinCedar(accountId: string) {
    const db = tables().$extendTables<{
      organisations: { id: string; connection: string };
      memberships: { accountId: string; organisationId: string; joinedAt: Date };
    }>();
    const { id: organisationId } = await db
      .selectFrom('organisations')
      .select('id')
      .where('connection', '=', 'cedar')
      .executeTakeFirstOrThrow();
    const joinedAt = new Date();
    await db.insertInto('memberships').values({ accountId, organisationId, joinedAt }).execute();
  }

  beforeAll(async () => {
    if (companies) sandbox = await startSandbox();
    testApp = await openTestApp({ ...sandbox?.variables, ...variables }, { jobs: queue.jobs }, databaseUrl);
    if (organisations) await seedOrganisations(testApp.db);
  }, 60_000);
  afterAll(async () => {
    await testApp?.close();
    await sandbox?.stop();
  });
  beforeEach(async () => {
    queue.waiting.length = 0;
    await tables().deleteFrom('throttleCounters').execute();
    if (companies) await tables().deleteFrom('accounts').execute();
  });

  return {
    queue,
    tables,
    joinCedar,
    mails: () => (queue.take('mail.deliver') as { request: RequestedMail }[]).map(({ request }) => request),
    get testApp() {
      return openedApp();
    },
    get sandbox() {
      if (!sandbox) throw new Error('Ask for the companies of the sandbox.');
      return sandbox;
    },
  };
}
