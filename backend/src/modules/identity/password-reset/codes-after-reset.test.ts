import { expect, test } from 'vitest';
import { appCode, appSteps, wrongFor } from '../../../testing/authenticator-app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps } from '../../../testing/mail-factor.ts';
import { newBrowser, sessionIn } from '../../../testing/members.ts';
import { formOfOpenedLink } from '../../../testing/new-password.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { codeLimits, type GuessedCode } from '../authenticator/limits.ts';
import { wrongCodeLimits } from '../second-factor/limits.ts';
import { accountLoginLimits, mailedCodeLimits } from '../sign-in/limits.ts';

const suite = identitySuite();
const { mails, queue } = suite;
const { memberWithApp } = appSteps(suite);
const { mailedCode, memberWithMailCode } = mailFactorSteps(suite);

const stepPage = '/login/second-factor';
const another = 'a-new-password-2026';

const step = (browser: Browser, form: Record<string, string>) => browser.post(stepPage, form);

/** Uses up what all browsers that are not known may guess, as strangers do who know the password. */
async function useUpCodes(accountId: string, kind: GuessedCode) {
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  const [, ofAccount] = codeLimits({ kind, accountId, address: '198.51.100.1', device: undefined });
  if (ofAccount === undefined) throw new Error('There is no limit by account.');
  for (let guess = 0; guess < 50; guess += 1) await throttle.attempt([ofAccount]);
}

async function useUpMailedCodes(accountId: string) {
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  for (let guess = 0; guess < 10; guess += 1) await throttle.attempt(wrongCodeLimits(accountId, undefined));
}

/**
 * Uses up what strangers without the password can: the tries of an account, also those from the owner's own network
 * address, and the codes that all browsers which are not known may have mailed, from four networks.
 */
async function useUpTriesAndMails(email: string) {
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  const [atAddress, ofAccount] = accountLoginLimits(email, '127.0.0.1');
  if (atAddress === undefined || ofAccount === undefined) throw new Error('There is no limit by account.');
  for (let guess = 0; guess < atAddress.most; guess += 1) await throttle.attempt([atAddress]);
  for (let guess = 0; guess < ofAccount.most; guess += 1) await throttle.attempt([ofAccount]);
  const mail = (asked: number, address: string) =>
    throttle.attempt(mailedCodeLimits({ purpose: `login ${asked}`, email, address, device: undefined }));
  for (let asked = 0; asked < 20; asked += 1) await mail(asked, `198.51.100.${asked % 4}`);
  expect(await mail(20, '198.51.100.5')).toMatchObject({ ok: false });
}

/** Chooses a new password by a mailed link, and gives it in the same browser, up to the question for a code. */
async function resetAndGivePassword(email: string, chosen = another): Promise<Browser> {
  const browser = newBrowser(suite.testApp);
  await browser.post('/login/forgot-password', { email });
  await queue.work('identity.mailResetLink');
  const link = mails().findLast(({ mail }) => mail === 'passwordReset')?.facts.link ?? '';
  await browser.follow(await browser.open(link.slice(suite.testApp.config.siteOrigin.length)));
  const form = { password: chosen, confirmation: chosen, ...(await formOfOpenedLink(suite, browser)) };
  const saved = await browser.post('/login/forgot-password/new', form);
  expect(saved.json()).toMatchObject({ facts: { status: 'done' } });
  await browser.open('/login');
  const answer = await browser.post('/login', { email, password: chosen });
  expect(answer.headers.location).toBe(stepPage);
  return browser;
}

test('strangers who used up the mailed codes do not keep out the owner who has reset the password', async () => {
  const { email, userId } = await memberWithMailCode();
  await useUpMailedCodes(userId);
  const browser = await resetAndGivePassword(email);
  await browser.follow(await step(browser, { step: 'check', code: mailedCode() }));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('nor strangers who used up the codes of an app', async () => {
  const { email, userId, key } = await memberWithApp();
  await useUpCodes(userId, 'app');
  const browser = await resetAndGivePassword(email);
  await browser.follow(await step(browser, { step: 'checkApp', code: appCode(key, 1) }));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('nor strangers who used up the recovery codes', async () => {
  const { email, userId, codes } = await memberWithApp();
  await useUpCodes(userId, 'recoveryCode');
  const browser = await resetAndGivePassword(email);
  await browser.follow(await step(browser, { step: 'checkRecoveryCode', code: codes[0] ?? '' }));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('nor strangers without the password, who used up its tries and the codes of the mailbox', async () => {
  const { email, userId } = await memberWithMailCode();
  await useUpTriesAndMails(email);
  const browser = await resetAndGivePassword(email);
  await browser.follow(await step(browser, { step: 'check', code: mailedCode() }));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('nor do these keep out an owner with an app', async () => {
  const { email, userId, key } = await memberWithApp();
  await useUpTriesAndMails(email);
  const browser = await resetAndGivePassword(email);
  await browser.follow(await step(browser, { step: 'checkApp', code: appCode(key, 1) }));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('a reset with no wrong codes to forget leaves it to the next one to forget them', async () => {
  const { email, userId, key } = await memberWithApp();
  await resetAndGivePassword(email);
  await useUpCodes(userId, 'app');
  const browser = await resetAndGivePassword(email, 'yet-another-password-2026');
  await browser.follow(await step(browser, { step: 'checkApp', code: appCode(key, 1) }));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('a second reset within a day gives no new guesses: who reads the mailbox alone could make as many as they like', async () => {
  const { email, userId, key } = await memberWithApp();
  await useUpCodes(userId, 'app');
  const first = await resetAndGivePassword(email);
  expect((await step(first, { step: 'checkApp', code: wrongFor(key) })).statusCode).toBe(401);
  await useUpCodes(userId, 'app');
  const second = await resetAndGivePassword(email, 'yet-another-password-2026');
  const refused = await step(second, { step: 'checkApp', code: appCode(key, 1) });
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { facts: { notice: 'logInAgain' } }]);
  expect(await sessionIn(second)).toEqual({ status: 'signedOut' });
});
