import type { CheckoutErrorState } from './CheckoutErrorState.ts';

/** The service gives the words as well. They are left out here, so that each language shows its own. */
const toSubscription = { ctaLink: '/subscription' };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const checkoutErrorStates = {
  ALREADY_SUBSCRIBER: { status: 'ALREADY_SUBSCRIBER', renewalDate: '2026-12-04', ...toSubscription },
  SUBSCRIPTION_ALREADY_QUEUED: {
    status: 'SUBSCRIPTION_ALREADY_QUEUED',
    renewalDate: '2026-12-04',
    ...toSubscription,
  },
  CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION: {
    status: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
    renewalDate: '2026-12-04',
    ...toSubscription,
  },
  CANNOT_UPGRADE: { status: 'CANNOT_UPGRADE', renewalDate: '2026-12-04', ...toSubscription },
  CANNOT_SUBSCRIBE: { status: 'CANNOT_SUBSCRIBE', voucherCode: 'SLEEP30', ctaLink: '/checkout' },
  DEFAULT_PAYMENT_METHOD_EXPIRED: {
    status: 'DEFAULT_PAYMENT_METHOD_EXPIRED',
    ctaLink: '/subscription/payment-method',
  },
  NOT_YOUR_ACCOUNT: { status: 'NOT_YOUR_ACCOUNT' },
  unknown: { status: 'unknown' },
} satisfies {
  [Status in CheckoutErrorState['status']]: Extract<CheckoutErrorState, { status: Status }>;
};

/** Optional facts, and words from the service. */
export const checkoutErrorVariants = {
  trialRefused: {
    status: 'ALREADY_SUBSCRIBER',
    renewalDate: '2026-12-04',
    trialRefused: true,
    ...toSubscription,
  },
  trialRefusedPlansInstead: {
    status: 'ALREADY_SUBSCRIBER',
    renewalDate: '2026-12-04',
    trialRefused: true,
    instead: [
      { code: 'B2CMONTHLY', kind: 'monthly' },
      { code: 'B2C14DANNUAL', kind: 'annual' },
    ],
    ...toSubscription,
  },
  withoutRenewalDate: { status: 'ALREADY_SUBSCRIBER', ...toSubscription },
  upgradeWithoutRenewalDate: { status: 'CANNOT_UPGRADE', ...toSubscription },
  otherAccountMayHaveBought: { status: 'NOT_YOUR_ACCOUNT', mayHaveBought: true },
  inTheWordsOfTheService: {
    status: 'unknown',
    title: 'One moment',
    description: 'Your account is being moved. It will be ready tomorrow.',
    cta: 'Read about it',
    ctaLink: 'https://help.example.com/moving',
  },
} satisfies Record<string, CheckoutErrorState>;
