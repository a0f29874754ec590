import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { knownMember, newBrowser, newEmail, newMember } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';
import type { IdentityTables } from '../tables.ts';

let sandbox: RunningSandbox;
const queue = collectedJobs();
let testApp: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  const variables = { ...sandbox.variables, TRUSTED_PROXIES: '127.0.0.1' };
  testApp = await openTestApp(variables, { jobs: queue.jobs });
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});

const browserAt = (address: string) => newBrowser(testApp, { 'x-forwarded-for': address });

/** Asks for a code to an address, as a person whom a company has signed in. Gives the status of the answer. */
async function askForCode(email: string, browser: Browser): Promise<number> {
  await visitCompany(testApp, browser, { name: 'google', person: 'person-mia' });
  return (await answerPendingSignIn(browser, 'address', { email }, { accept: 'application/json' }))
    .statusCode;
}

async function askTimes(times: number, email: string, address: string): Promise<number[]> {
  const answers: number[] = [];
  for (let asked = 0; asked < times; asked += 1) answers.push(await askForCode(email, browserAt(address)));
  return answers;
}

test('codes that a stranger asks for do not keep the owner of the mailbox from getting one', async () => {
  const email = newEmail();
  expect(await askTimes(6, email, '203.0.113.7')).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await askForCode(email, browserAt('198.51.100.4'))).toBe(200);
});

test('a mailbox is not filled from many addresses, and a known device of its owner gets a code all the same', async () => {
  const owner = browserAt('198.51.100.9');
  const { email } = await knownMember(testApp, owner);
  await owner.post('/logout');
  for (const host of [1, 2, 3, 4]) await askTimes(5, email, `203.0.113.${host}`);
  expect(await askForCode(email, browserAt('203.0.113.5'))).toBe(429);
  expect(await askForCode(email, owner)).toBe(200);
});

test('who opens an account with an address of another person gets no more codes to it than a stranger', async () => {
  const browser = browserAt('203.0.113.30');
  const { email } = await newMember(testApp, newEmail(), browser);
  await browser.post('/logout');
  const answers: number[] = [];
  for (let asked = 0; asked < 6; asked += 1) answers.push(await askForCode(email, browser));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

// ASVS V2.3.1 V2.7.6
test('after five wrong codes none is sent or taken until the time of the last one is over', async () => {
  const { browser, userId } = await newMember(testApp);
  const tables = testApp.db.$extendTables<ThrottleTables & IdentityTables>();
  const mailedCode = () =>
    (queue.take('mail.deliver') as { request: { facts: { code?: string } } }[])[0]?.request.facts.code;
  const sendCode = async () => {
    await tables.deleteFrom('throttleCounters').execute();
    return browser.postJson(`/user/address/code?userId=${userId}`, {});
  };
  const prove = (code = '') => browser.postJson(`/user/address/proof?userId=${userId}`, { code });

  mailedCode();
  await sendCode();
  const code = mailedCode();
  const wrong = code === '000000' ? '000001' : '000000';
  for (const triesLeft of [4, 3, 2, 1]) {
    expect((await prove(wrong)).json()).toMatchObject({
      errors: [{ code: 'WRONG_CODE', data: { triesLeft } }],
    });
  }
  const expiry = tables.selectFrom('mailedCodes').select('expiresAt').where('purpose', 'like', `%${userId}`);
  const until = await expiry.executeTakeFirstOrThrow();
  const tooMany = { errors: [{ code: 'TOO_MANY_ATTEMPTS', data: { minutes: 10 } }] };
  expect((await prove(wrong)).json()).toMatchObject(tooMany);
  expect((await prove(code)).json()).toMatchObject(tooMany);
  expect((await sendCode()).json()).toMatchObject(tooMany);
  expect(mailedCode()).toBeUndefined();
  expect(await expiry.executeTakeFirst()).toEqual(until);

  const passed = new Date(Date.now() - 1000);
  await tables
    .updateTable('mailedCodes')
    .set({ expiresAt: passed })
    .where('purpose', 'like', `%${userId}`)
    .execute();
  expect((await sendCode()).statusCode).toBe(200);
  expect((await prove(wrong)).json()).toMatchObject({ errors: [{ data: { triesLeft: 4 } }] });
});
