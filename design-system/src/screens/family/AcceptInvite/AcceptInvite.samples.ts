import type { AcceptInviteState, AcceptInviteValues, OwnPlan, OwnPlanAsked } from './AcceptInviteState.ts';

/** What an account without an address begins with. */
const values: AcceptInviteValues = {
  ...{ firstName: 'June', lastName: 'Lind', streetName: '', streetNumber: '', zipPostalCode: '', city: '' },
  country: 'DE',
};

export const typedValues: AcceptInviteValues = {
  ...values,
  ...{ streetName: 'Kastanienallee', streetNumber: '12 b', zipPostalCode: '10435', city: 'Berlin' },
};

export const noValues: AcceptInviteValues = {
  ...{
    firstName: '',
    lastName: '',
    streetName: '',
    streetNumber: '',
    zipPostalCode: '',
    city: '',
    country: '',
  },
};

export const openInvite = {
  ...{ status: 'open', userId: 'sample', token: 'sample', ownerName: 'Alex Morgan' },
  ...{ values, problems: {} },
} satisfies AcceptInviteState;

const annual = { kind: 'annual', period: 'year' } as const;
const monthly = { kind: 'monthly', period: 'month' } as const;

/** Plans that a person can have besides, by what is told or asked of them. */
export const ownPlans = {
  ends: { kind: 'ends', plan: annual, endsOn: '2027-03-14' },
  charged: {
    ...{ kind: 'charged', plan: annual },
    next: { date: '2027-03-14', amount: { amount: 6999, currency: 'EUR' } },
  },
  chargedWithoutAmount: { kind: 'charged', plan: monthly, next: { date: '2026-12-14' } },
  waits: {
    ...{ kind: 'waits', plan: annual },
    next: { date: '2026-12-24', amount: { amount: 6999, currency: 'EUR' } },
  },
  billedElsewhere: { kind: 'billedElsewhere', plan: monthly, company: 'itunes' },
  billedByOther: { kind: 'billedElsewhere', plan: monthly },
  gift: { kind: 'access', plan: { kind: 'access', gift: true, period: 'year' }, endsOn: '2027-11-24' },
} satisfies Record<string, OwnPlan>;

/** A plan as the form asks about it. */
export function asked(plan: OwnPlan, answer: Pick<OwnPlanAsked, 'choice' | 'problem'> = {}): OwnPlanAsked {
  return { plan, shown: `sample:${plan.kind}`, ...answer };
}
