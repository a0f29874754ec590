import { afterAll, describe, expect, test } from 'vitest';
import { answerPendingSignIn } from '../../testing/pending-sign-in.ts';
import { visitCompany } from '../../testing/company-page.ts';
import { identitySuite } from '../../testing/identity-suite.ts';
import { knownMember, newBrowser, sessionIn } from '../../testing/members.ts';
import { membershipChangesOf } from '../../testing/membership-changes.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { untilWaiting } from '../../testing/waiting-transactions.ts';

const server = await startPostgres();
// Runs after that of the suite, which is declared later.
afterAll(async () => {
  if (server.ok) await server.stop();
}, 30_000);

const suite = identitySuite({
  companies: true,
  organisations: true,
  databaseUrl: server.ok ? server.url : undefined,
});
const onPostgres = server.ok ? test : test.skip;
const own = { healthHub: 'acorn-health', healthHubExternalId: 'worker-alma' };

const rows = () =>
  suite.tables().$extendTables<{
    memberships: {
      accountId: string;
      organisationId: string;
      enrolledAt: Date | null;
      healthHubExternalId: string | null;
    };
    workAddresses: {
      emailNormalised: string;
      accountId: string;
      organisationId: string;
      verifiedAt: Date;
    };
  }>();

/** Alma of Acorn, who has another login method, proved just now who she is, and is not enrolled. */
async function openWorker() {
  const browser = newBrowser(suite.testApp);
  await visitCompany(suite.testApp, browser, { name: 'acorn', person: 'worker-alma' });
  await browser.follow(await answerPendingSignIn(browser, 'new'));
  const { userId } = (await sessionIn(browser)) as { userId: string };
  const provedAt = new Date();
  await rows()
    .updateTable('accounts')
    .set({ emailVerifiedAt: provedAt, passwordHash: 'x' })
    .where('id', '=', userId)
    .execute();
  await rows().updateTable('memberships').set({ enrolledAt: null, healthHubExternalId: null }).execute();
  await rows().updateTable('sessions').set({ provedAt }).where('accountId', '=', userId).execute();
  const remove = () => browser.post(`/user/identities/removal?userId=${userId}`, { connection: 'acorn' });
  const complete = () => browser.postJson('/b2b/member/sso/complete', own);
  return { browser, userId, remove, complete };
}

/** As at /work/verify, so that the person stays a member without the identity. */
async function proveAddress(accountId: string) {
  const { organisationId } = await rows()
    .selectFrom('memberships')
    .select('organisationId')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  const address = { emailNormalised: 'alma@acorn.example', verifiedAt: new Date() };
  await rows()
    .insertInto('workAddresses')
    .values({ ...address, accountId, organisationId })
    .execute();
}

const externalIdOf = async (userId: string) =>
  (
    await rows()
      .selectFrom('accounts')
      .select('externalId')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).externalId;

const enrolledOf = (userId: string) =>
  rows().selectFrom('memberships').select('enrolledAt').where('accountId', '=', userId).execute();

describe('enrolling while the identity is removed', () => {
  async function worker(provedAnAddress: boolean) {
    const opened = await openWorker();
    const { userId: accountId } = opened;
    await rows().updateTable('accounts').set({ externalId: null }).where('id', '=', accountId).execute();
    if (provedAnAddress) await proveAddress(accountId);
    return opened;
  }

  /** Both requests wait for the account, the removal in front. */
  async function removedFirst({ userId, remove, complete }: Awaited<ReturnType<typeof worker>>) {
    const sent = await rows()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('accounts').select('id').where('id', '=', userId).forUpdate().execute();
        const removed = remove();
        await untilWaiting(suite.testApp.db, 1);
        const completed = complete();
        await untilWaiting(suite.testApp.db, 2);
        return [removed, completed];
      });
    return Promise.all(sent);
  }

  for (const provedAnAddress of [false, true]) {
    const who = provedAnAddress ? 'a person who stays a member by an address at work' : 'a person who leaves';
    onPostgres(`does not enrol ${who}`, async () => {
      const opened = await worker(provedAnAddress);
      const [removed, completed] = await removedFirst(opened);
      expect([removed?.statusCode, completed?.statusCode]).toEqual([303, 403]);
      expect(await externalIdOf(opened.userId)).toBeNull();
      expect(await enrolledOf(opened.userId)).toEqual(provedAnAddress ? [{ enrolledAt: null }] : []);
      const [one, other, ...later] = await membershipChangesOf(suite.testApp, opened.userId);
      // They may be written down within one millisecond.
      expect([one?.change, other?.change].toSorted()).toEqual(['enrolled', 'memberJoined']);
      const left = { change: 'memberLeft', method: 'acorn', network: '127.0.0' };
      expect(later).toEqual(provedAnAddress ? [] : [left]);
    });
  }

  test('leaves nothing of an enrolment that came first', async () => {
    const { userId, remove, complete } = await worker(true);
    expect((await complete()).statusCode).toBe(200);
    expect(await externalIdOf(userId)).toBe('acorn-health:worker-alma');
    expect((await remove()).statusCode).toBe(303);
    expect(await externalIdOf(userId)).toBeNull();
    expect(await enrolledOf(userId)).toEqual([{ enrolledAt: null }]);
  });
});

describe('the question before the identity is removed', () => {
  const factsOf = async (browser: ReturnType<typeof newBrowser>) =>
    (await browser.open('/manage-identities?remove=acorn')).json<{ facts: object }>().facts;

  test('says that the access by the employer ends with it', async () => {
    const { browser } = await openWorker();
    expect(await factsOf(browser)).toMatchObject({ remove: 'acorn', ends: 'access' });
    const other = '/manage-identities?remove=google';
    expect((await browser.open(other)).json<{ facts: object }>().facts).not.toHaveProperty('ends');
  });

  test('says of a person who stays a member by an address at work that an enrolment ends with it', async () => {
    const { browser, complete, userId } = await openWorker();
    await proveAddress(userId);
    expect(await factsOf(browser)).not.toHaveProperty('ends');
    await rows().updateTable('accounts').set({ externalId: null }).where('id', '=', userId).execute();
    expect((await complete()).statusCode).toBe(200);
    expect(await factsOf(browser)).toMatchObject({ ends: 'enrolment' });
  });

  test('says nothing of an employer who took the person off its list', async () => {
    const { browser } = await openWorker();
    await rows().deleteFrom('memberships').execute();
    expect(await factsOf(browser)).not.toHaveProperty('ends');
  });
});

describe('the mark of a member at a partner', () => {
  test.each(['took off its list', 'has still'])(
    'goes with the identity of a person whom the organisation %s, who can enrol by another account',
    async (membership) => {
      const { userId, remove } = await openWorker();
      if (membership !== 'has still') await rows().deleteFrom('memberships').execute();
      expect(await externalIdOf(userId)).toBe('acorn-health:worker-alma');
      expect((await remove()).statusCode).toBe(303);
      expect(await externalIdOf(userId)).toBeNull();

      const other = await knownMember(suite.testApp);
      const page = { intent: 'link', from: '/manage-identities' } as const;
      await visitCompany(suite.testApp, other.browser, { name: 'acorn', person: 'worker-alma', ...page });
      expect(await externalIdOf(other.userId)).toBe('acorn-health:worker-alma');
      expect(await sessionIn(other.browser)).toMatchObject({ kind: 'B2B' });
    },
  );
});
