import { beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { proveAddress, signInAtWork, signInByCompany } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { knownMember, newEmail, newMember, password } from '../../../testing/members.ts';
import { answerAccountLink, answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { mailedCodeLimits, visitorLoginLimits } from '../sign-in/limits.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;
const gloria = 'gloria@people.stillpoint.example';
const address = '127.0.0.1';

beforeEach(() => tables().deleteFrom('throttleCounters').execute());

const throttle = () => createThrottle(databaseCounters(suite.testApp.db));

/** Uses up the log-ins of a network address. */
async function useUpLogins() {
  for (let tries = 0; tries < 51; tries += 1) await throttle().attempt(visitorLoginLimits(address));
}

/** Uses up the codes of a mailbox, as others do for an hour. */
async function useUpCodes(email: string) {
  for (let tries = 0; tries < 21; tries += 1) {
    const visitor = `198.51.100.${tries}`;
    await throttle().attempt(
      mailedCodeLimits({ purpose: `other ${tries}`, email, address: visitor, device: undefined }),
    );
  }
}

const shown = async (browser: Browser, form: Parameters<typeof answerPendingSignIn>[1], typed = {}) =>
  (await browser.follow(await answerPendingSignIn(browser, form, typed))).json<{ facts: object }>().facts;

/** Lets the question of a browser last for some more minutes. */
const lastFor = (minutes: number) =>
  tables()
    .updateTable('parkedArrivals')
    .set({ expiresAt: new Date(Date.now() + minutes * 60_000) })
    .execute();

describe('a question that is over before a wait says so', () => {
  test('where too many passwords were tried from the network of the owner', async () => {
    await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    await useUpLogins();
    const told = { problem: 'TOO_MANY_ATTEMPTS', count: 15 };
    expect(await shown(browser, 'owner', { password })).toMatchObject({ ...told, overBeforeWait: true });
    await lastFor(19);
    const long = await shown(browser, 'owner', { password });
    expect(long).toMatchObject(told);
    expect(long).not.toHaveProperty('overBeforeWait');
  });

  test('also where an account is asked for to connect a workplace', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInAtWork(suite, { name: 'acorn', person: 'worker-alma' });
    await useUpLogins();
    const shownAfter = async () => browser.follow(await answerAccountLink(browser, { email, password }));
    expect((await shownAfter()).json()).toMatchObject({
      facts: { values: { email }, problem: 'TOO_MANY_ATTEMPTS', count: 15, overBeforeWait: true },
    });
    await lastFor(19);
    const { facts } = (await shownAfter()).json<{ facts: object }>();
    expect(facts).toMatchObject({ problem: 'TOO_MANY_ATTEMPTS', count: 15 });
    expect(facts).not.toHaveProperty('overBeforeWait');
  });

  test('where the code of an account cannot be mailed', async () => {
    const { email } = await newMember(suite.testApp, newEmail());
    const browser = await signInAtWork(suite, { name: 'acorn', person: 'worker-alma' });
    await useUpCodes(email);
    const refused = await answerAccountLink(browser, { email, password });
    expect((await browser.follow(refused)).json()).toMatchObject({
      facts: { values: { email }, problem: 'TOO_MANY_ATTEMPTS', count: 60, overBeforeWait: true },
    });
  });

  test('where the last code is the last that this login can have', async () => {
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    await answerPendingSignIn(browser, 'address');
    expect(await shown(browser, 'address')).not.toHaveProperty('overBeforeWait');
    await tables().deleteFrom('throttleCounters').execute();
    await useUpCodes(gloria);
    const told = { asked: { question: 'code' }, problem: 'WAIT_FOR_CODE', count: 60, overBeforeWait: true };
    expect(await shown(browser, 'address')).toMatchObject(told);
  });

  test('and none of it where a count says how many tries are left', async () => {
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    await answerPendingSignIn(browser, 'address');
    await lastFor(1);
    const wrong = await shown(browser, 'code', { code: '000000' });
    expect(wrong).toMatchObject({ problem: 'WRONG_CODE', count: 4 });
    expect(wrong).not.toHaveProperty('overBeforeWait');
  });
});

test('a code whose tries are used up can be sent anew while the question is asked', async () => {
  await newMember(suite.testApp, gloria);
  const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
  await answerPendingSignIn(browser, 'address');
  for (let tries = 0; tries < 5; tries += 1) await answerPendingSignIn(browser, 'code', { code: '000000' });
  await lastFor(19);
  const used = await shown(browser, 'address');
  expect(used).toMatchObject({ asked: { question: 'code' }, problem: 'TOO_MANY_ATTEMPTS', count: 10 });
  expect(used).not.toHaveProperty('overBeforeWait');
  await tables()
    .updateTable('mailedCodes')
    .set({ expiresAt: new Date(0) })
    .execute();
  await tables().deleteFrom('throttleCounters').execute();
  // The code from before is none any more.
  mails();
  const { proven } = await proveAddress(suite, browser);
  expect(proven.json()).toMatchObject({ data: { attributes: { question: 'owner' } } });
});
