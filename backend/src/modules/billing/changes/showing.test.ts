import { expect, test } from 'vitest';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import type { GatewayOutcome } from '../gateway-outcome.ts';
import type { Subscription } from '../members/repository.ts';
import { billingUnavailable } from '../refusal.ts';
import type { PreviewAnswer } from '../zuora/wire.ts';
import { notNow } from './refusals.ts';
import { createChangeShowing } from './showing.ts';

type Preview = GatewayOutcome<PreviewAnswer>;

/** A preview without any charge to come, as of a plan that does not renew. */
const nothingToCome: Preview = { ok: true, body: { success: true, previewResult: { invoices: [] } } };
const refusedPreview: Preview = { ok: false, kind: 'refused', reasons: [] };

/** Draws a change to the annual plan for a member whose subscription is read to be each of these in turn. */
async function drawnOf(readings: Subscription[], preview: Preview) {
  let read = 0;
  const showing = createChangeShowing({
    zuora: { previewChange: () => Promise.resolve(preview) },
    members: {
      subscriptionsOf: () => Promise.resolve([readings[Math.min(read, readings.length) - 1] ?? monthly]),
      paymentsOf: () => Promise.resolve([]),
    },
    refresh: () => {
      read += 1;
      return Promise.resolve({ ok: true, accounts: [account] });
    },
    changes: {
      keep: () => Promise.reject(new Error('Nothing is kept.')),
      justMade: () => Promise.resolve(undefined),
    },
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
    soldPlans: { isSold: (code): code is 'B2C14DANNUAL' => code === 'B2C14DANNUAL' },
    withdrawals: { keptRequestOf: () => Promise.resolve(undefined) },
    studentTermsOf: () => Promise.resolve(undefined),
    endedForNext: () => Promise.resolve(undefined),
  });
  return { drawn: await showing.draw('u-1', { kind: 'changePlan', plan: 'B2C14DANNUAL' }), read };
}

const ending: Subscription = {
  ...monthly,
  ...{ endsOn: '2026-12-02', renewalOff: true, nextChargeOn: null, nextCharge: null },
};

test.each([
  ['refused', refusedPreview],
  ['of a plan that does not renew', nothingToCome],
])(
  'a preview that is %s, since an order came after the reading, is answered by what is held now',
  async (_what, preview) => {
    const { drawn, read } = await drawnOf([monthly, ending], preview);
    expect([drawn, read]).toEqual([{ ok: false, refusal: notNow.RENEWAL_IS_OFF }, 2]);
  },
);

test('after an order that follows each of two readings, what is held is read a third time', async () => {
  const family: Subscription = { ...monthly, planCode: 'B2CFAMILYA2022', nextChargeOn: '2027-11-02' };
  const { drawn, read } = await drawnOf([monthly, family, ending], refusedPreview);
  expect([drawn, read]).toEqual([{ ok: false, refusal: notNow.RENEWAL_IS_OFF }, 3]);
});

test('a preview that does not fit what is held, and was held before, is no answer', async () => {
  const { drawn, read } = await drawnOf([monthly], nothingToCome);
  expect([drawn, read]).toEqual([{ ok: false, refusal: billingUnavailable }, 2]);
});
