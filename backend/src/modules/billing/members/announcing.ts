import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import { dayOf, type Day } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import type { BillingPorts, FailedPayment } from '../ports.ts';
import type { ReturnVoucher } from '../purchases/returning-vouchers.ts';
import type { BillingTables } from '../tables.ts';
import type { AccountSummary } from '../zuora/wire.ts';
import { newCancellations, type Cancellation } from './cancellations.ts';
import {
  nextTryOf,
  readFailedCharges,
  readGivenUpCharges,
  type FailedCharge,
  type RetryRule,
} from './failed-charges.ts';
import { createMemberMails, type BilledPerson } from './member-mails.ts';
import { readReceipt } from './reading-receipts.ts';
import { readMethod } from './reading-zuora.ts';
import type { Payment, ReportedSubscription, Subscription } from './repository.ts';

/** What the billing company reports of an account, beside what was known of its holder before. */
interface RefreshedAccount {
  person: BilledPerson;
  summary: AccountSummary;
  currency: Currency;
  known: readonly Subscription[];
  subscriptions: readonly ReportedSubscription[];
  payments: readonly Payment[];
  newPayments: readonly Payment[];
  /** Whether no reading was kept that was begun later. Of all but payments, that one tells. */
  latest: boolean;
  /** How what failed is tried again, where that is known. */
  rule: RetryRule | undefined;
}

