import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { cards } from '../../../testing/cards.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { ledgerOf, typeCard } from '../../../testing/sandbox-money.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { newBrowser, newMember, signIn } from '../../../testing/members.ts';
import type { Membership } from '../members/membership.ts';

let testApp: TestApp;
let sandbox: RunningSandbox;
let browser: Browser;
let email: string;
let userId: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await testApp.jobs.start();
  await seedVouchers(testApp.db, dayOf(new Date()));
  ({ browser, email, userId } = await newMember(testApp));
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.jobs.stop();
  await testApp.close();
});

test.each<[string, Record<string, string>, string]>([
  ['a plan', { plan: 'B2CMONTHLY' }, '/checkout?voucher=SLEEP30&plan=B2CMONTHLY'],
  ['a country', { country: 'DE' }, '/checkout?voucher=SLEEP30&country=DE'],
  ['a postal code', { postalCode: ' 10001 ' }, '/checkout?voucher=SLEEP30&postalCode=10001#postal-code'],
  ['another voucher', { voucher: 'REST50' }, '/checkout?voucher=REST50#voucher'],
  ['an empty voucher', { voucher: '' }, '/checkout#voucher'],
  ['the removal of the voucher', { removeVoucher: 'true' }, '/checkout'],
  ['no field', {}, '/checkout?voucher=SLEEP30'],
  [
    'a purchase without a script',
    { purchase: 'true', paymentMethod: 'paypal' },
    '/checkout?voucher=SLEEP30&paymentMethod=paypal&unpaid=true',
  ],
])(
  'checkout: a form with %s redirects to the checkout with the choice, and to the field that was typed into',
  async (_what, form, location) => {
    const answer = await browser.post('/checkout?voucher=SLEEP30', form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  },
);

test('checkout: a purchase that was posted as a form is answered by the page with its choices', async () => {
  const sent = await browser.post('/checkout?plan=B2CMONTHLY', { purchase: 'true', paymentMethod: 'paypal' });
  const page = await browser.open(sent.headers.location ?? '');
  expect(page.json()).toMatchObject({
    facts: { chosen: 'B2CMONTHLY', paymentMethod: 'paypal', scriptWanted: true },
  });
  const again = await browser.post(sent.headers.location ?? '', { plan: 'B2CMONTHLY' });
  expect(again.headers.location).toBe('/checkout?plan=B2CMONTHLY&paymentMethod=paypal');
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

test('checkout: a form is answered by the page with the quote of its choices', async () => {
  const offerAfter = async (form: Record<string, string>) => {
    const sent = await browser.post('/checkout', form);
    const page = await browser.open(sent.headers.location ?? '');
    return page.json<{ facts: { quote: { attributes: object } } }>().facts;
  };

  expect(await offerAfter({ plan: 'B2CMONTHLY', country: 'GB' })).toMatchObject({
    quote: { attributes: { plan: 'B2CMONTHLY', totalToday: { amount: 999, currency: 'GBP' } } },
  });
  expect(await offerAfter({ country: 'DE', voucher: 'sleep30' })).toMatchObject({
    quote: { attributes: { firstCharge: { amount: { amount: 4899 } }, voucher: { status: 'applied' } } },
  });
  expect(await offerAfter({ country: 'DE', voucher: 'no such code!' })).toMatchObject({
    quote: { attributes: { voucher: { status: 'refused', reason: 'notFound' } } },
  });
  expect(await offerAfter({ country: 'DE', postalCode: '10115' })).not.toHaveProperty('postalCodeWanted');
  expect(await offerAfter({ country: 'US' })).toMatchObject({
    postalCodeWanted: true,
    quote: { attributes: { taxPending: true, taxLimit: { percent: 14 } } },
  });
  expect(await offerAfter({ country: 'US', postalCode: '10001' })).toMatchObject({
    postalCode: '10001',
    quote: { attributes: { taxPending: false, firstCharge: { amount: { amount: 7620 } } } },
  });
  for (const { postalCode, postalCodeProblem } of [
    { postalCode: '#0#', postalCodeProblem: 'malformed' },
    { postalCode: '00000', postalCodeProblem: 'unknown' },
  ]) {
    expect(await offerAfter({ country: 'US', postalCode })).toMatchObject({
      postalCode,
      postalCodeProblem,
      quote: { attributes: { taxPending: true } },
    });
  }
});

test('checkout: another country drops the postal code, the same one keeps it', async () => {
  const locationAfter = async (country: string, before = 'US') =>
    (await browser.post(`/checkout?country=${before}&postalCode=10001`, { country })).headers.location;
  expect(await locationAfter('DE')).toBe('/checkout?country=DE');
  expect(await locationAfter('US')).toBe('/checkout?country=US&postalCode=10001');
  expect(await locationAfter('US', 'us')).toBe('/checkout?country=US&postalCode=10001');
});

test('checkout: the country of the address may be typed in small letters', async () => {
  const page = await browser.open('/checkout?plan=B2CMONTHLY&country=gb');
  expect(page.json()).toMatchObject({ facts: { country: 'GB' } });
});

test('checkout: the form tells a script where to go on', async () => {
  const answer = await browser.postJson('/checkout', { plan: 'B2CMONTHLY' });
  expect(answer.json()).toEqual({ data: { attributes: { next: '/checkout?plan=B2CMONTHLY' } } });
});

test('checkout: a signed-out visitor who sends the form logs in and comes back to the checkout', async () => {
  const visitor = newBrowser(testApp);
  const sent = await visitor.post('/checkout?plan=B2CMONTHLY', { voucher: 'SLEEP30' });
  expect(sent.statusCode).toBe(303);
  const back = new URLSearchParams({
    redirectOnSuccess: '/checkout?plan=B2CMONTHLY',
    reason: 'sessionEnded',
  });
  expect(sent.headers.location).toBe(`/login?${back.toString()}`);

  const page = await signIn(visitor, email, sent.headers.location);
  expect(page.json()).toMatchObject({ route: 'checkout', facts: { chosen: 'B2CMONTHLY' } });
});

test('checkout: analytics is told how the subscription stands', async () => {
  const statusAt = async (member: Browser, path: string) =>
    (await member.open(path)).json<{ facts: { subscriptionStatus: string } }>().facts.subscriptionStatus;

  expect(await statusAt(browser, '/checkout?plan=B2CMONTHLY')).toBe('unknown');
  const { browser: subscriber } = await newSubscriber();
  expect(await statusAt(subscriber, '/checkout?plan=B2CFAMILYA2022&upgrade=true&begins=later')).toBe(
    'paying',
  );
});

/** A member with a subscription, its id, and what buys another. */
async function newSubscriber() {
  const member = await newMember(testApp);
  const post = async (path: string, body: object) =>
    member.browser.postJson(`/subscription/payments/web/${path}?userId=${member.userId}`, body);
  const buy = async (wish: object) => {
    const quote = await post('quotes', wish);
    const page = await post('payment-pages', {});
    const { src } = page.json<{ data: { attributes: { src: string } } }>().data.attributes;
    await post('subscriptions', {
      quoteId: quote.json<{ data: { id: string } }>().data.id,
      paymentMethod: { type: 'ZUORA', refId: await typeCard(src, cards.good) },
      purchaseKey: randomUUID(),
    });
  };
  await buy({ plan: 'B2CMONTHLY', country: 'DE' });
  const subscriptionId = (await membershipIn(member.browser)).current?.subscriptionId ?? '';
  return { ...member, subscriptionId, buy };
}

const membershipIn = async (member: Browser) =>
  (await member.open('/subscription')).json<{ facts: { membership: Membership } }>().facts.membership;

describe('a cancellation', () => {
  test('is where the checkout of what was just bought leads to, as by going back', async () => {
    const member = await newSubscriber();
    const page = await member.browser.open('/de/checkout?plan=B2CMONTHLY');
    expect([page.statusCode, page.headers.location]).toEqual([302, '/de/subscription']);
  });

  // Its page must not offer this account's subscription instead.
  test('by a form that was drawn for another account cancels nothing, and the page says so', async () => {
    const other = await newSubscriber();
    const before = await membershipIn(other.browser);
    expect(before).toMatchObject({ status: 'ACTIVE', standing: 'renewing', cancellable: true });
    const form = { userId: other.userId, subscriptionId: other.subscriptionId };
    const page = await browser.post('/subscription/cancel', form);
    expect(page.statusCode).toBe(403);
    expect(page.json()).toMatchObject({ route: 'cancelSubscription', facts: { outcome: 'otherAccount' } });
    const json = await browser.postJson('/subscription/cancel', form);
    expect(json.json()).toMatchObject({ errors: [{ code: 'NOT_YOUR_ACCOUNT' }] });
    await expectFailure(other.subscriptionId);
    expect(await membershipIn(other.browser)).toEqual(before);
    const { subscriptions } = await ledgerOf(sandbox, `A-${other.userId}`);
    expect(subscriptions).toMatchObject([{ status: 'Active' }]);

    const own = await other.browser.post('/subscription/cancel', form);
    expect(own.json()).toMatchObject({ facts: { outcome: 'cancelled' } });
  });

  test('posted for a plan that an upgrade replaced: the page offers to cancel the plan that goes on', async () => {
    const member = await newSubscriber();
    const shown = { userId: member.userId, subscriptionId: member.subscriptionId };
    await member.buy({ plan: 'B2CFAMILYA2022', country: 'DE', upgrade: true });
    const page = await member.browser.post('/subscription/cancel', shown);
    expect([page.statusCode, page.json()]).toMatchObject([
      200,
      { facts: { outcome: 'replaced', membership: { queued: { plan: 'B2CFAMILYA2022' } } } },
    ]);
    const { subscriptions } = await ledgerOf(sandbox, `A-${member.userId}`);
    expect(subscriptions.map(({ status }) => status)).toContain('Active');

    const next = (await membershipIn(member.browser)).queued?.subscriptionId ?? '';
    const cancelled = await member.browser.post('/subscription/cancel', { ...shown, subscriptionId: next });
    expect(cancelled.json()).toMatchObject({ facts: { outcome: 'cancelled', ended: { kind: 'queued' } } });
  });

  // A button that logs out would be offered to the one whose subscription it is.
  const expectFailure = async (subscriptionId: string) => {
    const form = { userId, subscriptionId };
    const page = await browser.post('/subscription/cancel', form);
    expect(page.statusCode).toBe(404);
    expect(page.json()).toMatchObject({ route: 'cancelSubscription', facts: { outcome: 'failed' } });
    const json = await browser.postJson('/subscription/cancel', form);
    expect(json.json()).toMatchObject({ errors: [{ code: 'SUBSCRIPTION_NOT_FOUND' }] });
  };

  test('of a subscription that does not exist fails', () => expectFailure(randomUUID()));
});
