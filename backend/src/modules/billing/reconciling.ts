import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../process/clock.ts';
import { dayOf } from '../../domain/days.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Callouts } from './callouts.ts';
import type { CreditRepository } from './credits/repository.ts';
import type { ChangeRepository } from './changes/repository.ts';
import type { WithdrawalRequests } from './changes/withdrawal-requests.ts';
import {
  restoreAccount,
  settleChange,
  settleGiftOrder,
  settleMonth,
  settlePurchase,
  settleRecovery,
  settleReplacement,
} from './job-kinds.ts';
import type { GiftOrderRepository, GiftRepository } from './gifts/repository.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository } from './members/repository.ts';
import type { ReplacementRepository } from './payment-replacements/repository.ts';
import type { AccountForPurchase } from './purchases/account-for-purchase.ts';
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
  credits: Pick<CreditRepository, 'abandoned'>;
  accountForPurchase: Pick<AccountForPurchase, 'left'>;
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
  const { credits, accountForPurchase, recoveries, references, callouts, withdrawals, refresh, clock, log } =
    parts;

  /** Works through ids until a moment. A failed one does not stop the others; the rest waits for the next round. */
  async function each(
    ids: readonly string[],
    until: number,
    {
      work,
      onFailure,
    }: { work: (id: string) => Promise<unknown>; onFailure: (error: unknown, id: string) => void },
  ) {
    for (const id of ids) {
      if (Date.now() > until) return;
      try {
        await work(id);
      } catch (error) {
        onFailure(error, id);
      }
    }
  }

  return async function reconcile(): Promise<void> {
    const now = clock.now();
    const until = Date.now() + roundMs;

    /** Each order has had its job since it began. This is for those whose job was lost, as by a restored backup. */
    const resume = (
      kind: string,
      orders: readonly { id: string }[],
      enqueue: (trx: Transaction<BillingTables>, id: string) => Promise<void>,
    ) =>
      each(
        orders.map(({ id }) => id),
        until,
        {
          work: (id) => db.transaction().execute((trx) => enqueue(trx, id)),
          onFailure: (err, id) => log.error({ err, kind, id }, 'could not resume an order'),
        },
      );
    await resume('purchase', await purchases.abandoned(), (trx, purchaseId) =>
      jobs.enqueue(trx, settlePurchase, { purchaseId }),
    );
    await resume('change', await changes.abandoned(), (trx, changeId) =>
      jobs.enqueue(trx, settleChange, { changeId }),
    );
    await resume('gift', await gifts.orders.abandoned(), (trx, orderId) =>
      jobs.enqueue(trx, settleGiftOrder, { orderId }),
    );
    await resume('replacement', await replacements.abandoned(), (trx, replacementId) =>
      jobs.enqueue(trx, settleReplacement, { replacementId }),
    );
    await resume('recovery', await recoveries.abandoned(), (trx, recoveryId) =>
      jobs.enqueue(trx, settleRecovery, { recoveryId }),
    );
    await resume('month', await credits.abandoned(), (trx, creditId) =>
      jobs.enqueue(trx, settleMonth, { creditId }),
    );
    // One that ran while its purchase was open has left the account as it was.
    await resume('account', await accountForPurchase.left(), (trx, accountNumber) =>
      jobs.enqueue(trx, restoreAccount, { accountNumber }),
    );
    const due = [
      ...(await members.usersWithChargeDueBy(dayOf(now))),
      ...(await members.usersWithTryDueBy(dayOf(now))),
    ];
    await each([...new Set(due)], until, {
      work: (userId) => refresh(userId, { announce: true }),
      onFailure: (err, user) => log.error({ err, user }, 'could not read what a member is charged'),
    });
    const shownBefore = new Date(now.getTime() - quotesKeptMs);
    await quotes.forgetBefore(shownBefore);
    await changes.forgetBefore(shownBefore);
    await gifts.forgetBefore(shownBefore);
    await references.forgetUnused();
    await callouts.forgetOld();
    await withdrawals.forgetOld();
  };
}
