import type { UserSubscription } from '../modules/billing/eligibility.ts';

/** An annual plan of ours that renews next August, as rules about who may buy read it. */
export const renewingAnnual: UserSubscription = {
  id: 'one',
  source: 'zuora',
  externalId: 'S-one',
  planCode: 'B2CANNUAL',
  startsOn: '2026-08-12',
  firstChargeOn: '2026-08-12',
  nextChargeOn: '2027-08-12',
  nextCharge: { amount: 6999, currency: 'EUR' },
  endsOn: null,
};
