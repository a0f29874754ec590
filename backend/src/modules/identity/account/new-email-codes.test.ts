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