/** Sends the mails about what changed in an account: cancellations, failed charges and receipts. */
export function createAnnouncing({
  clock,
  ports,
  log,
  returnVoucher,
}: {
  clock: Clock;
  ports: Pick<BillingPorts, 'mail'>;
  returnVoucher: ReturnVoucher;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const mails = createMemberMails(ports.mail);

  /** Whether a payment ended free days without a reminder, since the clock jumped over its days or no process ran. */
  function missedReminder(payment: Payment, payments: readonly Payment[], known: readonly Subscription[]) {
    const { subscriptionNumber, paidOn } = payment;
    const earlier = payments.filter((each) => each.paidOn < paidOn);
    const subscription = unremindedTrial(subscriptionNumber, earlier, known);
    if (subscription === undefined) return false;
    log.warn({ subscription: subscription.id, paidOn }, 'free days ended without their reminder');
    return true;
  }

  /** What the account says of plans that end and of charges that failed, which a later reading may say otherwise. */
  async function announceStanding(
    trx: Transaction<BillingTables>,
    { person, summary, currency, known, subscriptions, payments, rule }: RefreshedAccount,
  ): Promise<void> {
    const failures = readFailedCharges(summary, currency);
    const givenUp = [...failures, ...readGivenUpCharges(summary, currency)];
    const failureOf = (ended: { externalId: string; endsOn: Day }) => {
      const failed = givenUp.find((failure) => isEndedBy(failure, ended));
      return failed && reportedFailure(failed, payments, known);
    };
    const today = dayOf(clock.now());
    const refunded = await refundedOf(trx, known);
    for (const cancellation of newCancellations(known, subscriptions, { today, failureOf })) {
      // These have a mail of their own.
      if (refunded.has(cancellation.id)) continue;
      await mails.confirmCancellation(trx, person, cancellation);
      const ended = known.find(({ id }) => id === cancellation.id);
      if (ended !== undefined && neverCharged(cancellation, ended, givenUp)) {
        await returnVoucher(trx, ended.externalId);
      }
    }
    const paidWith = readMethod(summary);
    for (const failed of failures) {
      const charged = subscriptions.find(({ externalId }) => externalId === failed.subscriptionNumber);
      const endsOn = charged?.endsOn ?? null;
      if (charged === undefined || (endsOn !== null && endsOn <= today)) continue;
      const nextTry = nextTryOf(failed, rule);
      await mails.tellFailure(trx, person, {
        invoiceNumber: failed.invoiceNumber,
        plan: charged.planCode,
        ...reportedFailure(failed, payments, known),
        ...(nextTry !== undefined && { nextTryOn: nextTry.on }),
        ...(nextTry?.last === true && { lastTry: true as const }),
        ...(paidWith !== undefined && { paidWith }),
      });
    }
  }

  return async function announceChanges(
    trx: Transaction<BillingTables>,
    refreshed: RefreshedAccount,
  ): Promise<void> {
    const { person, summary, currency, known, subscriptions, payments, newPayments, latest } = refreshed;
    if (latest) await announceStanding(trx, refreshed);
    for (const payment of newPayments) {
      const facts = readReceipt(summary, payment, {
        ...planPaidBy(payment, subscriptions),
        payments,
        currency,
      });
      const missed = missedReminder(payment, payments, known);
      await mails.receipt(trx, person, missed ? { ...facts, reminderMissed: true } : facts);
    }
  };
}

/**
 * Whether a subscription ends before it was charged: before its first charge, or since that one failed. A later charge that
 * fails ends one whose discount was used, also where all charges before it came to nothing.
 */
function neverCharged(
  { cancelled: { kind }, endsOn }: Cancellation,
  { externalId, firstChargeOn }: Subscription,
  givenUp: readonly FailedCharge[],
): boolean {
  if (kind !== 'unpaid') return kind !== 'paid';
  const failed = givenUp.find((failure) => isEndedBy(failure, { externalId, endsOn }));
  return failed !== undefined && failed.invoicedOn <= firstChargeOn;
}

/** Which subscriptions end by a refund or a withdrawal that was ordered, whether its outcome is known yet or not. */
async function refundedOf(
  trx: Transaction<BillingTables>,
  known: readonly Subscription[],
): Promise<ReadonlySet<string>> {
  if (known.length === 0) return new Set();
  const refunds = await trx
    .selectFrom('subscriptionChanges')
    .select('subscriptionId')
    .where('userId', 'in', [...new Set(known.map(({ userId }) => userId))])
    .where('kind', 'in', ['refund', 'withdraw'])
    .where('state', 'in', ['ordering', 'unknown', 'succeeded'])
    .execute();
  return new Set(refunds.map(({ subscriptionId }) => subscriptionId));
}

/** Whether a subscription ended with the last try of a charge, rather than on a day after it, as when it was cancelled. */
function isEndedBy(
  { subscriptionNumber, lastTriedOn }: FailedCharge,
  { externalId, endsOn }: { externalId: string; endsOn: Day },
): boolean {
  return subscriptionNumber === externalId && endsOn <= lastTriedOn;
}

/** The facts of the mail about a failed charge: its amount, and whether it ends free days without a reminder. */
function reportedFailure(
  { subscriptionNumber, amount }: FailedCharge,
  payments: readonly Payment[],
  known: readonly Subscription[],
): FailedPayment {
  const unreminded = unremindedTrial(subscriptionNumber, payments, known) !== undefined;
  return { amount, ...(unreminded && { reminderMissed: true }) };
}

/** The subscription of this number, if its free days ended without a reminder and none of these payments is for it. */
function unremindedTrial(
  subscriptionNumber: string | null,
  payments: readonly Payment[],
  known: readonly Subscription[],
): Subscription | undefined {
  if (payments.some((payment) => payment.subscriptionNumber === subscriptionNumber)) return undefined;
  return known.find(
    ({ externalId, startsOn, firstChargeOn, remindedOn }) =>
      externalId === subscriptionNumber && firstChargeOn > startsOn && remindedOn === null,
  );
}

function planPaidBy(
  { subscriptionNumber }: Payment,
  subscriptions: readonly ReportedSubscription[],
): { plan: PlanCode; planSince?: Day } {
  const paid = subscriptions.find(({ externalId }) => externalId === subscriptionNumber);
  const { planCode: plan = 'UNKNOWN', planSince } = paid ?? {};
  return { plan, ...(planSince && { planSince }) };
}
