import type { SavedCheckout } from '../SavedCheckoutState.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

const annual = { id: '5f3c9a52-7c1e-4a53-9d0e-2f6b8f0a1c11', kind: 'annual', period: 'year' } as const;

/** Checkouts that were left, for the pages that show one. */
export const savedCheckouts = {
  freeDays: { ...annual, price: { freeDays: 14, first: { amount: euros(6999), on: '2026-12-04' } } },
  withVoucher: {
    ...annual,
    price: {
      freeDays: 14,
      first: { amount: euros(3499), on: '2026-12-04' },
      after: { amount: euros(6999), on: '2027-12-04' },
    },
    voucher: { code: 'SLEEPWELL', status: 'applied' },
  },
  voucherEnded: {
    ...{ ...annual, kind: 'monthly', period: 'month' },
    price: { freeDays: 0, first: { amount: euros(1299) } },
    voucher: { code: 'SLEEP30', status: 'ended' },
  },
  taxAdded: {
    ...annual,
    price: {
      freeDays: 14,
      first: { amount: { amount: 6999, currency: 'USD' }, on: '2026-12-04' },
      taxAdded: true,
    },
  },
  onDay: { ...annual, price: { freeDays: 0, first: { amount: euros(6999), on: '2026-12-20' } } },
  priceUnknown: { ...annual, kind: 'family' },
} satisfies Record<string, SavedCheckout>;
