import { expect, test } from 'vitest';
import { visitCompany } from '../../../testing/company-page.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newEmail } from '../../../testing/members.ts';
import { answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import type { AnalyticsTables } from '../../analytics/repository.ts';

const suite = identitySuite({ companies: true, organisations: true });
const counted = () =>
  suite
    .tables()
    .$extendTables<AnalyticsTables>()
    .selectFrom('analyticsEvents')
    .select('fields')
    .where('name', '=', 'sign up success')
    .execute();

test.each([
  ['apple', 'apple'],
  ['facebook', 'facebook'],
  ['spotify', 'spotify'],
  // The events of the specification know three companies.
  ['google', 'unknown'],
  ['personifyhealth', 'unknown'],
  ['acorn', 'unknown'],
  ['a workplace without a health hub', 'unknown'],
])('a sign-up by %s is counted as one by %s', async (name, connection) => {
  await suite.tables().$extendTables<AnalyticsTables>().deleteFrom('analyticsEvents').execute();
  const browser = newBrowser(suite.testApp);
  browser.setCookie('cookiePolicyAnalytics', 'accept');
  const workplace = name === 'acorn' || name === 'a workplace without a health hub';
  const person = workplace ? 'worker-alma' : 'person-gloria';
  if (workplace) {
    const organisations = suite
      .tables()
      .$extendTables<{ organisations: { connection: string | null; healthHub: string | null } }>()
      .updateTable('organisations');
    const healthHub = name === 'acorn' ? 'acorn-health' : null;
    await organisations.set({ healthHub }).where('connection', '=', 'acorn').execute();
  }
  const answered = await visitCompany(suite.testApp, browser, { name: workplace ? 'acorn' : name, person });
  if (workplace) await browser.follow(await answerPendingSignIn(browser, 'new'));
  else if (answered.headers.location?.includes('save-external-auth') === true) {
    await answerPendingSignIn(browser, 'address', { email: newEmail() });
    const [mail] = suite.mails();
    await browser.follow(await answerPendingSignIn(browser, 'code', { code: mail?.facts.code ?? '' }));
  } else await browser.follow(answered);
  const userKind = workplace ? 'B2B' : 'B2C';
  expect(await counted()).toEqual([{ fields: { connection, userKind } }]);
});
