import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { dayOf } from '../../days.ts';
import type { Callouts } from './callouts.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository } from './members/repository.ts';
import type { Buying } from './purchases/buying.ts';
import type { PurchaseRepository } from './purchases/repository.ts';
import type { QuoteRepository } from './quotes/repository.ts';

const quotesKeptMs = 7 * 24 * 60 * 60 * 1000;

/** Takes up what a crash, a lost callout or a silent gateway has left behind. */
export function createReconciling(parts: {
  purchases: PurchaseRepository;
  members: MemberRepository;
  quotes: QuoteRepository;
  callouts: Pick<Callouts, 'forgetOld'>;
  buying: Buying;
  refresh: Refresh;
  clock: Clock;
  log: FastifyBaseLogger;
}) {
  const { purchases, members, quotes, callouts, buying, refresh, clock, log } = parts;

  return async function reconcile(): Promise<void> {
    for (const purchase of await purchases.abandoned()) {
      const { state } = await buying.resolve(purchase);
      log.info({ purchase: purchase.id, state }, 'took up a purchase');
    }
    const now = clock.now();
    for (const userId of await members.usersWithChargeDueBy(dayOf(now))) {
      await refresh(userId, { announce: true });
    }
    await quotes.forgetBefore(new Date(now.getTime() - quotesKeptMs));
    await callouts.forgetOld();
  };
}
