import { Type, type Static } from 'typebox';
import { DayText } from '../../../domain/day-text.ts';
import { dayOf } from '../../../domain/days.ts';
import { Currency, Money } from '../../../domain/money.ts';
import type { GivenBack } from '../changes/repository.ts';
import { planCodes, planKinds, plans } from '../catalogue/plans.ts';
import { subscriptionSources } from '../tables.ts';
import type { MemberRepository, Payment, Subscription } from './repository.ts';

const HistoryAccount = Type.Object({
  accountNumber: Type.String(),
  currency: Currency,
  /** Where it is billed; absent until it is read for the first time. */
  country: Type.Optional(Type.String()),
});

const HistorySubscription = Type.Object({
  subscriptionId: Type.String(),
  source: Type.Enum([...subscriptionSources]),
  plan: Type.Enum([...planCodes]),
  kind: Type.Enum([...planKinds]),
  period: Type.Enum(['month', 'halfYear', 'year']),
  startsOn: DayText,
  /** The first day of the plan, where another one was held before it in the same subscription. */
  planSince: Type.Optional(DayText),
  /** The first day without it; absent while it renews. */
  endDate: Type.Optional(DayText),
});

const HistoryPayment = Type.Object({
  paymentNumber: Type.String(),
  paidOn: DayText,
  amount: Money,
  /** What it was for; absent where the billing company does not say. */
  subscriptionId: Type.Optional(Type.String()),
  /** The invoice that it paid; absent where it is not known. */
  invoiceNumber: Type.Optional(Type.String()),
});

const HistoryRefund = Type.Object({
  refundedOn: DayText,
  amount: Money,
  subscriptionId: Type.String(),
});

/**
 * A user's accounts with the billing company, all subscriptions, also those that stores bill, all payments, and what of them was
 * given back. Latest first.
 */
export const History = Type.Object({
  accounts: Type.Array(HistoryAccount),
  subscriptions: Type.Array(HistorySubscription),
  payments: Type.Array(HistoryPayment),
  refunds: Type.Array(HistoryRefund),
});
export type History = Static<typeof History>;

/** A year that a store billed before an annual plan of ours, as the API's documentation shows it. */
export const historyExample: History = {
  accounts: [{ accountNumber: 'A-0d4c1f5e-7a52-4b1d-9c3e-2f6a8b7c9d10', currency: 'EUR', country: 'DE' }],
  subscriptions: [
    {
      subscriptionId: '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20',
      source: 'zuora',
      plan: 'B2CANNUAL',
      kind: 'annual',
      period: 'year',
      startsOn: '2026-11-21',
    },
    {
      subscriptionId: '8e1f2a3b-4c5d-4e6f-8a9b-0c1d2e3f4a5b',
      source: 'itunes',
      plan: 'ANNUAL',
      kind: 'annual',
      period: 'year',
      startsOn: '2025-10-02',
      endDate: '2026-10-02',
    },
  ],
  payments: [
    {
      paymentNumber: 'P-00000017',
      paidOn: '2026-11-21',
      amount: { amount: 6999, currency: 'EUR' },
      subscriptionId: '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20',
      invoiceNumber: 'INV00000016',
    },
  ],
  refunds: [],
};

/** Puts a user's own rows together. */
export function historyOf(
  accounts: Awaited<ReturnType<MemberRepository['accountsOf']>>,
  subscriptions: readonly Subscription[],
  payments: readonly Payment[],
  refunds: readonly GivenBack[],
): History {
  const idOf = new Map(subscriptions.map(({ externalId, id }) => [externalId, id]));
  return {
    accounts: accounts.map(({ accountNumber, currency, country }) => ({
      accountNumber,
      currency,
      ...(country !== null && { country }),
    })),
    subscriptions: subscriptions.map(heldSubscription).toReversed(),
    payments: payments
      .map(({ paymentNumber, paidOn, amount, subscriptionNumber, invoiceNumber }) => {
        const subscriptionId = idOf.get(subscriptionNumber ?? '');
        return {
          paymentNumber,
          paidOn,
          amount,
          ...(subscriptionId !== undefined && { subscriptionId }),
          ...(invoiceNumber !== null && { invoiceNumber }),
        };
      })
      .toReversed(),
    refunds: refunds.flatMap(({ subscriptionId, offer: { totalToday }, confirmedAt }) =>
      // In free days nothing was paid that could be given back.
      confirmedAt === null || totalToday.amount === 0
        ? []
        : [
            {
              refundedOn: dayOf(confirmedAt),
              amount: { ...totalToday, amount: -totalToday.amount },
              subscriptionId,
            },
          ],
    ),
  };
}

function heldSubscription({
  id,
  source,
  planCode,
  startsOn,
  planSince,
  endsOn,
}: Subscription): History['subscriptions'][number] {
  const { kind, period } = plans[planCode];
  return {
    subscriptionId: id,
    source,
    plan: planCode,
    kind,
    period,
    startsOn,
    ...(planSince !== null && planSince > startsOn && { planSince }),
    ...(endsOn !== null && { endDate: endsOn }),
  };
}
