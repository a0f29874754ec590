import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newBrowser, newEmail, newMember } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';

let testApp: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp({
    ...sandbox.variables,
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRY_HEADER: 'cf-ipcountry',
  });
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.close();
});

/** A member whose requests come through a proxy that says this of the country. */
async function memberFrom(country: string): Promise<Browser> {
  const visitor = newBrowser(testApp, { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': country });
  return (await newMember(testApp, newEmail(), visitor)).browser;
}

const shownAt = async (browser: Browser, address: string) =>
  (await browser.open(address)).json<{
    facts: { tax?: string; country?: string; quote?: { attributes: object } };
  }>().facts;

const statusIn = (browser: Browser) => browser.cookie('countryCodeLookupStatus')?.value;

test.each(['/', '/de/'])(
  'a failed look-up: plans include tax, and the checkout at %s assumes no country',
  async (prefix) => {
    const browser = await memberFrom('XX');
    expect(await shownAt(browser, `${prefix}plans`)).toMatchObject({ tax: 'included' });
    const checkout = await shownAt(browser, `${prefix}checkout?plan=B2CMONTHLY`);
    expect(checkout).toMatchObject({ status: 'open', chosen: 'B2CMONTHLY' });
    expect([checkout.country, checkout.quote]).toEqual([undefined, undefined]);
  },
);

test.each([
  ['US', 'added', 'TAX_EXCLUSIVE'],
  ['DE', 'included', 'TAX_INCLUSIVE'],
])('a look-up that says %s: plans and checkout show tax as %s', async (country, tax, taxMode) => {
  const browser = await memberFrom(country);
  expect(await shownAt(browser, '/plans')).toMatchObject({ tax });
  const checkout = await shownAt(browser, '/checkout?plan=B2CMONTHLY');
  expect(checkout).toMatchObject({ country, quote: { attributes: { taxMode } } });
  expect(statusIn(browser)).toBe('success');
});

test.each([
  ['US', 'added', 'TAX_EXCLUSIVE'],
  ['DE', 'included', 'TAX_INCLUSIVE'],
])(
  'after a failed look-up %s is chosen: plans and checkout show tax as %s',
  async (country, tax, taxMode) => {
    const browser = await memberFrom('XX');
    await browser.open('/checkout?plan=B2CMONTHLY');
    expect(statusIn(browser)).toBe('failure');
    const inCheckout = await browser.open(
      (await browser.post('/checkout', { country })).headers.location ?? '',
    );
    expect(inCheckout.json()).toMatchObject({ facts: { country, quote: { attributes: { taxMode } } } });

    await browser.post('/preferences', { country, path: '/plans' });
    expect(statusIn(browser)).toBe('success');
    expect(await shownAt(browser, '/plans')).toMatchObject({ tax });
    expect(await shownAt(browser, '/checkout')).toMatchObject({
      country,
      quote: { attributes: { taxMode } },
    });
  },
);

test('the US beside a failed look-up is a guess: plans include tax, and the checkout asks for the country', async () => {
  const { browser } = await newMember(testApp);
  browser.setCookie('countryCode', 'US');
  browser.setCookie('countryCodeLookupStatus', 'failure');
  expect(await shownAt(browser, '/plans')).toMatchObject({ tax: 'included' });
  expect((await shownAt(browser, '/checkout')).country).toBeUndefined();
  expect(statusIn(browser)).toBe('failure');
});

test('no proxy: the status is unset, and the likely country is billed', async () => {
  const { browser } = await newMember(testApp);
  expect(await shownAt(browser, '/plans')).toMatchObject({ tax: 'added' });
  expect(await shownAt(browser, '/checkout')).toMatchObject({ country: 'US' });
  expect(statusIn(browser)).toBe('unset');
});

test('a page that is stored for all sets no cookie', async () => {
  const visitor = newBrowser(testApp, { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'XX' });
  const plans = await visitor.open('/plans');
  expect(plans.headers['cache-control']).toBe('no-cache');
  expect(plans.headers['set-cookie']).toBeUndefined();
});
