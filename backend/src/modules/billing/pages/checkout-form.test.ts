import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newBrowser, newMember, signIn } from '../../../testing/members.ts';

let testApp: TestApp;
let browser: Browser;
let email: string;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ browser, email } = await newMember(testApp));
});
afterAll(() => testApp.close());

test.each<[string, Record<string, string>, string]>([
  ['a plan', { plan: 'B2CMONTHLY' }, '/checkout?voucher=SLEEP30&plan=B2CMONTHLY'],
  ['a country', { country: 'DE' }, '/checkout?voucher=SLEEP30&country=DE'],
  ['a postal code', { postalCode: ' 10001 ' }, '/checkout?voucher=SLEEP30&postalCode=10001'],
  ['another voucher', { voucher: 'REST50' }, '/checkout?voucher=REST50'],
  ['an empty voucher', { voucher: '' }, '/checkout'],
  ['the removal of the voucher', { removeVoucher: 'true' }, '/checkout'],
  ['no field', {}, '/checkout?voucher=SLEEP30'],
  ['a purchase without a script', { quoteId: 'q', paymentMethod: 'card' }, '/checkout?voucher=SLEEP30'],
])('checkout: a form with %s redirects to the checkout with the choice', async (_what, form, location) => {
  const answer = await browser.post('/checkout?voucher=SLEEP30', form);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
});

test('checkout: the choices of a form are those of the page that it redirects to', async () => {
  const sent = await browser.post('/de/checkout', { plan: 'B2CMONTHLY', country: 'AT', voucher: 'SLEEP30' });
  expect(sent.statusCode).toBe(303);
  const page = await browser.open(sent.headers.location ?? '');
  expect(page.json()).toMatchObject({
    route: 'checkout',
    facts: { status: 'open', chosen: 'B2CMONTHLY', country: 'AT', voucherCode: 'SLEEP30' },
  });
});

test('checkout: the form tells a script where to go on', async () => {
  const answer = await browser.postJson('/checkout', { plan: 'B2CMONTHLY' });
  expect(answer.json()).toEqual({ data: { attributes: { next: '/checkout?plan=B2CMONTHLY' } } });
});

test('checkout: a signed-out visitor who sends the form logs in and comes back to the checkout', async () => {
  const visitor = newBrowser(testApp);
  const sent = await visitor.post('/checkout?plan=B2CMONTHLY', { voucher: 'SLEEP30' });
  expect(sent.statusCode).toBe(303);
  const back = new URLSearchParams({ redirectOnSuccess: '/checkout?plan=B2CMONTHLY' });
  expect(sent.headers.location).toBe(`/login?${back.toString()}`);

  const page = await signIn(visitor, email, sent.headers.location);
  expect(page.json()).toMatchObject({ route: 'checkout', facts: { chosen: 'B2CMONTHLY' } });
});

// The form was opened by another account: its page must not offer this account's subscription instead.
test('subscription: what another account has is not cancelled, and the page says so', async () => {
  const subscriptionId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const page = await browser.post('/subscription/cancel', { subscriptionId });
  expect(page.statusCode).toBe(404);
  expect(page.json()).toMatchObject({ route: 'cancelSubscription', facts: { outcome: 'otherAccount' } });
  const json = await browser.postJson('/subscription/cancel', { subscriptionId });
  expect(json.json()).toMatchObject({ errors: [{ code: 'SUBSCRIPTION_NOT_FOUND' }] });
});
