import type { Telemetry } from '../../../process/telemetry/telemetry.ts';
import type { OrderSettling } from '../orders/written-order.ts';
import type { Purchase } from './repository.ts';

/** Measures how long purchases were open when they are settled. */
export function observedSettling(
  settling: OrderSettling<Purchase>,
  { measure }: Pick<Telemetry, 'measure'>,
): OrderSettling<Purchase> {
  const measured = (purchase: Purchase): Purchase => {
    const { state, createdAt } = purchase;
    // The database's clock may be a little ahead of ours.
    const seconds = Math.max(0, (Date.now() - createdAt.getTime()) / 1000);
    measure('stillpoint.purchase.settling.duration', seconds, { state });
    return purchase;
  };
  return {
    succeed: async (...order) => measured(await settling.succeed(...order)),
    refuse: async (...order) => measured(await settling.refuse(...order)),
  };
}
