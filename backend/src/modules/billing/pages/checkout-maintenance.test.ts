import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser } from '../../../testing/members.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ FLAGS: '{"checkoutMaintenancePage":true}' });
}, 60_000);
afterAll(() => testApp.close());

test('a signed-out visitor is told that the checkout is closed, and not asked to log in', async () => {
  const page = await newBrowser(testApp).open('/de/checkout?plan=B2CMONTHLY');
  expect(page.statusCode).toBe(503);
  expect(page.json()).toMatchObject({ route: 'checkoutMaintenance' });
});

test.each([
  [
    '/register?plan=B2CMONTHLY&voucher=SLEEP30&country=DE',
    '/checkout?plan=B2CMONTHLY&voucher=SLEEP30&country=DE',
  ],
  ['/de/login?voucher=SLEEP30', '/de/checkout?voucher=SLEEP30'],
  ['/login-pages?plan=B2CMONTHLY', '/checkout?plan=B2CMONTHLY'],
  ['/fr/login-pages?view=login&plan=B2CMONTHLY', '/fr/checkout?plan=B2CMONTHLY'],
  ['/login?redirectOnSuccess=%2Fcheckout%3Fplan%3DB2CMONTHLY', '/checkout?plan=B2CMONTHLY'],
])(
  '%s leads to the page that says so, with all choices, before anyone signs up',
  async (address, checkout) => {
    const answer = await newBrowser(testApp).open(address);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(checkout);
  },
);

test.each(['/login', '/register', '/login-pages', '/login?redirectOnSuccess=%2Fsubscription'])(
  '%s opens: it does not lead to the checkout',
  async (address) => {
    expect((await newBrowser(testApp).open(address)).statusCode).toBe(200);
  },
);
