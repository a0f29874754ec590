import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import type { BillingTables } from '../tables.ts';
import { dayOf, type Day } from '../../../domain/days.ts';
import type { Currency, Money } from '../../../domain/money.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import type { BillingPorts, FailedPayment } from '../ports.ts';
import type { PaymentShown } from '../payment-methods.ts';
import { minorUnits } from '../quotes/drawing-offer.ts';
import type { BillingAddress } from '../zuora/order-body.ts';
import type { AccountSummary } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';
import {
  defaultMethodExpired,
  readAddress,
  readCurrency,
  readDebt,
  readMethod,
  readPayments,
  readSubscription,
  renewalContent,
  type ReadSubscription,
} from './reading-zuora.ts';
import { newCancellations } from './cancellations.ts';
import { readFailedCharges, type FailedCharge } from './failed-charges.ts';
import { createMemberMails } from './member-mails.ts';
import { readReceipt } from './reading-receipts.ts';
import type { MemberRepository, Payment, Subscription, ToldSubscription } from './repository.ts';

/** One of a user's accounts with the billing company. */
export interface BillingAccount {
  number: string;
  currency: Currency;
  /** Where it is billed. */
  country: string;
  paymentMethodExpired: boolean;
  /** What its renewals are charged to. */
  paidWith?: PaymentShown;
  /** What could not be charged and is tried again. */
  due?: Money;
}

/** A user's accounts as the billing company tells them, or that it gave no clear answer. */
export type Refreshed = { ok: true; accounts: readonly BillingAccount[] } | { ok: false };

/** The number of a user's account there; a second one, in another currency, has the currency in its number. */
export function accountNumberOf(userId: string, currency?: Currency): string {
  return currency === undefined ? `A-${userId}` : `A-${userId}-${currency}`;
}

/** Whose account a number names. */
export function userOfAccount(accountNumber: string): string | undefined {
  return /^A-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-[A-Z]{3})?$/.exec(accountNumber)?.[1];
}

