import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { dayOf, type Day } from '../../../domain/days.ts';
import { minorUnits, type Money } from '../../../domain/money.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Jobs } from '../../../process/jobs.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import { refreshMember, settleMonth } from '../job-kinds.ts';
import type { Refresh } from '../members/refreshing.ts';
import type { MemberRepository } from '../members/repository.ts';
import { createExecution } from '../orders/execution.ts';
import { createFollowing, settleAfterSeconds, timeoutMs } from '../orders/following.ts';
import { createSharing } from '../orders/sharing.ts';
import type { OrderSettling } from '../orders/written-order.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import { creditOrderBody, type CreditContent } from '../zuora/credit-body.ts';
import type { PreviewAnswer } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { planToCredit } from './plan-to-credit.ts';
import type { CreditRepository, MonthCredit } from './repository.ts';

/**
 * What became of a month. `noPlan`: there is none that it can be taken off now. `unclear`: the billing company has not
 * answered, or has said no; it is asked again with the same key.
 */
export type GivenMonth = { outcome: 'given'; amount: Money } | { outcome: 'noPlan' | 'unclear' };

/** What an order is about to credit. */
interface Drawn {
  content: CreditContent;
  /** With its tax. */
  amount: Money;
  today: Day;
}

/** Credits months to members, once for each key. */
export function createCredits(parts: {
  db: Kysely<BillingTables>;
  zuora: Pick<Zuora, 'placeOrder' | 'order' | 'previewCredit'>;
  credits: CreditRepository;
  members: Pick<MemberRepository, 'subscriptionsOf' | 'accountsOf' | 'failedChargeOf'>;
  refresh: Refresh;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Pick<Clock, 'now'>;
  lockAgainstDeletion: BillingPorts['lockAgainstDeletion'];
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { db, zuora, credits, members, refresh, jobs, clock, lockAgainstDeletion, log } = parts;
  const share = createSharing<GivenMonth>();

  async function settle(
    { id, userId }: MonthCredit,
    outcome: Parameters<CreditRepository['close']>[2],
  ): Promise<MonthCredit> {
    await db.transaction().execute(async (trx) => {
      if ((await credits.close(trx, id, outcome)) === undefined) return;
      await jobs.enqueue(trx, refreshMember, { userId });
    });
    const closed = await credits.find(id);
    if (closed === undefined) throw new Error(`Month ${id} is gone.`);
    return closed;
  }
  const settling: OrderSettling<MonthCredit> = {
    succeed: (credit) => settle(credit, { state: 'succeeded' }),
    refuse: (credit, refusal) => settle(credit, { state: 'refused', refusal }),
  };
  const execution = createExecution({ zuora, orders: credits, settling, log });
  const { working, follow, resolve } = createFollowing({ orders: credits, resume: execution.resume });

  /** What a month comes to, as the billing company says now. */
  async function draw(userId: string): Promise<Drawn | 'noPlan' | 'unclear'> {
    const refreshed = await refresh(userId, { announce: true });
    if (!refreshed.ok) return 'unclear';
    const today = dayOf(clock.now());
    const content = planToCredit({
      subscriptions: await members.subscriptionsOf(userId),
      accounts: await members.accountsOf(userId),
      failed: await members.failedChargeOf(userId),
      today,
    });
    if (content === undefined) return 'noPlan';
    const preview = await zuora.previewCredit(content, today);
    if (!preview.ok) return certaintyOf(preview) === 'refused' ? 'noPlan' : 'unclear';
    const amount = creditIn(preview.body, content);
    return amount === undefined ? 'unclear' : { content, amount, today };
  }

  /**
   * Writes the order down with the job that settles it: from then on it may have left, whatever happens to this process.
   * Undefined where there is one of this key.
   */
  async function writeDown(
    { userId, key }: Pick<MonthCredit, 'userId' | 'key'>,
    { content, amount, today }: Drawn,
  ): Promise<MonthCredit | 'noAccount' | undefined> {
    const { accountNumber, subscriptionNumber } = content;
    return db.transaction().execute(async (trx) => {
      if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return 'noAccount';
      const begun = await credits.begin(trx, {
        ...{ userId, key, accountNumber, subscriptionNumber, amount },
        bodyFor: (orderNumber) => creditOrderBody(content, orderNumber, today),
      });
      if (begun === undefined) return undefined;
      await jobs.enqueue(trx, settleMonth, { creditId: begun.id }, { startAfter: settleAfterSeconds });
      return begun;
    });
  }

  /** Waits for the month of a key that another worker has written down. */
  async function followKnown(userId: string, key: string, until: number): Promise<GivenMonth> {
    const credit = await credits.byKey(key);
    if (credit?.userId !== userId) throw new Error(`The key ${key} is that of another member's month.`);
    return outcomeOf(await follow(credit, until));
  }

  async function give(userId: string, key: string): Promise<GivenMonth> {
    const until = Date.now() + timeoutMs;
    const before = await credits.byKey(key);
    if (before !== undefined && before.state !== 'refused') return followKnown(userId, key, until);
    const drawn = await draw(userId);
    if (typeof drawn === 'string') return { outcome: drawn };
    const written = await writeDown({ userId, key }, drawn);
    if (written === 'noAccount') return { outcome: 'noPlan' };
    if (written === undefined) return followKnown(userId, key, until);
    const ended = await working(written, () => execution.send(written, until));
    // A job does it where the billing company does not answer.
    if (ended.state === 'succeeded') await refresh(userId, { announce: true });
    return outcomeOf(ended);
  }

  return {
    /** Credits one month of the member's plan, once for each key, however often it is asked for. */
    giveMonth: (userId: string, key: string): Promise<GivenMonth> =>
      share(`${userId} ${key}`, () => give(userId, key)),

    resolve,
  };
}

export type Credits = ReturnType<typeof createCredits>;

function outcomeOf({ state, amount }: MonthCredit): GivenMonth {
  return state === 'succeeded' ? { outcome: 'given', amount } : { outcome: 'unclear' };
}

/** What a preview credits, with its tax; undefined where the order would bill anything else with it. */
function creditIn(
  { previewResult: { invoices } }: PreviewAnswer,
  { worth: { currency } }: CreditContent,
): Money | undefined {
  const items = invoices.flatMap(({ invoiceItems }) => invoiceItems);
  if (items.length === 0 || items.some(({ amountWithoutTax }) => amountWithoutTax >= 0)) return undefined;
  const total = items.reduce((sum, { amountWithoutTax, taxAmount }) => sum + amountWithoutTax + taxAmount, 0);
  return minorUnits(-total, currency);
}
