import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { demoPeople, type DemoFirstName } from '../../../../../demo/people.ts';
import { countedStatusOf } from '../pages/counted-status.ts';
import { seed } from '../../../seeds/seed.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { until } from '../../../testing/until.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
  const { database, billing, clock } = testApp;
  await seed(database.db, billing.refresh, dayOf(clock.now()));
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const validate = (name: DemoFirstName, query = '') => {
  const userId = demoPeople[name].id;
  return testApp.get(userId, `/subscription/payments/web/validate?userId=${userId}${query}`);
};
const codeOf = async (name: DemoFirstName, query?: string) => {
  const { status, body } = await validate(name, query);
  return [status, body.errors?.[0]?.code];
};

test.each<[DemoFirstName, string]>([
  ['Nora', 'unknown'],
  ['Sami', 'paying'],
  ['Quinn', 'cancelled'],
  ['Ada', 'cancelled'],
  ['Uma', 'paying'],
  ['Vito', 'cancelled'],
  ['Emil', 'cancelled'],
  ['Tess', 'free trial'],
  ['Fay', 'cancelled'],
  ['Mia', 'paying'],
  ['Mika', 'unknown'],
  ['Otis', 'unknown'],
  ['Enid', 'unknown'],
  ['Ines', 'paying'],
  ['Dora', 'paying'],
  ['Lena', 'unknown'],
  ['Pia', 'paying'],
  ['Gus', 'paying'],
  ['Skye', 'paying'],
  ['Stella', 'paying'],
  ['Greta', 'paying'],
  ['Ole', 'cancelled'],
  ['Felix', 'paying'],
  ['Petra', 'cancelled'],
  ['Kai', 'unknown'],
  ['Runa', 'unknown'],
  ['Timo', 'unknown'],
  ['Rhea', 'paying'],
  ['Elif', 'unknown'],
  ['Ivo', 'unknown'],
  ['Finn', 'free trial'],
  ['Stan', 'paying'],
])('analytics counts %s as %s', async (name, status) => {
  const membership = await testApp.billing.membershipOf(demoPeople[name].id);
  expect(countedStatusOf(membership, { paymentDue: false })).toBe(status);
});

test('analytics counts Dora as graced, since her renewal was declined', async () => {
  const membership = await testApp.billing.membershipOf(demoPeople.Dora.id);
  const paymentDue = (await testApp.billing.paymentDueOf(demoPeople.Dora.id)) !== undefined;
  expect(countedStatusOf(membership, { paymentDue })).toBe('graced');
});

test('seeding reads all subscriptions and sends no mail', () => {
  expect(testApp.mails).toEqual([]);
});

test('Nora, who has nothing, may buy', async () => {
  expect(await validate('Nora')).toMatchObject({
    status: 200,
    body: { data: { attributes: { userSubscriptionId: '', hasUpgradeableSubscription: false } } },
  });
});