/** Brings our copy of what people have up to what the billing company says. */
export function createRefreshing(parts: {
  db: Kysely<BillingTables>;
  zuora: Zuora;
  members: MemberRepository;
  clock: Clock;
  ports: Pick<BillingPorts, 'personOf' | 'mail'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { db, zuora, members, clock, ports, log } = parts;
  const mails = createMemberMails(ports.mail);

  async function comingCharges(
    read: ReadSubscription,
    known: Subscription | undefined,
    account: { currency: Currency; address: BillingAddress },
  ): Promise<Pick<Subscription, 'nextCharge' | 'afterDiscount'>> {
    const { nextChargeOn, discount } = read;
    if (nextChargeOn === null) return { nextCharge: null, afterDiscount: null };
    if (known?.nextChargeOn === nextChargeOn && isComplete(known, discount)) return known;
    const preview = await zuora.preview(
      renewalContent({ ...read, nextChargeOn }, account),
      dayOf(clock.now()),
    );
    const invoices = preview.ok ? preview.body.previewResult.invoices : [];
    const [first, ...later] = invoices
      .toSorted((one, other) => one.targetDate.localeCompare(other.targetDate))
      .map(({ targetDate: date, amount }) => ({ date, amount: minorUnits(amount, account.currency) }));
    const { endsOn } = discount ?? {};
    return {
      nextCharge: first?.amount ?? null,
      afterDiscount: later.find(({ date }) => endsOn !== undefined && date >= endsOn) ?? null,
    };
  }

  async function refreshAccount(
    userId: string,
    summary: AccountSummary,
    announce: boolean,
  ): Promise<boolean> {
    const currency = readCurrency(summary);
    if (currency === undefined) return true;
    const number = summary.basicInfo.accountNumber;
    const told = await zuora.subscriptions(number);
    if (!told.ok) return false;

    const address = readAddress(summary);
    const known = await members.subscriptionsOf(userId);
    const subscriptions: ToldSubscription[] = [];
    for (const wire of told.body.subscriptions) {
      const { discount, ...read } = readSubscription(wire);
      const kept = known.find(({ externalId }) => externalId === read.externalId);
      const reading = discount === undefined ? read : { ...read, discount };
      const { nextCharge, afterDiscount } = await comingCharges(reading, kept, {
        currency,
        address,
      });
      subscriptions.push({ ...read, userId, source: 'zuora', nextCharge, afterDiscount });
    }
    const account = { accountNumber: number, userId, currency };
    const payments = readPayments(summary, userId, currency);
    const holder = announce ? await ports.personOf(userId) : undefined;
    await db.transaction().execute(async (trx) => {
      const news = await members.keep({ account, subscriptions, payments, trx });
      if (holder === undefined) return;
      const person = { ...holder, country: address.country };
      const failures = readFailedCharges(summary, currency);
      const failureOf = (ended: { externalId: string; endsOn: Day }) => {
        const failed = failures.find((failure) => isEndedBy(failure, ended));
        return failed && toldFailure(failed, payments, known);
      };
      const today = dayOf(clock.now());
      for (const cancellation of newCancellations(known, subscriptions, { today, failureOf })) {
        await mails.confirmCancellation(trx, person, cancellation);
      }
      const paidWith = readMethod(summary);
      for (const failed of failures) {
        const charged = subscriptions.find(({ externalId }) => externalId === failed.subscriptionNumber);
        if (charged?.endsOn !== null) continue;
        await mails.tellFailure(trx, person, {
          invoiceNumber: failed.invoiceNumber,
          plan: charged.planCode,
          ...toldFailure(failed, payments, known),
          ...(paidWith !== undefined && { paidWith }),
        });
      }
      for (const payment of news) {
        const plan = planOf(payment, subscriptions);
        const facts = readReceipt(summary, payment, { plan, payments, currency });
        const missed = missedReminder(payment, payments, known);
        await mails.receipt(trx, person, missed ? { ...facts, reminderMissed: true } : facts);
      }
    });
    return true;
  }

  /** Whether a payment ended free days without a reminder, since the clock jumped over its days or no process ran. */
  function missedReminder(payment: Payment, payments: readonly Payment[], known: readonly Subscription[]) {
    const { subscriptionNumber, paidOn } = payment;
    const earlier = payments.filter((each) => each.paidOn < paidOn);
    const subscription = unremindedTrial(subscriptionNumber, earlier, known);
    if (subscription === undefined) return false;
    log.warn({ subscription: subscription.id, paidOn }, 'free days ended without their reminder');
    return true;
  }

  return async function refresh(userId: string, { announce }: { announce: boolean }): Promise<Refreshed> {
    const known = await members.accountsOf(userId);
    const numbers = new Set([accountNumberOf(userId), ...known.map(({ accountNumber }) => accountNumber)]);
    const accounts: BillingAccount[] = [];
    for (const number of numbers) {
      const summary = await zuora.accountSummary(number);
      if (!summary.ok) {
        // No account of this name: nothing was ever bought in it.
        if (certaintyOf(summary) === 'refused') continue;
        return { ok: false };
      }
      if (!(await refreshAccount(userId, summary.body, announce))) return { ok: false };
      const currency = readCurrency(summary.body);
      const paymentMethodExpired = defaultMethodExpired(summary.body, dayOf(clock.now()));
      if (currency === undefined) continue;
      const paidWith = readMethod(summary.body);
      const due = readDebt(summary.body, currency);
      accounts.push({
        number,
        currency,
        country: readAddress(summary.body).country,
        paymentMethodExpired,
        ...(paidWith !== undefined && { paidWith }),
        ...(due !== undefined && { due }),
      });
    }
    return { ok: true, accounts };
  };
}

export type Refresh = ReturnType<typeof createRefreshing>;

/** Whether the amounts of a subscription are known: that of the next charge, and that after a discount. */
function isComplete(
  { nextCharge, afterDiscount }: Subscription,
  discount: ReadSubscription['discount'],
): boolean {
  return nextCharge !== null && (discount?.endsOn === undefined || afterDiscount !== null);
}

/** Whether a subscription ended with the last try of a charge, rather than on a day after it, as when it was cancelled. */
function isEndedBy(
  { subscriptionNumber, lastTriedOn }: FailedCharge,
  { externalId, endsOn }: { externalId: string; endsOn: Day },
): boolean {
  return subscriptionNumber === externalId && endsOn <= lastTriedOn;
}

/** What is told of a failed charge: its amount, and whether it ends free days without a reminder. */
function toldFailure(
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

function planOf({ subscriptionNumber }: Payment, subscriptions: readonly ToldSubscription[]): PlanCode {
  return subscriptions.find(({ externalId }) => externalId === subscriptionNumber)?.planCode ?? 'UNKNOWN';
}
