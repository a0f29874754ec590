import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps, wrongFor } from '../../../testing/mail-factor.ts';
import { maskedEmail } from '../masked-email.ts';

const suite = identitySuite();
const { tables } = suite;
const { mailedCode, memberWithMailCode, passwordGiven, typed } = mailFactorSteps(suite);

const page = '/login/second-factor';

const factsIn = async (browser: Browser, url = page) =>
  (await browser.open(url)).json<{ facts: Record<string, unknown> }>().facts;
const post = (browser: Browser, form: Record<string, string>) => browser.post(page, form);

test('where none was sent, the page says so, and for how long that is so', async () => {
  const { email, atHome } = await memberWithMailCode();
  for (const name of atHome.cookieNames()) atHome.forget(name);
  for (let times = 0; times < 5; times += 1) await passwordGiven(email);
  const { browser, answer } = await passwordGiven(email);
  expect(answer.headers.location).toBe('/login/second-factor');
  const { value: told = '' } = browser.cookie('told.login.second-factor') ?? {};
  expect(told).toContain('wait:60');
  const params = { redirectOnSuccess: '/plans' };
  const notSent = { status: 'code', others: [], email: maskedEmail(email), notice: 'notSent', params };
  // The mailbox takes more in an hour, and this sign-in is over by then.
  const later = { ...notSent, notice: 'logInAgain', minutes: 60 };
  expect(await factsIn(browser, String(answer.headers.location))).toEqual(later);
  expect(await factsIn(browser, `${page}?wait=3`)).toEqual(notSent);
  browser.setCookie('told.login.second-factor', told.replace('wait:60', 'wait:3'));
  expect(await factsIn(browser)).toEqual({ ...notSent, minutes: 3 });
  expect(await factsIn(browser)).toEqual(notSent);
  const asked = await post(browser, { step: 'send' });
  expect([asked.statusCode, asked.json()]).toEqual([429, { route: 'secondFactor', facts: later }]);
});

test('what is said of the next one depends on the one before', async () => {
  const { email, atHome } = await memberWithMailCode();
  for (const name of atHome.cookieNames()) atHome.forget(name);
  const { browser } = await passwordGiven(email);
  const code = mailedCode();
  const noticeOf = async () =>
    (await post(browser, { step: 'send' })).json<{ facts: { notice?: string; problem?: string } }>().facts;
  expect(await noticeOf()).toMatchObject({ notice: 'waitForCode' });
  for (let guess = 0; guess < 5; guess += 1) await typed(browser, wrongFor(code));
  expect(await noticeOf()).toMatchObject({ notice: 'noTriesLeft' });
  // Opened again, the page does not ask for a code as if one would be taken.
  expect(await factsIn(browser)).toMatchObject({ status: 'code', notice: 'noTriesLeft', minutes: 10 });
  await tables()
    .updateTable('mailedCodes')
    .set({ expiresAt: new Date(0) })
    .execute();
  expect(await noticeOf()).toMatchObject({ notice: 'limited', problem: 'expired', minutes: 1 });
});
