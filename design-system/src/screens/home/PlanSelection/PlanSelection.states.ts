import { homeStates } from '../Home/Home.states.ts';
import type { PlanSelectionState } from './PlanSelectionState.ts';

/** Every state of the screen, once. */
export const planSelectionStates = {
  taxIncluded: { plans: homeStates.ready.plans, tax: 'included' },
  taxAdded: { plans: homeStates.taxAdded.plans, tax: 'added' },
  trialUsed: {
    plans: homeStates.ready.plans.map((plan) => ({ ...plan, trialDays: 0 })),
    tax: 'included',
    trialUsed: true,
  },
  monthlyTrial: {
    plans: homeStates.ready.plans.map((plan) =>
      plan.kind === 'monthly' ? { ...plan, code: 'B2C7DMONTHLY', trialDays: 7 } : plan,
    ),
    tax: 'included',
  },
  familyByTheMonth: {
    plans: homeStates.ready.plans.map((plan) =>
      plan.kind === 'family'
        ? { ...plan, code: 'B2CFAMILYM', period: 'month', price: { amount: 1799, currency: 'EUR' } }
        : plan,
    ),
    tax: 'included',
  },
} satisfies Record<string, PlanSelectionState>;
