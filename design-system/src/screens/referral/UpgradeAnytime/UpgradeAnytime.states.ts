import type { PlanAfterFreeDays, UpgradeAnytimeState } from './UpgradeAnytimeState.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

const monthly: PlanAfterFreeDays = {
  code: 'B2CPERSONALM2022',
  kind: 'monthly',
  period: 'month',
  price: euros(1299),
};
const annual: PlanAfterFreeDays = {
  code: 'B2CPERSONALA2022',
  kind: 'annual',
  period: 'year',
  price: euros(6999),
  monthlyShare: euros(583),
  refundDays: 30,
};
const family: PlanAfterFreeDays = {
  code: 'B2CFAMILYA2022',
  kind: 'family',
  period: 'year',
  price: euros(9999),
  refundDays: 30,
};

const offered: UpgradeAnytimeState = {
  referrerName: 'Alex',
  voucher: 'FRIENDK7M2P9Q',
  freeDays: 14,
  reminderOn: '2026-12-02',
  firstChargeOn: '2026-12-05',
  plans: [monthly, annual, family],
  tax: 'included',
};

/** Every state of the screen, once. */
export const upgradeAnytimeStates = {
  offered,
  taxAdded: {
    ...offered,
    plans: [
      { ...monthly, price: { amount: 1299, currency: 'USD' } },
      { ...annual, price: { amount: 6999, currency: 'USD' }, monthlyShare: { amount: 583, currency: 'USD' } },
    ],
    tax: 'added',
  },
  familyByMonth: {
    ...offered,
    plans: [annual, { code: 'B2CFAMILYM2022', kind: 'family', period: 'month', price: euros(1499) }],
  },
  single: { ...offered, plans: [annual] },
  noPlans: { ...offered, plans: [] },
  longName: { ...offered, referrerName: 'Maximiliane-Friederike Hohenstaufen' },
} satisfies Record<string, UpgradeAnytimeState>;
