import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../domain/days.ts';
import { demoPeople, type DemoFirstName } from '../../../../../demo/people.ts';
import { seed } from '../../../seeds/seed.ts';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { checkoutPage } from '../pages/checkout.ts';
import type { PageSources } from '../pages/page-sources.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
  const { database, billing, clock } = testApp;
  await seed(database.db, billing.refresh, dayOf(clock.now()));
}, 60_000);
afterAll(() => testApp.close(), 30_000);

/** The answer to each demo person: to a plan of their own, and to a family plan in place of theirs. */
const people = [
  ['Nora', 'may', 'CANNOT_UPGRADE'],
  ['Sami', 'ALREADY_SUBSCRIBER', 'may'],
  ['Quinn', 'SUBSCRIPTION_ALREADY_QUEUED', 'CANNOT_UPGRADE'],
  ['Ada', 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION', 'CANNOT_UPGRADE'],
  ['Uma', 'ALREADY_SUBSCRIBER', 'CANNOT_UPGRADE'],
  ['Vito', 'may', 'CANNOT_UPGRADE'],
  // A quote is paid with a card that is entered anew: only validation tells of the one that expired.
  ['Emil', 'DEFAULT_PAYMENT_METHOD_EXPIRED', 'CANNOT_UPGRADE', 'may'],
  ['Tess', 'ALREADY_SUBSCRIBER', 'may'],
  ['Fay', 'may', 'CANNOT_UPGRADE'],
  ['Mia', 'ALREADY_SUBSCRIBER', 'may'],
] satisfies [DemoFirstName, string, string, string?][];

/** Plans for later that a member whose plan renews can have: all but their own. */
const laterPlans: Partial<Record<DemoFirstName, string[]>> = {
  Sami: ['B2CMONTHLY', 'B2CFAMILYA2022'],
  Uma: ['B2CMONTHLY', 'B2C14DANNUAL'],
  Tess: ['B2CMONTHLY', 'B2CFAMILYA2022'],
  Mia: ['B2C14DANNUAL', 'B2CFAMILYA2022'],
};

interface Wish {
  plan: string;
  upgrade?: boolean;
  begins?: 'later';
}

const wishes: Wish[] = [
  { plan: 'B2CMONTHLY' },
  { plan: 'B2C14DANNUAL' },
  { plan: 'B2CFAMILYA2022' },
  { plan: 'B2CMONTHLY', begins: 'later' },
  { plan: 'B2C14DANNUAL', begins: 'later' },
  { plan: 'B2CFAMILYA2022', begins: 'later' },
  { plan: 'B2CMONTHLY', upgrade: true },
  { plan: 'B2C14DANNUAL', upgrade: true },
  { plan: 'B2CFAMILYA2022', upgrade: true },
];

const rows = people.flatMap(([name, own, upgraded, quoted = own]) =>
  wishes.map(({ plan, upgrade = false, begins }) => {
    const row = { name, plan, upgrade, begins };
    const toOthers = plan === 'B2CFAMILYA2022' ? upgraded : 'CANNOT_UPGRADE';
    if (upgrade) return { ...row, validated: toOthers, opened: toOthers, quoted: toOthers };
    const canFollow = laterPlans[name]?.includes(plan) ?? false;
    if (canFollow && begins === 'later') return { ...row, validated: 'may', opened: 'may', quoted: 'may' };
    // A plan with free days is refused. Any other one is offered for later.
    const offered = canFollow && plan !== 'B2C14DANNUAL';
    return { ...row, validated: own, opened: offered ? 'offered' : own, quoted };
  }),
);

/** What the page of the checkout says to a person: the code of the refusal, that they may buy, or what is offered. */
async function checkoutAnswer(userId: string, { plan, upgrade = false, begins }: Wish) {
  const sources = {
    clock: testApp.clock,
    billing: testApp.billing,
    flagsFor: () => Promise.resolve({ checkoutMaintenancePage: false, showTablessPaymentForm: false }),
    personOf: () => Promise.resolve({ email: 'nora@example.com', firstName: 'Nora', lastName: 'New' }),
    employerOf: () => Promise.resolve(undefined),
    familyOwnerOf: () => Promise.resolve(undefined),
    familyAccessOf: () => Promise.resolve(undefined),
    familyPlaces: 6,
    locationOf: () => Promise.resolve({ country: 'DE', lookupStatus: 'success', zone: 'EU' }),
    voucherCookie: {
      kept: () => Promise.resolve(undefined),
      keepFromQuote: () => Promise.resolve(),
      forgetIfRefused: () => undefined,
    },
  };
  const query = new URLSearchParams({
    plan,
    country: 'DE',
    ...(begins && { begins }),
    ...(upgrade && { upgrade: 'true', begins: 'later' }),
  });
  const visit = {
    request: { url: `/checkout?${query.toString()}`, cookies: {} },
    reply: {},
    language: 'en',
    userId,
  };
  const page = await checkoutPage(sources as unknown as PageSources).show(visit as unknown as MemberVisit);
  if ('route' in page && page.route === 'upgradeOffer') return 'offered';
  if (!('route' in page) || page.route !== 'checkout') return page;
  return page.facts.status === 'refused' ? page.facts.error.code : 'may';
}

test.each(rows)(
  'validation, checkout and quote give $name one answer: $plan, upgrade $upgrade, begins $begins',
  async ({ name, plan, upgrade, begins, validated, opened, quoted }) => {
    const userId = demoPeople[name].id;
    const later = begins && { begins };
    const query = new URLSearchParams({ userId, plan, upgrade: String(upgrade), ...later }).toString();
    const validation = await testApp.get(userId, `/subscription/payments/web/validate?${query}`);
    expect(validation.body.errors?.[0]?.code ?? 'may').toBe(validated);

    expect(await checkoutAnswer(userId, { plan, upgrade, ...later })).toBe(opened);

    const wish = { plan, country: 'DE', ...(upgrade && { upgrade }), ...later };
    const quote = await testApp.post(userId, '/subscription/payments/web/quotes', wish);
    expect(quote.body.errors?.[0]?.code ?? 'may').toBe(quoted);
  },
);

test('validation of an upgrade that names no plan is of the family plan that is offered', async () => {
  const userId = demoPeople.Sami.id;
  const path = `/subscription/payments/web/validate?userId=${userId}&upgrade=true`;
  expect((await testApp.get(userId, path)).body.data?.attributes).toMatchObject({
    userSubscriptionId: expect.stringMatching(/./),
    hasUpgradeableSubscription: true,
  });
});
