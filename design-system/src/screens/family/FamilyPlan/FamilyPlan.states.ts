import type { FamilyPlanState } from './FamilyPlanState.ts';

const yearly = { plan: 'B2CFAMILYA2022', period: 'year', price: { amount: 9999, currency: 'EUR' } } as const;
const monthly = {
  plan: 'B2CFAMILYM2022',
  period: 'month',
  price: { amount: 1899, currency: 'EUR' },
} as const;

/** Every state of the screen, once. */
export const familyPlanStates = {
  offered: { places: 6, offers: [yearly] },
  twoPlans: { places: 6, offers: [yearly, monthly] },
  taxAdded: {
    places: 6,
    offers: [{ ...yearly, price: { amount: 9999, currency: 'USD' } }],
    taxExcluded: true,
  },
  anywhere: { places: 6, offers: [yearly], anywhere: true },
  notSold: { places: 6, offers: [] },
  owner: { places: 6, offers: [yearly], visitor: 'owner' },
  member: { places: 6, offers: [yearly], visitor: 'member' },
} satisfies Record<string, FamilyPlanState>;
