import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import type { BillingTables } from '../tables.ts';
import { dayOf, type Day } from '../../../domain/days.ts';
import { minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentShown } from '../payment-methods.ts';
import type { ReturnVoucher } from '../purchases/returning-vouchers.ts';
import type { BillingAddress } from '../zuora/order-body.ts';
import type { AccountSummary, WireSubscription } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';
import {
  defaultMethodExpired,
  readAddress,
  readCard,
  readCredit,
  readCurrency,
  readDebt,
  readLastMonth,
  readMethod,
  readPayments,
  readSubscription,
  renewalContent,
  type ReadSubscription,
} from './reading-zuora.ts';
import { createAnnouncing } from './announcing.ts';
import { readCreditUsed, type CreditUsed } from './credit-used.ts';
import { readAccount } from './reading-account.ts';
import {
  nextTryOf,
  readFailedCharges,
  readRetryRule,
  type FailedCharge,
  type RetryRule,
} from './failed-charges.ts';
import type {
  KnownFailedCharge,
  MemberRepository,
  ReportedSubscription,
  Subscription,
} from './repository.ts';

/** One of a user's accounts with the billing company. */
export interface BillingAccount {
  number: string;
  currency: Currency;
  /** Where it is billed. */
  country: string;
  paymentMethodExpired: boolean;
  /** What its renewals are charged to. */
  paidWith?: PaymentShown;
  /** The last month of the card, as `2029-08`. */
  cardValidUntil?: string;
  /** What could not be charged and is tried again. */
  due?: Money;
  /** What it has to its credit, which pays for its next charges. */
  credit?: Money;
  /** What credit has paid of its invoices. */
  creditUsed?: readonly CreditUsed[];
  /** When it was tried last. */
  failedOn?: Day;
  /** When it is tried again, where the billing company says so. */
  nextTryOn?: Day;
  /** That is the last time. */
  lastTry?: true;
  /** What a new payment method may be charged with at once: what is left of the one renewal that failed. */
  collectable?: Money;
}

/** A user's accounts as the billing company reports them, or that it gave no clear answer. */
export type Refreshed = { ok: true; accounts: readonly BillingAccount[] } | { ok: false };

/** The number of a user's account there; a second one, in another currency, has the currency in its number. */
export function accountNumberOf(userId: string, currency?: Currency): string {
  return currency === undefined ? `A-${userId}` : `A-${userId}-${currency}`;
}

