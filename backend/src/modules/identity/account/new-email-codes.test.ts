import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newEmail, newMember, password } from '../../../testing/members.ts';

const path = '/user';
const suite = identitySuite();
const { mails, tables } = suite;

const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;
const post = (browser: Browser, userId: string, change: string, more: Record<string, string> = {}) =>
  browser.post(path, { userId, change, ...more });
const askFor = (browser: Browser, userId: string, email: string) =>
  post(browser, userId, 'email', { email, present: password });

test('a mistyped address is corrected at once, and the same one waits for another code', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  const [mistyped, corrected] = [newEmail(), newEmail()];
  await askFor(browser, userId, mistyped);
  mails();
  expect(factsOf(await askFor(browser, userId, corrected))).toMatchObject({ pendingEmail: corrected });
  expect(mails()).toEqual([expect.objectContaining({ mail: 'addressCode', to: corrected })]);

  const early = await askFor(browser, userId, corrected);
  expect([early.statusCode, mails()]).toEqual([429, []]);
  expect(factsOf(early)).toMatchObject({
    form: { part: 'email', values: { email: corrected }, problems: { email: 'tooSoon' } },
    waitMinutes: 1,
  });
});

test('another code is sent to the address that waits, not again at once', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  const none = await post(browser, userId, 'newEmailCode');
  expect(factsOf(none)).toMatchObject({ newEmailProblem: 'expired' });
  const next = newEmail();
  await askFor(browser, userId, next);
  mails();
  const early = await post(browser, userId, 'newEmailCode');
  expect([early.statusCode, mails()]).toEqual([429, []]);
  expect(factsOf(early)).toMatchObject({ newEmailProblem: 'tooSoon', waitMinutes: 1 });
  await tables().deleteFrom('throttleCounters').execute();
  await post(browser, userId, 'newEmailCode');
  expect(mails()).toEqual([expect.objectContaining({ mail: 'addressCode', to: next })]);
});

test('where the tries are used up, the page says so instead of asking for the code', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  const next = newEmail();
  await askFor(browser, userId, next);
  const [mail] = mails();
  const right = mail?.facts.code ?? '';
  const wrong = right === '000000' ? '111111' : '000000';
  const tries = [];
  for (let count = 0; count < 5; count += 1) {
    tries.push((await post(browser, userId, 'confirmEmail', { code: wrong })).statusCode);
  }
  expect(tries).toEqual([401, 401, 401, 401, 429]);

  const told = { pendingEmail: next, newEmailUsedUpMinutes: 10 };
  const late = await post(browser, userId, 'confirmEmail', { code: right });
  expect(late.statusCode).toBe(429);
  expect(factsOf(late)).toMatchObject({ ...told, newEmailProblem: 'tooSoon', waitMinutes: 10 });
  expect(factsOf(await browser.getJson(path))).toMatchObject(told);
});
