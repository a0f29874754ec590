import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedOrganisations } from '../../seeds/organisations.ts';
import { answerPendingSignIn } from '../../testing/pending-sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import type { Browser } from '../../testing/browser.ts';
import { visitCompany } from '../../testing/company-page.ts';
import { newBrowser, newMember, sessionIn } from '../../testing/members.ts';
import { membershipChangesOf } from '../../testing/membership-changes.ts';
import { startSandbox, type RunningSandbox } from '../../testing/sandbox.ts';
import type { UserTables } from '../users/repository.ts';

let sandbox: RunningSandbox;
let testApp: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await seedOrganisations(testApp.db);
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});

const statusPath = '/b2b/v2/org/enroll/check-member-enrollment-status';
const completionPath = '/b2b/member/sso/complete';

const joined = { change: 'memberJoined', method: 'acorn', network: '127.0.0' };
const enrolled = { ...joined, change: 'enrolled' };

const status = async (browser: Browser) => (await browser.open(statusPath)).json<{ data: object }>().data;

/** A browser in which Alma of Acorn is signed in. */
async function newWorker(): Promise<Browser> {
  const browser = newBrowser(testApp);
  await visitCompany(testApp, browser, { name: 'acorn', person: 'worker-alma' });
  await browser.follow(await answerPendingSignIn(browser, 'new'));
  return browser;
}

describe('the enrolment of a member', () => {
  beforeEach(async () => {
    await testApp.db.$extendTables<UserTables>().deleteFrom('accounts').execute();
  });

  test('completes with the first sign-in at the workplace', async () => {
    const browser = await newWorker();
    expect(await status(browser)).toEqual({ healthHub: 'acorn-health', status: 'enrolled' });
    const session = (await sessionIn(browser)) as { userId: string };
    expect(session).toMatchObject({ firstName: 'Alma', kind: 'B2B' });
    expect(await membershipChangesOf(testApp, session.userId)).toEqual([joined, enrolled]);
  });

  test('is told on the pages that sell and on that of the subscription, with the organisation that pays', async () => {
    const browser = await newWorker();
    const { userId } = (await sessionIn(browser)) as { userId: string };
    const checkout = '/checkout?plan=B2C14DANNUAL&country=DE';
    const pages = ['/plans', '/subscription', checkout, `/manage-identities?plan=B2C14DANNUAL`];
    for (const address of pages) {
      expect((await browser.open(address)).json(), address).toMatchObject({ facts: { employer: 'Acorn' } });
    }
    const rows = testApp.db.$extendTables<{ memberships: { accountId: string; enrolledAt: Date | null } }>();
    await rows.updateTable('memberships').set({ enrolledAt: null }).where('accountId', '=', userId).execute();
    for (const address of pages) {
      expect((await browser.open(address)).json(), address).not.toHaveProperty('facts.employer');
    }
  });

  test('completes later for the person that the workplace has signed in, and no other', async () => {
    const browser = await newWorker();
    // The organisation had no health hub yet when the person joined.
    const rows = testApp.db.$extendTables<
      UserTables & { memberships: { enrolledAt: Date | null; healthHubExternalId: string | null } }
    >();
    await rows.updateTable('memberships').set({ enrolledAt: null, healthHubExternalId: null }).execute();
    await rows.updateTable('accounts').set({ externalId: null }).execute();
    expect(await sessionIn(browser)).toMatchObject({ kind: 'B2C' });
    expect(await status(browser)).toEqual({ healthHub: 'acorn-health', status: 'notEnrolled' });

    const complete = (body: object) => browser.postJson(completionPath, body);
    const foreign = { healthHub: 'acorn-health', healthHubExternalId: 'worker-bert' };
    expect((await complete(foreign)).statusCode).toBe(403);
    expect((await complete({ healthHub: 'elsewhere', healthHubExternalId: 'worker-alma' })).statusCode).toBe(
      403,
    );
    const own = { healthHub: 'acorn-health', healthHubExternalId: 'worker-alma' };
    expect((await complete(own)).json()).toEqual({
      data: { attributes: { healthHub: 'acorn-health', status: 'enrolled' } },
    });
    expect((await complete(own)).statusCode).toBe(200);
    const { userId } = (await sessionIn(browser)) as { userId: string };
    expect(await membershipChangesOf(testApp, userId)).toEqual([joined, enrolled, enrolled]);
    expect(await status(browser)).toEqual({ healthHub: 'acorn-health', status: 'enrolled' });
    expect(await sessionIn(browser)).toMatchObject({ kind: 'B2B' });
  });

  test('is completed by the page of the login methods with the id that it was drawn with', async () => {
    const browser = await newWorker();
    const factsOf = async () => (await browser.open('/manage-identities')).json<{ facts: object }>().facts;
    // The organisation took the person off its list, who then joined again by the address at work.
    await testApp.db
      .$extendTables<{ memberships: { enrolledAt: Date | null; healthHubExternalId: string | null } }>()
      .updateTable('memberships')
      .set({ enrolledAt: null, healthHubExternalId: null })
      .execute();
    expect(await factsOf()).toMatchObject({
      externalId: 'acorn-health:worker-alma',
      enrolment: 'notEnrolled',
    });
    const body = { healthHub: 'acorn-health', healthHubExternalId: 'worker-alma' };
    expect((await browser.postJson(completionPath, body)).statusCode).toBe(200);
    expect(await factsOf()).toMatchObject({ enrolment: 'enrolled' });
  });

  test('is nothing for those who are in no organisation, and for signed-out visitors', async () => {
    const { browser } = await newMember(testApp);
    expect((await browser.open(statusPath)).json()).toEqual({
      data: { healthHub: null, status: 'notEligible' },
    });
    const body = { healthHub: 'acorn-health', healthHubExternalId: 'worker-alma' };
    expect((await browser.postJson(completionPath, body)).statusCode).toBe(403);
    expect((await newBrowser(testApp).open(statusPath)).statusCode).toBe(401);
    expect((await newBrowser(testApp).postJson(completionPath, body)).statusCode).toBe(401);
  });
});