test('Sami is a subscriber already, and is told when it renews', async () => {
  const { status, body } = await validate('Sami');
  expect([status, body.errors?.[0]?.code]).toEqual([409, 'ALREADY_SUBSCRIBER']);
  expect(body.errors?.[0]?.data).toMatchObject({
    cta_copy: 'Go to my subscription',
    help_link: '/subscription',
    renewal_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test('Sami is told of other plans where the one he wants has free days', async () => {
  const trial = await validate('Sami', '&plan=B2C14DANNUAL');
  expect(trial.body.errors?.[0]).toMatchObject({ code: 'ALREADY_SUBSCRIBER', data: { free_trial: true } });
  const paid = await validate('Sami', '&plan=B2CMONTHLY');
  expect(paid.body.errors?.[0]?.data).not.toHaveProperty('free_trial');
});

test('Skye has a plan that Spotify renews', async () => {
  expect(await codeOf('Skye')).toEqual([409, 'ALREADY_SUBSCRIBER']);
  expect(await testApp.billing.membershipOf(demoPeople.Skye.id)).toMatchObject({
    current: { source: 'spotify' },
  });
});

test('Stella may verify again before her student price ends, and is not told of the ordinary one yet', async () => {
  const until = addDays(dayOf(testApp.clock.now()), 40);
  expect(await testApp.billing.changes.students.priceStandingOf(demoPeople.Stella.id)).toMatchObject({
    ...{ standing: 'renewable', lapsed: false, until },
    first: { date: until, amount: { amount: 3499, currency: 'EUR' } },
    ordinary: { date: addMonths(until, 12), amount: { amount: 6999, currency: 'EUR' } },
  });
});

test.each<[DemoFirstName, string[]]>([
  ['Greta', ['withdraw', 'refund']],
  ['Ole', ['renewOn']],
])('%s may do what the table says', async (name, kinds) => {
  const { id } = demoPeople[name];
  const refreshed = await testApp.billing.refresh(id, { announce: false });
  const { refusals } = await testApp.billing.changes.possible(id, refreshed.ok ? refreshed.accounts : []);
  expect(kinds.filter((kind) => kind in refusals)).toEqual([]);
});

test('Quinn has one subscription waiting', async () => {
  expect(await codeOf('Quinn')).toEqual([409, 'SUBSCRIPTION_ALREADY_QUEUED']);
});

test('Ada cannot have one wait behind what the app store bills', async () => {
  expect(await codeOf('Ada')).toEqual([409, 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION']);
});

test('Uma has nothing above her family plan, and Sami has', async () => {
  expect(await codeOf('Uma', '&upgrade=true')).toEqual([409, 'CANNOT_UPGRADE']);
  expect(await validate('Sami', '&upgrade=true')).toMatchObject({
    status: 200,
    body: { data: { attributes: { hasUpgradeableSubscription: true } } },
  });
});

test('Vito has taken this offer before, and may buy without it', async () => {
  expect(await codeOf('Vito', '&voucherCode=SLEEP30')).toEqual([409, 'CANNOT_SUBSCRIBE']);
  expect(await codeOf('Vito')).toEqual([200, undefined]);
});

test('Emil is told that his card ran out, and may buy with another', async () => {
  expect(await codeOf('Emil')).toEqual([409, 'DEFAULT_PAYMENT_METHOD_EXPIRED']);

  const userId = demoPeople.Emil.id;
  const quoteId = await testApp.quote(userId, { country: 'US', region: 'NY', postalCode: '10001' });
  const bought = await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });
  expect(bought.status).toBe(200);
  expect(await codeOf('Emil')).toEqual([409, 'ALREADY_SUBSCRIBER']);
});

test('Fay has had her free days, so she is offered the annual plan without them', async () => {
  const userId = demoPeople.Fay.id;
  const wish = { plan: 'B2C14DANNUAL', country: 'DE' };
  const quoted = await testApp.post(userId, '/subscription/payments/web/quotes', wish);
  expect(quoted.body.data?.attributes).toMatchObject({
    asked: 'B2C14DANNUAL',
    plan: 'B2CANNUAL',
    totalToday: { amount: 6999 },
  });
});

test('a quote names the plans to choose from in its place, at their prices in its country', async () => {
  const pricesIn = async (country: string) => {
    const wish = { plan: 'B2C14DANNUAL', country };
    const quoted = await testApp.post(randomUUID(), '/subscription/payments/web/quotes', wish);
    const { plans } = quoted.body.data?.attributes as {
      plans: { code: string; price: { amount: number; currency: string } }[];
    };
    return plans.map(({ code, price }) => `${code} ${price.currency} ${String(price.amount)}`);
  };
  expect(await pricesIn('DE')).toEqual([
    'B2CMONTHLY EUR 1299',
    'B2C14DANNUAL EUR 6999',
    'B2CFAMILYA2022 EUR 9999',
  ]);
  expect(await pricesIn('IN')).toContain('B2CMONTHLY INR 39900');
});

test('requests for another user and without a session are refused', async () => {
  const path = `/subscription/payments/web/validate?userId=${demoPeople.Sami.id}`;
  expect((await testApp.get(demoPeople.Nora.id, path)).status).toBe(403);
  expect((await testApp.get('', path)).status).toBe(401);
});

test('an ending subscription is followed by the next on the day it ends, and only by one', async () => {
  const userId = demoPeople.Nora.id;
  const monthly = { quoteId: await testApp.quote(userId), refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, monthly)).status).toBe(200);
  const held = (await testApp.get(userId, '/subscription/v1')).body.data?.attributes as {
    current: { subscriptionId: string };
  };
  const cancel = `/subscription/payments/web/subscriptions/${held.current.subscriptionId}/cancel`;
  const cancelled = (await testApp.post(userId, cancel, {})).body.data?.attributes as {
    current: { endDate: string };
  };

  const quoted = await testApp.post(userId, '/subscription/payments/web/quotes', {
    plan: 'B2C14DANNUAL',
    country: 'DE',
  });
  expect(quoted.body.data?.attributes).toMatchObject({
    plan: 'B2CANNUAL',
    startsOn: cancelled.current.endDate,
    totalToday: { amount: 0 },
    firstCharge: { date: cancelled.current.endDate, amount: { amount: 6999 } },
  });
  const next = { quoteId: quoted.body.data?.id ?? '', refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, next)).status).toBe(200);

  expect((await testApp.get(userId, '/subscription/v1')).body.data?.attributes).toMatchObject({
    status: 'ACTIVE',
    standing: 'ending',
    queued: { plan: 'B2CANNUAL', startsOn: cancelled.current.endDate },
  });
  expect(await codeOf('Nora')).toEqual([409, 'SUBSCRIPTION_ALREADY_QUEUED']);
  expect((await testApp.ledger(userId)).payments).toHaveLength(1);
  const { endDate } = cancelled.current;
  expect(testApp.mails.findLast(({ mail }) => mail === 'welcome')).toMatchObject({
    facts: {
      plan: 'B2CANNUAL',
      startsOn: endDate,
      firstCharge: { date: endDate, amount: { amount: 6999 } },
      renewals: [{ date: addMonths(endDate, 12), amount: { amount: 6999 } }],
      refundDays: 30,
    },
  });
});

test('a new address of a subscriber reaches the contacts of the account at the billing company', async () => {
  const userId = demoPeople.Sami.id;
  const workEmail = 'sami.new@example.org';
  const contacts = async () => {
    const { billToContact, soldToContact } = (await testApp.ledger(userId)) as unknown as Contacts;
    return [billToContact, soldToContact];
  };
  const [before] = await contacts();
  testApp.people.set(userId, { email: workEmail });
  const update = () =>
    testApp.database.db.transaction().execute((trx) => testApp.billing.updateContacts(trx, userId));
  await update();
  await update();
  await until(async () => (await contacts()).every((contact) => contact.workEmail === workEmail));
  // Nothing else of the contact changes.
  expect((await contacts())[0]).toEqual({ ...before, workEmail });
});

interface Contacts {
  billToContact: { workEmail?: string };
  soldToContact: { workEmail?: string };
}
