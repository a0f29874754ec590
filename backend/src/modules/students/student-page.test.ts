import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { KeptVerification } from './repository.ts';
import { studentPage, type StudentOffer, type StudentPageParts } from './student-page.ts';

const userId = 'u-1';
const today = '2027-11-24';
const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const offer: StudentOffer['offer'] = {
  ...{ plan: 'B2C14DANNUAL', voucher: 'STUDENT50', percentOff: 50, months: 12, trialDays: 0 },
  ...{ price: euros(3499), tax: 'included' },
};
const first = { date: '2027-12-10', amount: euros(3499) };
const ordinary = { date: '2028-12-10', amount: euros(6999) };
const renewable: Extract<StudentOffer['next'], { standing: 'renewable' }> = {
  ...{ standing: 'renewable', since: '2027-10-10', until: '2027-12-10', lapsed: false },
  ...{ first, ordinary },
};
/** Of the first year: it still holds for a day. */
const kept: KeptVerification = {
  ...{ accountId: userId, verificationId: 'v-1', step: 'verified', rejected: false },
  ...{ startedAt: new Date('2026-11-25'), language: 'en', verifiedOn: '2026-11-25', endsOn: '2027-11-25' },
};
const again: KeptVerification = { ...kept, verifiedOn: '2027-11-20', endsOn: '2028-11-20' };

function pageOf(next: StudentOffer['next'], verification?: KeptVerification, unread = false) {
  const begun: (string | undefined)[] = [];
  const verifying: StudentPageParts['verifying'] = {
    standingOf: () => Promise.resolve({ kept: verification, unread }),
    begin: (_userId, { since }) => {
      begun.push(since);
      return Promise.resolve({ outcome: 'begun', verificationId: 'v-2' });
    },
  };
  const page = studentPage({
    verifying,
    sheerid: { pageOf: (id) => `https://sheerid.example/${id}`, origin: 'https://sheerid.example' },
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
    userIdOf: () => Promise.resolve(userId),
    offerFor: () => Promise.resolve({ offer, next }),
  });
  const request = { url: '/student', body: { userId } } as FastifyRequest;
  const visit = { request, language: 'en', address: '/student' } as Parameters<typeof page.show>[0];
  return {
    begun,
    facts: async () => {
      const shown = await page.show(visit);
      return 'facts' in shown ? shown.facts : shown;
    },
    press: async () => page.form?.submit(visit),
  };
}

test.each<[string, StudentOffer['next'], object]>([
  [
    'holds for long yet',
    {
      ...{ standing: 'running', until: '2028-06-10', renewableFrom: '2028-04-10' },
      renewed: false,
      ordinary,
    },
    { status: 'inUse', until: '2028-06-10', renewableFrom: '2028-04-10', ordinary },
  ],
  [
    'was renewed',
    {
      ...{ standing: 'running', until: '2028-12-10', renewableFrom: '2028-10-10', renewed: true },
      ...{ next: first, ordinary },
    },
    { status: 'renewed', renewableFrom: '2028-10-10', first, ordinary },
  ],
  ['cannot be renewed now', { standing: 'blocked', reason: 'paused' }, { status: 'held', reason: 'paused' }],
])('a price that %s: no verification is asked for', async (_what, next, facts) => {
  const page = pageOf(next, again);
  expect(await page.facts()).toEqual(facts);
  expect(await page.press()).toEqual({ redirectTo: '/student' });
  expect(page.begun).toEqual([]);
});

test.each<[string, StudentOffer['next'], object]>([
  ['renews', { standing: 'subscribed' }, { next: 'subscribed' }],
  ['renews and can be followed', { standing: 'later' }, { next: 'later' }],
  [
    'is yet to begin',
    { standing: 'planToCome', from: '2027-12-20' },
    { next: 'planToCome', from: '2027-12-20' },
  ],
])('whose plan %s is verified for a new one', async (_what, next, shown) => {
  expect(await pageOf(next, again).facts()).toEqual({
    ...{ status: 'verified', until: again.endsOn, offer },
    ...shown,
  });
});

test('who has a plan that goes on is told before the verification that the price is for a new one', async () => {
  const standing = { standing: 'subscribed' } as const;
  const told = { userId, offer, forNewPlan: true };
  expect(await pageOf(standing).facts()).toEqual({ status: 'ready', ...told });
  const begun: KeptVerification = { ...kept, step: 'started', verifiedOn: null, endsOn: null };
  expect(await pageOf(standing, begun).facts()).toEqual({ status: 'started', ...told });
  expect(await pageOf({ standing: 'planToCome', from: '2027-12-20' }).facts()).toMatchObject(told);
  expect(await pageOf({ standing: 'later' }).facts()).toEqual({ status: 'ready', userId, offer });
});

test('a verification of the first year is not one of the second, and another one is begun', async () => {
  const page = pageOf(renewable, kept);
  const year = { first, ordinary };
  expect(await page.facts()).toEqual({
    ...{ status: 'renewable', userId, until: '2027-12-10', lapsed: false, begun: false, year },
  });
  expect(await page.press()).toEqual({ redirectTo: 'https://sheerid.example/v-2' });
  expect(page.begun).toEqual(['2027-10-10']);
  expect(await pageOf(renewable, again).facts()).toEqual({ status: 'verifiedAgain', userId, year });
});

test('what became of another verification is told as of the first', async () => {
  const factsOf = (step: KeptVerification['step'], rejected = false) =>
    pageOf(renewable, { ...kept, step, rejected }).facts();
  expect(await factsOf('started')).toMatchObject({ status: 'renewable', begun: true });
  expect(await factsOf('document', true)).toEqual({ status: 'document', userId, rejected: true });
  expect(await factsOf('pending')).toEqual({ status: 'pending' });
  expect(await factsOf('refused')).toEqual({ status: 'refused', userId });
  expect(await factsOf('expired')).toEqual({ status: 'expired', userId });
  expect(await pageOf(renewable, { ...kept, step: 'started' }, true).facts()).toEqual({
    status: 'unavailable',
  });
});

test('after a price that another plan ended, a recent verification is enough', async () => {
  const lapsed = {
    standing: 'renewable',
    since: '2026-11-25',
    lapsed: true,
    first,
    ordinary,
  } as const;
  expect(await pageOf(lapsed, kept).facts()).toMatchObject({ status: 'verifiedAgain' });
  expect(await pageOf(lapsed, { ...kept, endsOn: today }).facts()).toMatchObject({
    ...{ status: 'renewable', lapsed: true },
  });
});

test('after a plan that has ended, a verification counts that was not used for it', async () => {
  const ended = { standing: 'checkout', since: '2026-11-26' } as const;
  const page = pageOf(ended, kept);
  expect(await page.facts()).toMatchObject({ status: 'ended' });
  await page.press();
  expect(page.begun).toEqual(['2026-11-26']);
  expect(await pageOf(ended, again).facts()).toMatchObject({ status: 'verified', next: 'checkout' });
});
