import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember } from '../../../testing/members.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
}, 60_000);
afterAll(() => testApp.close());

const checkout = '/checkout?plan=B2CMONTHLY&paymentMethod=paypal';
const login = `/login?redirectOnSuccess=${encodeURIComponent(checkout)}`;

test.each([
  [login, 'ready'],
  [`${login}&reason=sessionEnded`, 'sessionEnded'],
  [`/de${login}&reason=sessionEnded`, 'sessionEnded'],
  [`${login}&reason=other`, 'ready'],
])('%s opens the form with the status %s', async (address, status) => {
  const page = await newBrowser(testApp).open(address);
  expect(page.json()).toMatchObject({ route: 'login', facts: { status, values: { email: '' } } });
});

test('a member who has a session is redirected to the page, with the payment method chosen there', async () => {
  const { browser } = await newMember(testApp);
  const page = await browser.open(`${login}&reason=sessionEnded`);
  expect([page.statusCode, page.headers.location]).toEqual([302, checkout]);
});
