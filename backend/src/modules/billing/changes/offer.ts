import { Type, type Static } from 'typebox';
import { DayText } from '../../../domain/day-text.ts';
import { Money } from '../../../domain/money.ts';
import { taxModes } from '../catalogue/tax-mode.ts';
import { planKinds } from '../catalogue/plans.ts';
import { PaymentShown } from '../payment-methods.ts';
import { PlanCode } from '../quotes/offer.ts';
import { changeKinds } from './wish.ts';

const ShownPlan = Type.Object({
  plan: PlanCode,
  kind: Type.Enum([...planKinds]),
  period: Type.Enum(['month', 'halfYear', 'year']),
});
export type ShownPlan = Static<typeof ShownPlan>;

const ChangeStep = Type.Object({
  date: DayText,
  /** `today` is what is charged at once, `plan` the day another plan begins, `pause` that of a pause, `charge` the next charge, `ordinary` the first one after the price for students, `access` the day on which access by a code or a gift begins, `end` the first day without. */
  kind: Type.Enum(['today', 'plan', 'pause', 'charge', 'ordinary', 'access', 'end']),
  amount: Type.Optional(Money),
});
export type ChangeStep = Static<typeof ChangeStep>;

/** All that is shown of a change before it is confirmed. What it shows is what is charged. */
export const ChangeOffer = Type.Object({
  kind: Type.Enum([...changeKinds]),
  /**
   * The plan as it is now, and as it will be; the latter absent where it stays. The queued one after a refund, or which is
   * cancelled; where nothing runs, that is the former.
   */
  from: ShownPlan,
  to: Type.Optional(ShownPlan),
  /** The first day of what changes. */
  startsOn: DayText,
  /** The first day after a pause, and after a year at the price for students. */
  until: Type.Optional(DayText),
  country: Type.String(),
  taxMode: Type.Enum([...taxModes]),
  /**
   * Today's charge in parts. `credit` is what is given back for unused days, `keptAsCredit` what of it is credit and not money, as
   * it was paid by credit. Empty where nothing is charged today.
   */
  lines: Type.Array(
    Type.Object({ kind: Type.Enum(['plan', 'credit', 'discount', 'tax', 'keptAsCredit']), amount: Money }),
  ),
  /** Less than nothing where money is given back. */
  totalToday: Money,
  /** The plan as it is now ends, and can be renewed before that; absent for any other. */
  renewable: Type.Optional(Type.Literal(true)),
  /** The next charge after today, less what credit pays of it; absent where none comes. */
  next: Type.Optional(Type.Object({ date: DayText, amount: Money, credit: Type.Optional(Money) })),
  timeline: Type.Array(ChangeStep),
  /** The price for students ends with the change, or during a pause: its first day without, and what is charged then. */
  studentPriceEnds: Type.Optional(Type.Object({ date: DayText, amount: Money })),
  /** What is charged, today and later; absent where the billing company does not tell. */
  paidWith: Type.Optional(PaymentShown),
});
export type ChangeOffer = Static<typeof ChangeOffer>;
