import { savedCheckouts } from '../../checkout/SavedCheckoutNotice/SavedCheckout.samples.ts';
import { homeStates } from '../Home/Home.states.ts';
import type { PlanOffer } from '../OfferState.ts';
import type { PlanSelectionState } from './PlanSelectionState.ts';

const newcomer = { status: 'newcomer' } as const;

/** The family plan by the month has no money-back guarantee. */
const familyByTheMonth: PlanOffer = {
  code: 'B2CFAMILYM',
  kind: 'family',
  period: 'month',
  price: { amount: 1799, currency: 'EUR' },
  trialDays: 0,
  reminderDays: 3,
};

const taxIncluded = { plans: homeStates.ready.plans, tax: 'included', standing: newcomer } as const;

/** Every state of the screen, once. */
export const planSelectionStates = {
  taxIncluded,
  taxAdded: { plans: homeStates.taxAdded.plans, tax: 'added', standing: newcomer },
  countryUnknown: {
    plans: homeStates.countryUnknown.plans,
    tax: 'added',
    standing: newcomer,
    likelyCountry: homeStates.countryUnknown.likelyCountry,
  },
  inRupees: { plans: homeStates.inRupees.plans, tax: 'included', standing: newcomer },
  inReais: { plans: homeStates.inReais.plans, tax: 'included', standing: newcomer },
  trialUsed: { plans: homeStates.former.plans, tax: 'included', standing: { status: 'former' } },
  ending: { plans: homeStates.ending.plans, tax: 'included', standing: homeStates.ending.standing },
  subscriber: { plans: homeStates.subscriber.plans, tax: 'included', standing: { status: 'subscriber' } },
  paused: {
    plans: homeStates.subscriber.plans,
    tax: 'included',
    standing: { status: 'subscriber', paused: true },
  },
  subscriberInTrial: {
    plans: homeStates.subscriberMayChange.plans,
    tax: 'included',
    standing: { status: 'subscriber', change: { plan: 'B2CFAMILYA2022', from: '2026-12-04' } },
  },
  planToCome: {
    plans: homeStates.subscriber.plans,
    tax: 'included',
    standing: { status: 'subscriber' },
    planToCome: { kind: 'annual', from: '2026-12-20' },
  },
  nextPlan: {
    plans: homeStates.subscriber.plans,
    tax: 'included',
    standing: { status: 'subscriber' },
    planToCome: { kind: 'annual', from: '2026-12-20', follows: true },
  },
  accessToCome: {
    plans: homeStates.former.plans,
    tax: 'included',
    standing: { status: 'former' },
    planToCome: { kind: 'access', from: '2027-11-20' },
  },
  subscriberMayChange: {
    plans: homeStates.subscriberMayChange.plans,
    tax: 'included',
    standing: homeStates.subscriberMayChange.standing,
  },
  subscriberAsStudent: {
    plans: homeStates.subscriberMayChange.plans,
    tax: 'included',
    standing: homeStates.subscriberMayChange.standing,
    studentPriceUntil: '2027-11-20',
  },
  monthlyTrial: {
    plans: homeStates.ready.plans.map((plan) =>
      plan.kind === 'monthly' ? { ...plan, code: 'B2C7DMONTHLY', trialDays: 7 } : plan,
    ),
    tax: 'included',
    standing: newcomer,
  },
  familyByTheMonth: {
    plans: homeStates.ready.plans.map((plan) => (plan.kind === 'family' ? familyByTheMonth : plan)),
    tax: 'included',
    standing: newcomer,
  },
  employerPays: { ...taxIncluded, employer: 'Acorn' },
  checkoutLeft: { ...taxIncluded, savedCheckout: savedCheckouts.freeDays },
  checkoutLeftWithVoucher: { ...taxIncluded, savedCheckout: savedCheckouts.withVoucher },
  checkoutLeftVoucherEnded: {
    plans: homeStates.former.plans,
    tax: 'included',
    standing: { status: 'former' },
    savedCheckout: savedCheckouts.voucherEnded,
  },
  checkoutLeftTaxAdded: {
    plans: homeStates.taxAdded.plans,
    tax: 'added',
    standing: newcomer,
    savedCheckout: savedCheckouts.taxAdded,
  },
  checkoutLeftForLater: {
    plans: homeStates.ending.plans,
    tax: 'included',
    standing: homeStates.ending.standing,
    savedCheckout: savedCheckouts.onDay,
  },
  checkoutGone: { ...taxIncluded, checkoutGone: true },
  checkoutLeftPriceUnknown: { ...taxIncluded, savedCheckout: savedCheckouts.priceUnknown },
} satisfies Record<string, PlanSelectionState>;
