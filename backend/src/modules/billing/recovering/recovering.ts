import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Jobs } from '../../../process/jobs.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import { refreshMember, settleRecovery } from '../job-kinds.ts';
import { readFailedCharges, type FailedCharge } from '../members/failed-charges.ts';
import { readCurrency } from '../members/reading-zuora.ts';
import type { MemberRepository } from '../members/repository.ts';
import { createExecution } from '../orders/execution.ts';
import { createFollowing, settleAfterSeconds } from '../orders/following.ts';
import type { OrderSettling } from '../orders/written-order.ts';
import { createReplacementRepository, type Replacement } from '../payment-replacements/repository.ts';
import type { BillingTables } from '../tables.ts';
import { paymentBody } from '../zuora/payment-body.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { createPayingInvoices } from './paying-invoices.ts';
import type { RecoveryPayment, RecoveryRepository } from './repository.ts';

/** What a renewal that failed still costs, and where it is paid. */
interface Due {
  accountId: string;
  charge: FailedCharge;
}

/** Has a new payment method charged with what a renewal failed to charge, once. */
export function createRecovering(parts: {
  db: Kysely<BillingTables>;
  zuora: Pick<Zuora, 'accountSummary' | 'payInvoice' | 'paymentsOf'>;
  recoveries: RecoveryRepository;
  members: Pick<MemberRepository, 'subscriptionsOf'>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { db, zuora, recoveries, members, jobs, clock, log } = parts;

  async function current(id: string): Promise<RecoveryPayment> {
    const recovery = await recoveries.find(id);
    if (recovery === undefined) throw new Error(`Payment ${id} is gone.`);
    return recovery;
  }

  /** Either end is seen by the next reading of the account, which sends the receipt. */
  async function settle(
    { id, userId }: RecoveryPayment,
    outcome: Parameters<RecoveryRepository['close']>[2],
  ): Promise<RecoveryPayment> {
    await db.transaction().execute(async (trx) => {
      if ((await recoveries.close(trx, id, outcome)) === undefined) return;
      await jobs.enqueue(trx, refreshMember, { userId });
    });
    return current(id);
  }
  const settling: OrderSettling<RecoveryPayment> = {
    succeed: (recovery) => settle(recovery, { state: 'succeeded' }),
    refuse: (recovery, refusal) => settle(recovery, { state: 'refused', refusal }),
  };

  const execution = createExecution({
    zuora: createPayingInvoices({ zuora, recoveries }),
    orders: recoveries,
    settling,
    log,
  });
  const { working, follow, resolve } = createFollowing({ orders: recoveries, resume: execution.resume });

  /**
   * What is due in the account of a replacement, as the billing company says now; undefined where that is not what its owner
   * was told, and `unknown` where it does not answer. What is due for a subscription that has ended is not collected.
   */
  async function dueFor({
    userId,
    accountNumber,
    collect,
  }: Replacement): Promise<Due | undefined | 'unknown'> {
    if (collect === null) return undefined;
    const summary = await zuora.accountSummary(accountNumber);
    if (!summary.ok) return certaintyOf(summary) === 'refused' ? undefined : 'unknown';
    const accountId = summary.body.basicInfo.id;
    const currency = readCurrency(summary.body);
    if (!accountId || currency === undefined) return undefined;
    const [charge, ...others] = readFailedCharges(summary.body, currency);
    if (charge === undefined || others.length > 0) return undefined;
    const { amount } = charge;
    if (amount.amount !== collect.amount || amount.currency !== collect.currency) return undefined;
    const subscription = (await members.subscriptionsOf(userId)).find(
      ({ externalId }) => externalId === charge.subscriptionNumber,
    );
    const { endsOn } = subscription ?? {};
    return endsOn && endsOn <= dayOf(clock.now()) ? undefined : { accountId, charge };
  }

  return {
    /**
     * Closes a replacement that was made, with the payment that its owner agreed to, and makes that payment. Undefined where
     * the billing company does not say what is due: the replacement stays open.
     */
    close: async (replacement: Replacement, until: number): Promise<Replacement | undefined> => {
      const { id, userId, accountNumber, paymentMethodId } = replacement;
      const due = await dueFor(replacement);
      if (due === 'unknown') return undefined;
      const written = await db.transaction().execute(async (trx) => {
        await createReplacementRepository(trx).close(id, { state: 'succeeded' });
        if (due === undefined) return undefined;
        const { accountId, charge } = due;
        const { amount, invoiceNumber, subscriptionNumber } = charge;
        const today = dayOf(clock.now());
        const begun = await recoveries.begin(trx, {
          ...{ userId, replacementId: id, accountNumber, subscriptionNumber, amount },
          bodyFor: (orderNumber) =>
            paymentBody({ accountId, paymentMethodId, invoiceNumber, amount }, { orderNumber, today }),
        });
        if (begun === undefined) return undefined;
        await jobs.enqueue(trx, settleRecovery, { recoveryId: begun.id }, { startAfter: settleAfterSeconds });
        return begun;
      });
      if (written !== undefined) await working(written, () => execution.send(written, until));
      return { ...replacement, state: 'succeeded' };
    },

    /** The payment that goes with a replacement, waited for. */
    followOf: async (
      { id }: Pick<Replacement, 'id'>,
      until: number,
    ): Promise<RecoveryPayment | undefined> => {
      const recovery = await recoveries.ofReplacement(id);
      return recovery === undefined ? undefined : follow(recovery, until);
    },

    /** Waits for a payment of a user that is under way. */
    followOpenOf: async (userId: string, until: number): Promise<void> => {
      const open = await recoveries.openOf(userId);
      if (open !== undefined) await follow(open, until);
    },

    ofReplacement: recoveries.ofReplacement,
    resolve,
  };
}

export type Recovering = ReturnType<typeof createRecovering>;