/** The account that an order in a currency stands in: one that is there, or the number of a new one. */
export function accountFor(
  accounts: readonly Pick<BillingAccount, 'number' | 'currency'>[],
  userId: string,
  currency: Currency,
): { number: string; exists: boolean } {
  const known = accounts.find((each) => each.currency === currency);
  if (known !== undefined) return { number: known.number, exists: true };
  return { number: accountNumberOf(userId, accounts.length === 0 ? undefined : currency), exists: false };
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
  ports: Pick<BillingPorts, 'personOf' | 'mail' | 'afterReading'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  returnVoucher: ReturnVoucher;
}) {
  const { db, zuora, members, clock, ports } = parts;
  const announceChanges = createAnnouncing(parts);

  async function comingCharges(
    read: ReadSubscription,
    known: Subscription | undefined,
    account: { currency: Currency; address: BillingAddress },
  ): Promise<Pick<Subscription, 'nextCharge' | 'afterDiscount'>> {
    const { nextChargeOn, discount } = read;
    if (nextChargeOn === null) return { nextCharge: null, afterDiscount: null };
    if (known !== undefined && chargesTheSame(known, read) && isComplete(known, discount)) return known;
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

  /** How what failed is tried again; read where something did. */
  async function retryRuleOf({ basicInfo }: AccountSummary): Promise<RetryRule | undefined> {
    const id = basicInfo.defaultPaymentMethod?.id;
    const method = id === undefined ? undefined : await zuora.paymentMethod(id);
    return method?.ok === true ? readRetryRule(method.body) : undefined;
  }

  /** The charges that failed of subscriptions that go on, and the next try of the earliest. */
  async function refreshAccount(
    userId: string,
    { reading, summary, subscriptions: wires }: Reading,
    announce: boolean,
  ): Promise<FailedCharges> {
    const currency = readCurrency(summary);
    if (currency === undefined) return { charges: [] };
    const number = summary.basicInfo.accountNumber;
    const address = readAddress(summary);
    const known = await members.subscriptionsOf(userId);
    const before = await members.addressOf(number);
    const moved = before !== undefined && !isDeepStrictEqual(before, address);
    const subscriptions: ReportedSubscription[] = [];
    for (const wire of wires) {
      const { discount, ...read } = readSubscription(wire, dayOf(clock.now()));
      const kept = known.find(({ externalId }) => externalId === read.externalId);
      const discounted = discount === undefined ? read : { ...read, discount };
      // Tax is that of the address.
      const { nextCharge, afterDiscount } = await comingCharges(discounted, moved ? undefined : kept, {
        currency,
        address,
      });
      subscriptions.push({
        ...read,
        userId,
        source: 'zuora',
        accountNumber: number,
        nextCharge,
        afterDiscount,
      });
    }
    const account = {
      ...{ accountNumber: number, userId, currency, reading },
      country: address.country,
      address,
      card: readCard(summary),
      credit: readCredit(summary, currency),
    };
    const payments = readPayments(summary, userId, currency);
    const today = dayOf(clock.now());
    const charges = readFailedCharges(summary, currency).filter(({ subscriptionNumber }) =>
      subscriptions.some(
        ({ externalId, endsOn }) => externalId === subscriptionNumber && (!endsOn || endsOn > today),
      ),
    );
    const rule = charges.length === 0 ? undefined : await retryRuleOf(summary);
    const failed = failedChargeOf(charges, rule);
    const holder = announce ? await ports.personOf(userId) : undefined;
    await db.transaction().execute(async (trx) => {
      const { newPayments, latest } = await members.keep({ account, subscriptions, payments, trx });
      if (latest) {
        await members.noteFailedCharge(trx, { accountNumber: number, userId }, failed);
        await ports.afterReading(trx.$pickTables<never>(), userId);
      }
      if (holder === undefined) return;
      const person = { ...holder, country: address.country };
      const read = { summary, currency, known, subscriptions, payments, newPayments, latest, rule };
      await announceChanges(trx, { person, ...read });
    });
    return { charges, ...(failed !== undefined && { failed }) };
  }

  return async function refresh(userId: string, { announce }: { announce: boolean }): Promise<Refreshed> {
    const known = await members.accountsOf(userId);
    const numbers = new Set([accountNumberOf(userId), ...known.map(({ accountNumber }) => accountNumber)]);
    const accounts: BillingAccount[] = [];
    for (const number of numbers) {
      // Before anything is read: what is read later may be newer.
      const reading = await members.nextReading();
      const account = await readAccount(zuora, number);
      // Nothing was ever bought in an account that is not there.
      if (account.status === 'none') continue;
      if (account.status === 'unclear') return { ok: false };
      const { summary, subscriptions } = account;
      const failing = await refreshAccount(userId, { reading, summary, subscriptions }, announce);
      const currency = readCurrency(summary);
      const paymentMethodExpired = defaultMethodExpired(summary, dayOf(clock.now()));
      if (currency === undefined) continue;
      const paidWith = readMethod(summary);
      const cardValidUntil = readLastMonth(summary);
      const due = readDebt(summary, currency);
      const credit = readCredit(summary, currency);
      const { charges, failed } = failing;
      const [charge] = charges;
      accounts.push({
        number,
        currency,
        country: readAddress(summary).country,
        paymentMethodExpired,
        ...(paidWith !== undefined && { paidWith }),
        ...(cardValidUntil !== undefined && { cardValidUntil }),
        ...(due !== undefined && { due }),
        ...(credit !== null && { credit }),
        creditUsed: readCreditUsed(summary, currency),
        ...(due !== undefined && failed !== undefined && { failedOn: failed.failedOn }),
        ...(failed?.nextTryOn && { nextTryOn: failed.nextTryOn }),
        ...(failed?.lastTry && { lastTry: true as const }),
        ...(charge !== undefined && charges.length === 1 && { collectable: charge.amount }),
      });
    }
    return { ok: true, accounts };
  };
}

export type Refresh = ReturnType<typeof createRefreshing>;

/** What failed in an account, each charge and as one. */
interface FailedCharges {
  charges: readonly FailedCharge[];
  failed?: KnownFailedCharge;
}

/** What an account was read to be, and when in the order of readings. */
interface Reading {
  reading: string;
  summary: AccountSummary;
  subscriptions: readonly WireSubscription[];
}

/** Charges that failed as they are told of: their sum, the last day of a try, and the next one. */
function failedChargeOf(
  charges: readonly FailedCharge[],
  rule: RetryRule | undefined,
): KnownFailedCharge | undefined {
  const [first] = charges;
  if (first === undefined) return undefined;
  const amount = charges.reduce((sum, charge) => sum + charge.amount.amount, 0);
  const failedOn =
    charges
      .map(({ lastTriedOn }) => lastTriedOn)
      .toSorted()
      .at(-1) ?? first.lastTriedOn;
  const [next] = charges
    .flatMap((charge) => nextTryOf(charge, rule) ?? [])
    .toSorted((one, other) => one.on.localeCompare(other.on));
  return {
    amount: { ...first.amount, amount },
    failedOn,
    nextTryOn: next?.on ?? null,
    lastTry: next?.last ?? false,
  };
}

/** Whether the next charge is of the plan, on the day and with the discount that it was when its amount was read. */
function chargesTheSame(known: Subscription, read: ReadSubscription): boolean {
  const planCharged = (each: Pick<Subscription, 'planCode' | 'planned'>) =>
    each.planned?.plan ?? each.planCode;
  return (
    known.nextChargeOn === read.nextChargeOn &&
    planCharged(known) === planCharged(read) &&
    known.discountEndsOn === read.discountEndsOn
  );
}

/** Whether the amounts of a subscription are known: that of the next charge, and that after a discount. */
function isComplete(
  { nextCharge, afterDiscount }: Subscription,
  discount: ReadSubscription['discount'],
): boolean {
  return nextCharge !== null && (discount?.endsOn === undefined || afterDiscount !== null);
}
