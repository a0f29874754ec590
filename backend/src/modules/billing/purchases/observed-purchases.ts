import type { Telemetry } from '../../../process/telemetry/telemetry.ts';
import type { OrderSettling } from '../orders/written-order.ts';
import type { Buying } from './buying.ts';
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

/** Traces what a purchase asks for, and notes the state that it came to, or the code of its refusal. */
export function tracedBuying(buy: Buying['buy'], { traced }: Pick<Telemetry, 'traced'>): Buying['buy'] {
  return (...asked) =>
    traced({ name: 'purchase', kind: 'internal' }, async (note) => {
      const bought = await buy(...asked);
      note({ state: bought.ok ? bought.purchase.state : bought.refusal.error.code });
      return bought;
    });
}
