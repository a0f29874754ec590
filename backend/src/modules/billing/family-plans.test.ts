import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { monthly } from '../../testing/sample-member.ts';
import { createFamilyPlans } from './family-plans.ts';
import type { Subscription } from './members/repository.ts';
import type { BillingTables } from './tables.ts';

const clock = { now: () => new Date('2026-11-22T12:00:00Z') };
const family = { planCode: 'B2CFAMILYA', nextChargeOn: '2027-06-01' } as const;
const store = { source: 'itunes', startsOn: '2025-01-01', firstChargeOn: '2025-01-01' } as const;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** What families are told of a user with these subscriptions. */
async function plansOf(...subscriptions: Partial<Subscription>[]) {
  const db = database.db.$extendTables<BillingTables>();
  const userId = randomUUID();
  const kept = { ...monthly, userId, accountNumber: null, planSince: null };
  for (const each of subscriptions) {
    const values = { ...kept, id: randomUUID(), externalId: randomUUID(), ...each };
    await db.insertInto('subscriptions').values(values).execute();
  }
  const plans = createFamilyPlans({ db, clock });
  const beside = await plans.plansBesideFamily(userId);
  return { family: await plans.familyPlanOf(userId), beside: beside.map(({ shown }) => shown) };
}

test.each<[string, Partial<Subscription>[], object | undefined]>([
  ['renews', [family], { nextChargeOn: '2027-06-01' }],
  ['runs beside an older one that a store bills', [store, family], { nextChargeOn: '2027-06-01' }],
  ['ends', [{ ...family, nextChargeOn: null, endsOn: '2027-01-10' }], { endsOn: '2027-01-10' }],
  ['is over', [{ ...family, endsOn: '2026-11-22' }], undefined],
  ['is for one person', [{}], undefined],
  [
    'is changed to one for one person',
    [{ ...family, planned: { plan: 'B2CANNUAL', startsOn: '2027-06-01' } }],
    { endsOn: '2027-06-01', nextChargeOn: '2027-06-01' },
  ],
  [
    'was changed by now, where that was not read yet',
    [{ ...family, planned: { plan: 'B2CANNUAL', startsOn: '2026-11-22' } }],
    undefined,
  ],
  [
    'will pause',
    [{ ...family, pausedFrom: '2026-12-01' }],
    { endsOn: '2026-12-01', pauses: true, nextChargeOn: '2027-06-01' },
  ],
  [
    'is paused',
    [{ ...family, pausedFrom: '2026-11-20' }],
    { endsOn: '2026-11-20', pauses: true, paused: true, nextChargeOn: '2027-06-01' },
  ],
  [
    'is followed by another family plan',
    [
      { ...family, nextChargeOn: null, endsOn: '2027-01-10' },
      { ...family, startsOn: '2027-01-10', firstChargeOn: '2027-01-10' },
    ],
    {},
  ],
])('a plan that %s', async (_what, subscriptions, plan) => {
  expect((await plansOf(...subscriptions)).family).toEqual(plan);
});

test.each<[string, Partial<Subscription>[], object[]]>([
  ['nothing', [], []],
  ['a plan that renews', [{}], [{ kind: 'charged', next: { date: '2026-12-02' } }]],
  [
    'one that renews, beside an older one of a store',
    [{ ...store, nextChargeOn: null }, {}],
    [{ kind: 'charged' }, { kind: 'billedElsewhere' }],
  ],
  ['one of a store alone', [store], [{ kind: 'billedElsewhere', company: 'itunes' }]],
  ['one that ends', [{ nextChargeOn: null, endsOn: '2026-12-02' }], [{ kind: 'ends', endsOn: '2026-12-02' }]],
  [
    'one that ends, and one that waits',
    [
      { nextChargeOn: null, endsOn: '2026-12-02' },
      { startsOn: '2026-12-02', nextChargeOn: '2026-12-02' },
    ],
    [{ kind: 'waits', next: { date: '2026-12-02' } }, { kind: 'ends' }],
  ],
  [
    'one that renews, and one that waits, which are both charged',
    [{}, { startsOn: '2026-12-02', firstChargeOn: '2026-12-02', nextChargeOn: '2026-12-02' }],
    [{ kind: 'waits' }, { kind: 'charged' }],
  ],
  ['access by a voucher', [{ planCode: 'NETFLIX30D', endsOn: '2026-12-02' }], [{ kind: 'access' }]],
])('before a family is joined, a person is told of %s', async (_what, subscriptions, shown) => {
  expect((await plansOf(...subscriptions)).beside).toMatchObject(shown);
});
