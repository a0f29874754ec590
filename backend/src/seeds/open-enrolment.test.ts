import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPeople } from '../../../demo/people.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { newBrowser, sessionIn, signIn } from '../testing/members.ts';
import type { UserTables } from '../modules/users/repository.ts';
import { seedOpenEnrolment } from './open-enrolment.ts';
import { seedOrganisations } from './organisations.ts';
import { seedPeople } from './people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await seedOrganisations(testApp.db);
}, 60_000);
afterAll(() => testApp.close());

const workplaces = () => testApp.config.identity.connections.workplaces;
const statusOf = async (browser: ReturnType<typeof newBrowser>) => {
  const answer = await browser.open('/b2b/v2/org/enroll/check-member-enrollment-status');
  return answer.json<{ data: { status: string } }>().data.status;
};

/** A browser in which Enid is logged in. */
async function enid() {
  const browser = newBrowser(testApp);
  await signIn(browser, demoPeople.Enid.email);
  return browser;
}

beforeEach(async () => {
  await testApp.db.$extendTables<UserTables>().deleteFrom('accounts').execute();
  await seedPeople(testApp.db);
});

test('Enid is a member of Acorn whose enrolment is open, and stays enrolled at the next start', async () => {
  await seedOpenEnrolment(testApp.db, workplaces());
  const browser = await enid();
  expect(await statusOf(browser)).toBe('notEnrolled');
  expect((await browser.open('/manage-identities')).json()).toMatchObject({
    facts: { externalId: 'acorn-health:worker-enid', enrolment: 'notEnrolled', fresh: true },
  });

  const completion = { healthHub: 'acorn-health', healthHubExternalId: 'worker-enid' };
  expect((await browser.postJson('/b2b/member/sso/complete', completion)).statusCode).toBe(200);
  await seedOpenEnrolment(testApp.db, workplaces());
  expect(await statusOf(browser)).toBe('enrolled');
});

test('where Acorn is no workplace, Enid is a member of none', async () => {
  await seedOpenEnrolment(testApp.db, []);
  const browser = await enid();
  expect(await statusOf(browser)).toBe('notEligible');
  expect(await sessionIn(browser)).toMatchObject({ kind: 'B2C' });
});
