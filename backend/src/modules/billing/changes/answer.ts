import { Type, type Static } from 'typebox';
import { ApiError } from '../../../http/api-errors.ts';
import { ChangeOffer } from './offer.ts';
import type { Change } from './repository.ts';

/** A change of a subscription as it is answered. */
export const ChangeAnswer = Type.Object({
  id: Type.String(),
  attributes: Type.Interface([ChangeOffer], {
    /** `unknown`: it was asked for, and it is not known yet what became of it. */
    state: Type.Enum(['shown', 'inFlight', 'unknown', 'succeeded', 'refused']),
    expiresAt: Type.String(),
    error: Type.Optional(ApiError),
  }),
});
export type ChangeAnswer = Static<typeof ChangeAnswer>;

/** Shows a change to the person whose subscription it is. */
export function changeAnswer({ id, offer, state, expiresAt, refusal }: Change): ChangeAnswer {
  return {
    id,
    attributes: {
      ...offer,
      state: state === 'ordering' ? 'inFlight' : state,
      expiresAt: expiresAt.toISOString(),
      ...(refusal !== null && { error: refusal.error }),
    },
  };
}

const price = (amount: number) => ({ amount, currency: 'EUR' as const });

/** A change from monthly to annual in the middle of a month, as the API's documentation shows it. */
export const changeExample: ChangeAnswer = {
  id: '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e11',
  attributes: {
    kind: 'changePlan',
    from: { plan: 'B2CMONTHLY', kind: 'monthly', period: 'month' },
    to: { plan: 'B2CANNUAL', kind: 'annual', period: 'year' },
    startsOn: '2026-11-21',
    country: 'DE',
    taxMode: 'TAX_INCLUSIVE',
    lines: [
      { kind: 'plan', amount: price(6999) },
      { kind: 'credit', amount: price(-649) },
      { kind: 'tax', amount: price(1014) },
    ],
    totalToday: price(6350),
    next: { date: '2027-11-21', amount: price(6999) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: price(6350) },
      { date: '2027-11-21', kind: 'charge', amount: price(6999) },
    ],
    paidWith: { method: 'card', brand: 'Visa', last4: '1111' },
    state: 'shown',
    expiresAt: '2026-11-21T20:45:00.000Z',
  },
};
