import { expect, test } from 'vitest';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps } from '../../../testing/mail-factor.ts';
import { sessionIn } from '../../../testing/members.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { wrongCodeLimits } from './limits.ts';

const suite = identitySuite();
const { mailedCode, memberWithMailCode, passwordGiven, typed } = mailFactorSteps(suite);

test('two hundred wrong mailed codes of all known devices of an account within a day end their tries, and no others', async () => {
  const { email, userId, atHome } = await memberWithMailCode();
  await passwordGiven(email, atHome);
  await atHome.follow(await typed(atHome, mailedCode()), '/plans');
  await atHome.post('/logout');
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  for (let device = 0; device < 20; device += 1) {
    for (let guess = 0; guess < 10; guess += 1) {
      const limits = wrongCodeLimits(userId, { id: `device ${device}` });
      expect(await throttle.attempt(limits)).toEqual({ ok: true });
    }
  }

  await passwordGiven(email, atHome);
  const refused = await typed(atHome, mailedCode());
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { facts: { minutes: 24 * 60 } }]);
  const { browser } = await passwordGiven(email);
  await browser.follow(await typed(browser, mailedCode()), '/plans');
  expect(await sessionIn(browser)).toMatchObject({ userId });
});
