import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../process/clock.ts';
import { dayOf } from '../../domain/days.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Callouts } from './callouts.ts';
import type { ChangeRepository } from './changes/repository.ts';
import type { WithdrawalRequests } from './changes/withdrawal-requests.ts';
import {
  settleChange,
  settleGiftOrder,
  settlePurchase,
  settleRecovery,
  settleReplacement,
} from './job-kinds.ts';
import type { GiftOrderRepository, GiftRepository } from './gifts/repository.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository } from './members/repository.ts';
import type { ReplacementRepository } from './payment-replacements/repository.ts';
import type { PaymentReferences } from './purchases/payment-references.ts';
import type { PurchaseRepository } from './purchases/repository.ts';
import type { QuoteRepository } from './quotes/repository.ts';
import type { RecoveryRepository } from './recovering/repository.ts';
import type { BillingTables } from './tables.ts';

/** How long a round may last: the queue takes work that lasts a quarter of an hour for lost. */
const roundMs = 10 * 60 * 1000;
/** As long as the cookie with the voucher of an order. */
const quotesKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Takes up what a crash, a lost callout or a silent gateway has left behind. */
export function createReconciling(parts: {
  db: Kysely<BillingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  purchases: PurchaseRepository;
  changes: ChangeRepository;
  gifts: { orders: Pick<GiftOrderRepository, 'abandoned'>; forgetBefore: GiftRepository['forgetBefore'] };
  replacements: Pick<ReplacementRepository, 'abandoned'>;
  recoveries: Pick<RecoveryRepository, 'abandoned'>;
  members: MemberRepository;
  quotes: QuoteRepository;
  references: Pick<PaymentReferences, 'forgetUnused'>;
  callouts: Pick<Callouts, 'forgetOld'>;
  withdrawals: Pick<WithdrawalRequests, 'forgetOld'>;
  refresh: Refresh;
  clock: Clock;
  log: FastifyBaseLogger;
}) {
  const { db, jobs, purchases, changes, gifts, replacements, members, quotes } = parts;
  const { recoveries, references, callouts, withdrawals, refresh, clock, log } = parts;

  /** Works through items until a moment. A failed one does not stop the others; the rest waits for the next round. */
  async function each<Item>(items: readonly Item[], takeUp: (item: Item) => Promise<void>, until: number) {
    for (const item of items) {
      if (Date.now() > until) return;
      try {
        await takeUp(item);
      } catch (error) {
        log.error({ err: error }, 'what was left lying could not be taken up');
      }
    }
  }

  return async function reconcile(): Promise<void> {
    const now = clock.now();
    const until = Date.now() + roundMs;
    // Each has had its job since it began. This is for those whose job was lost, as by a restored backup.
    await each(
      await purchases.abandoned(),
      ({ id }) => db.transaction().execute((trx) => jobs.enqueue(trx, settlePurchase, { purchaseId: id })),
      until,
    );
    await each(
      await changes.abandoned(),
      ({ id }) => db.transaction().execute((trx) => jobs.enqueue(trx, settleChange, { changeId: id })),
      until,
    );
    await each(
      await gifts.orders.abandoned(),
      ({ id }) => db.transaction().execute((trx) => jobs.enqueue(trx, settleGiftOrder, { orderId: id })),
      until,
    );
    await each(
      await replacements.abandoned(),
      ({ id }) =>
        db.transaction().execute((trx) => jobs.enqueue(trx, settleReplacement, { replacementId: id })),
      until,
    );
    await each(
      await recoveries.abandoned(),
      ({ id }) => db.transaction().execute((trx) => jobs.enqueue(trx, settleRecovery, { recoveryId: id })),
      until,
    );
    await each(
      [
        ...new Set([
          ...(await members.usersWithChargeDueBy(dayOf(now))),
          ...(await members.usersWithTryDueBy(dayOf(now))),
        ]),
      ],
      async (userId) => {
        await refresh(userId, { announce: true });
      },
      until,
    );
    const shownBefore = new Date(now.getTime() - quotesKeptMs);
    await quotes.forgetBefore(shownBefore);
    await changes.forgetBefore(shownBefore);
    await gifts.forgetBefore(shownBefore);
    await references.forgetUnused();
    await callouts.forgetOld();
    await withdrawals.forgetOld();
  };
}
