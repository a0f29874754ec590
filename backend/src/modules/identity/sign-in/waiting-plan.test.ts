import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser } from '../../../testing/members.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
}, 60_000);
afterAll(() => testApp.close());

const annual = { plan: 'annual', period: 'year', price: { amount: 6999, currency: 'EUR' }, tax: 'included' };

/** The plan that a page names. */
async function waitingOn(address: string) {
  const page = await newBrowser(testApp).open(address);
  return page.json<{ facts: { waiting?: object } }>().facts.waiting;
}

test.each([
  ['/register?plan=B2C14DANNUAL&country=DE', { ...annual, trialDays: 14 }],
  ['/de/register?plan=B2C14DANNUAL', { ...annual, trialDays: 14 }],
  ['/register?plan=B2CMONTHLY&country=US', { plan: 'monthly', period: 'month', tax: 'added' }],
  ['/register?redirectOnSuccess=%2Fde%2Fcheckout%3Fcountry%3DAT', { ...annual, trialDays: 14 }],
  // Whether there are free days for those who log in, the checkout says.
  ['/login?redirectOnSuccess=%2Fcheckout%3Fplan%3DB2C14DANNUAL%26country%3DDE', annual],
  ['/register?voucher=SLEEP30&country=DE', { ...annual, trialDays: 14 }],
  ['/login?plan=B2CMONTHLY&country=GB', { plan: 'monthly', price: { currency: 'GBP' } }],
])('%s names the plan that waits at the checkout', async (address, plan) => {
  const waiting = await waitingOn(address);
  expect(waiting).toMatchObject(plan);
  if (!('trialDays' in plan)) expect(waiting).not.toHaveProperty('trialDays');
});

test.each([
  '/register',
  '/login?redirectOnSuccess=%2Fsubscription',
  '/login?redirectOnSuccess=https%3A%2F%2Felsewhere.example%2Fcheckout',
  // The sign-in leads elsewhere than to the checkout.
  '/login?plan=B2CMONTHLY&redirectOnSuccess=%2Fsubscription',
])('%s names no plan', async (address) => {
  expect(await waitingOn(address)).toBeUndefined();
});

test('a form that is refused without a script still names the plan', async () => {
  const browser = newBrowser(testApp);
  await browser.open('/register?plan=B2C14DANNUAL&country=DE');
  const page = await browser.post('/register?plan=B2C14DANNUAL&country=DE', { email: '' });
  expect(page.json()).toMatchObject({ facts: { problems: {}, waiting: { ...annual, trialDays: 14 } } });
});

test('an address of ours that is written with its origin names the plan as well', async () => {
  const checkout = `${testApp.config.siteOrigin}/checkout?plan=B2C14DANNUAL&country=DE`;
  expect(await waitingOn(`/login?redirectOnSuccess=${encodeURIComponent(checkout)}`)).toMatchObject(annual);
});

test.each([
  ['/register?plan=SLEEP21&voucher=SLEEP30&country=DE', '/checkout?plan=SLEEP21&voucher=SLEEP30&country=DE'],
  ['/de/login?plan=NOSUCHPLAN', '/de/checkout?plan=NOSUCHPLAN'],
])('%s leads to the page that says that the plan is not sold', async (address, checkout) => {
  const answer = await newBrowser(testApp).open(address);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(checkout);
});
