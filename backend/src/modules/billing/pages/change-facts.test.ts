import { expect, test } from 'vitest';
import type { PlanCode } from '../catalogue/plans.ts';
import { shownPlan } from '../changes/drawing.ts';
import type { ChangeOffer } from '../changes/offer.ts';
import type { Change } from '../changes/repository.ts';
import { shownFacts } from './change-facts.ts';

const familyPlan: PlanCode = 'B2CFAMILYA2022';

function familyLoses(
  { from = familyPlan, to, ...offer }: Pick<ChangeOffer, 'kind'> & { from?: PlanCode; to?: PlanCode },
  familyPeople = 3,
) {
  const plans = { from: shownPlan(from), ...(to !== undefined && { to: shownPlan(to) }) };
  const change = { id: 'c-1', offer: { ...offer, ...plans, startsOn: '2026-12-20' } } as unknown as Change;
  const facts = shownFacts('shown', change, { userId: 'u-1', familyPeople });
  return 'familyLoses' in facts ? facts.familyLoses : undefined;
}

test.each([
  { kind: 'changePlan', to: 'B2C14DANNUAL' },
  { kind: 'pause' },
  { kind: 'refund' },
  { kind: 'withdraw' },
] as const)('by a $kind a family loses its access on the day that it begins', (offer) => {
  expect(familyLoses(offer)).toEqual({ people: 3, from: '2026-12-20' });
});

test.each([
  ['it renews again', { kind: 'renewOn' }],
  ['a plan behind it is taken back', { kind: 'cancelNext', to: 'B2C14DANNUAL' }],
  ['another family plan takes its place', { kind: 'changePlan', to: familyPlan }],
  ['it never was a family plan', { kind: 'pause', from: 'B2CMONTHLY' }],
] as const)('no one loses access where %s', (_, offer) => {
  expect(familyLoses(offer)).toBeUndefined();
});

test('an owner without people in the family is told of nothing', () => {
  expect(familyLoses({ kind: 'refund' }, 0)).toBeUndefined();
});
