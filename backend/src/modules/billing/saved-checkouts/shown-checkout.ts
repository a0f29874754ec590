import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { plans } from '../catalogue/plans.ts';
import { soldKindOf, type SoldKind } from '../catalogue/sold-plans.ts';
import type { Quote } from '../quotes/repository.ts';
import type { SavedCheckout } from './repository.ts';

/** What a checkout costs today, by the billing company's own preview. */
export interface PriceToday {
  freeDays: number;
  /** The first charge; without a day where it is due at once. */
  first: { amount: Money; on?: Day };
  /** The first charge at another amount, where a discount ends. */
  after?: { amount: Money; on: Day };
  /** The amounts are without the tax that an address in the US decides. */
  taxAdded?: true;
}

/** A checkout that was left, as pages show it. */
export interface ShownCheckout {
  id: string;
  kind: SoldKind;
  period: 'month' | 'year';
  /** Absent where the billing company does not say in time. */
  price?: PriceToday;
  /** `ended`: it is not valid any more, and the price is without it. Absent where its price is. */
  voucher?: { code: string; status: 'applied' | 'ended' };
}

/** Shows a checkout that was left. */
export function shownCheckout({ id, plan }: SavedCheckout, offer: Quote['offer'] | undefined): ShownCheckout {
  const shown = { id, kind: soldKindOf(plan), period: periodOf(plan) };
  if (offer === undefined) return shown;
  const { voucher } = offer;
  return {
    ...shown,
    price: priceToday(offer),
    ...(voucher !== undefined && {
      voucher: {
        code: voucher.code,
        status: voucher.status === 'applied' ? ('applied' as const) : ('ended' as const),
      },
    }),
  };
}

function priceToday({ freeDays, totalToday, firstCharge, timeline, taxPending }: Quote['offer']): PriceToday {
  const { amount, date } = firstCharge;
  const atOnce = totalToday.amount > 0;
  const renewal = timeline.findLast(({ kind }) => kind === 'renewal');
  const after =
    renewal?.amount !== undefined && renewal.amount.amount !== amount.amount
      ? { amount: renewal.amount, on: renewal.date }
      : undefined;
  return {
    freeDays,
    first: { amount, ...(!atOnce && { on: date }) },
    ...(after !== undefined && { after }),
    ...(taxPending && { taxAdded: true as const }),
  };
}

/** How often a plan that is sold is paid. */
function periodOf(plan: SavedCheckout['plan']): ShownCheckout['period'] {
  return plans[plan].period === 'year' ? 'year' : 'month';
}
