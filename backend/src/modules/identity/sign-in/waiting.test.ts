import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBuddyLink, demoLink } from '../../../../../demo/people.ts';
import { dayOf } from '../../../domain/days.ts';
import { seedBuddies } from '../../../seeds/buddies.ts';
import { seedPeople } from '../../../seeds/people.ts';
import { seedReferrals } from '../../../seeds/referrals.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser } from '../../../testing/members.ts';

let testApp: TestApp;
const today = dayOf(new Date());
beforeAll(async () => {
  testApp = await openTestApp();
  await seedVouchers(testApp.db, today);
  await seedPeople(testApp.db);
  await seedBuddies(testApp.db, new Date());
  await seedReferrals(testApp.db, { now: new Date(), sealingKeys: testApp.config.sealingKeys });
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

test.each([
  ['/register?redirectOnSuccess=%2Fde%2Fredeem%3Fcode%3Dnetflix30d', 'NETFLIX30D'],
  ['/login?redirectOnSuccess=%2Fredeem%3Fcode%3D3RN5-PG6P-UH4B', '3RN5-PG6P-UH4B'],
  ['/login?redirectOnSuccess=%2Fredeem', undefined],
  // Not what another writes above our form.
  ['/login?redirectOnSuccess=%2Fredeem%3Fcode%3DACCOUNT-LOCKED-CALL-0800-5551234', undefined],
  ['/login?redirectOnSuccess=%2Fredeem%3Fcode%3DCall%2Bus%2Bat%2B0123', undefined],
])('%s names the code that is redeemed next, %s', async (address, code) => {
  const page = await newBrowser(testApp).open(address);
  expect(page.json<{ facts: { waitingCode?: string } }>().facts.waitingCode).toBe(code);
});

test.each([
  ['/register?plan=B2C14DANNUAL&voucher=sleep-30&country=DE', 'SLEEP30', 4899, 12],
  ['/de/register?plan=B2CMONTHLY&voucher=BEWELL30', 'BEWELL30', 909, 3],
  ['/de/register?redirectOnSuccess=%2Fde%2Fcheckout%3Fvoucher%3DFIRSTREST', 'FIRSTREST', 4199, 12],
  ['/login?plan=B2C14DANNUAL&voucher=SLEEP30&country=DE', 'SLEEP30', 4899, 12],
])('%s names the voucher %s, the price with it, and for how long', async (address, code, amount, months) => {
  expect(await waitingOn(address)).toMatchObject({
    voucher: { code, price: { amount, currency: 'EUR' }, months },
  });
});

test.each([
  '/register?plan=B2C14DANNUAL&voucher=EXPIRED21&country=DE',
  '/register?plan=B2C14DANNUAL&voucher=NOSUCHCODE&country=DE',
  '/register?plan=B2CMONTHLY&voucher=SLEEP30&country=DE',
  '/register?plan=B2C14DANNUAL&voucher=USONLY&country=DE',
  '/register?plan=B2C14DANNUAL&voucher=NETFLIX30D&country=DE',
  // A person who logs in may have been a member before.
  '/login?plan=B2C14DANNUAL&voucher=FIRSTREST&country=DE',
])('%s names the plan at its ordinary price, and no voucher', async (address) => {
  const waiting = await waitingOn(address);
  expect(waiting).toMatchObject({ price: { currency: 'EUR' } });
  expect(waiting).not.toHaveProperty('voucher');
});

test('a discount that is redeemed logged out is named where the account is made', async () => {
  const browser = newBrowser(testApp);
  const page = await browser.follow(await browser.open('/de/redeem?code=SLEEP30'));
  expect(page.json()).toMatchObject({
    facts: { waiting: { plan: 'annual', voucher: { code: 'SLEEP30', price: { amount: 4899 } } } },
  });
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

/** The person by whose link a visitor came, as a page names them. */
async function linkNamedOn(address: string, browser = newBrowser(testApp)) {
  const page = await browser.open(address);
  return page.json<{ facts: { waitingLink?: object } }>().facts.waitingLink;
}

test.each(['/register', '/de/login'])('%s names the person who is asked to be a buddy next', async (page) => {
  const bea = { to: 'buddy', name: 'Bea' };
  const link = (id: string) => `${page}?redirectOnSuccess=${encodeURIComponent(`/buddy?request=${id}`)}`;
  expect(await linkNamedOn(link(demoBuddyLink))).toEqual(bea);
  expect(await linkNamedOn(link('k2m2p2q2w2x2'))).toBeUndefined();

  const toBuddies = `${page}?redirectOnSuccess=%2Fbuddies`;
  const browser = newBrowser(testApp);
  expect(await linkNamedOn(toBuddies, browser)).toBeUndefined();
  browser.setCookie('buddyRequest', demoBuddyLink);
  expect(await linkNamedOn(toBuddies, browser)).toEqual(bea);
  // The sign-in leads elsewhere.
  expect(await linkNamedOn(page, browser)).toBeUndefined();
});

test('a sign-up names the member whose free days come next, and a login, which leads elsewhere, does not', async () => {
  const from = (page: string, voucher: string) => `${page}?from=referral-signup&voucher=${voucher}`;
  const voucher = `FRIEND${demoLink.toUpperCase()}`;
  expect(await linkNamedOn(from('/de/register', voucher))).toEqual({ to: 'gift', name: 'Rhea' });
  expect(await linkNamedOn(from('/register', voucher.replace('FRIEND', 'MOMENT')))).toMatchObject({
    name: 'Rhea',
  });
  expect(await linkNamedOn(from('/register', 'FRIENDZZZZZZZ'))).toBeUndefined();
  expect(await linkNamedOn(from('/register', 'SLEEP30'))).toBeUndefined();
  expect(await linkNamedOn(from('/login', voucher))).toBeUndefined();
});

test('an invitation that leads to nothing is not named', async () => {
  const invitation = encodeURIComponent('/family/accept-invite?token=none');
  expect(await linkNamedOn(`/register?redirectOnSuccess=${invitation}`)).toBeUndefined();
});
