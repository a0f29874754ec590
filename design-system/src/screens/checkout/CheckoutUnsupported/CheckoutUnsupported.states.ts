import type { CheckoutUnsupportedState } from './CheckoutUnsupportedState.ts';

const annual = {
  code: 'B2C14DANNUAL',
  kind: 'annual',
  period: 'year',
  price: { amount: 6999, currency: 'EUR' },
  trialDays: 14,
} as const;

/** Every state of the screen, once. */
export const checkoutUnsupportedStates = {
  notSold: { status: 'notSold', nearest: annual, tax: 'included' },
  unknownPlan: { status: 'unknownPlan' },
} satisfies {
  [Status in CheckoutUnsupportedState['status']]: Extract<CheckoutUnsupportedState, { status: Status }>;
};

/** Other plans that are nearest, and tax that comes on top. */
export const checkoutUnsupportedVariants = {
  nearestIsMonthly: {
    status: 'notSold',
    nearest: {
      code: 'B2CMONTHLY',
      kind: 'monthly',
      period: 'month',
      price: { amount: 1299, currency: 'USD' },
    },
    tax: 'added',
  },
  nearestIsFamily: {
    status: 'notSold',
    nearest: {
      code: 'B2CFAMILYA2022',
      kind: 'family',
      period: 'year',
      price: { amount: 299900, currency: 'INR' },
    },
    tax: 'included',
  },
} satisfies Record<string, CheckoutUnsupportedState>;
