import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
