import { Type, type Static } from 'typebox';
import type { Day } from '../../../domain/days.ts';
import { DayText } from '../../../domain/day-text.ts';
import { Money } from '../../../domain/money.ts';
import { whatEnds } from './cancellations.ts';
import { runningRefund } from './membership.ts';
import type { Payment, Subscription } from './repository.ts';

/** What came of a cancellation. */
export const Cancellation = Type.Union([
  Type.Object({
    outcome: Type.Literal('cancelled'),
    /** What the subscription leaves: nothing if it had not begun, otherwise access for the time that is paid for or free. */
    ended: Type.Union([
      Type.Object({
        kind: Type.Literal('queued'),
        /** The end of the current plan; absent where there is none, or where it renews. */
        accessUntil: Type.Optional(DayText),
      }),
      /** Nothing was left of what is paid for, as a pause ran. */
      Type.Object({ kind: Type.Literal('over') }),
      Type.Object({
        kind: Type.Enum(['trial', 'paid']),
        accessUntil: DayText,
        /** The money-back guarantee; absent without one. */
        refund: Type.Optional(Type.Object({ until: DayText, amount: Money })),
      }),
    ]),
  }),
  /** The subscription ends, and another of the user's goes on and charges. */
  Type.Object({ outcome: Type.Literal('replaced') }),
]);
export type Cancellation = Static<typeof Cancellation>;
type Ended = Extract<Cancellation, { outcome: 'cancelled' }>['ended'];

/** What a cancelled subscription leaves its owner on a day. */
export function endedOn(
  today: Day,
  subscription: Subscription,
  { others, payments }: { others: readonly Subscription[]; payments: readonly Payment[] },
): Ended {
  // Billing has confirmed, and did not say until when: until the charge that is left out.
  const endsOn = subscription.endsOn ?? subscription.nextChargeOn ?? subscription.startsOn;
  const ended = whatEnds(subscription, { endsOn, today, others });
  if (ended.kind !== 'paid') return ended;
  const own = payments.filter(({ subscriptionNumber }) => subscriptionNumber === subscription.externalId);
  const amount = own.at(-1)?.amount;
  const until = runningRefund(subscription, payments, today)?.refundUntil;
  if (amount === undefined || until === undefined) return ended;
  return { ...ended, refund: { until, amount } };
}
