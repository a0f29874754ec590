import type { BillingAccount } from '../modules/billing/members/refreshing.ts';
import type { Subscription } from '../modules/billing/members/repository.ts';

/** The day on which the member is judged. */
export const today = '2026-11-22';

/** An account of a member of the tests, where nothing is owed. */
export const account: BillingAccount = {
  number: 'A-1',
  currency: 'EUR',
  country: 'DE',
  paymentMethodExpired: false,
};
/** Its monthly plan, in the middle of a month that is paid for. */
export const monthly: Subscription = {
  id: 's-1',
  userId: 'u-1',
  source: 'zuora',
  externalId: 'S-1',
  planCode: 'B2CMONTHLY',
  startsOn: '2026-11-02',
  firstChargeOn: '2026-11-02',
  nextChargeOn: '2026-12-02',
  nextCharge: { amount: 1299, currency: 'EUR' },
  afterDiscount: null,
  endsOn: null,
  remindedOn: null,
  discountEndsOn: null,
  discountRemindedOf: null,
  accountNumber: 'A-1',
  planSince: '2026-11-02',
  planned: null,
  renewalOff: false,
  pausedFrom: null,
  pausedUntil: null,
  updatedAt: new Date(`${today}T00:00:00Z`),
};
