import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { SharedTransaction } from '../../database/database.ts';
import type { Clock } from '../../process/clock.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import { TryLater } from '../../process/jobs.ts';
import type { Cancelled } from './cancelling.ts';
import { createChangeRepository, type ChangeRepository } from './changes/repository.ts';
import { createCreditRepository, type CreditRepository } from './credits/repository.ts';
import { standingOf } from './eligibility.ts';
import { createGiftOrderRepository, type GiftOrderRepository } from './gifts/repository.ts';
import type { Refresh } from './members/refreshing.ts';
import { createMemberRepository, type MemberRepository, type Subscription } from './members/repository.ts';
import {
  createReplacementRepository,
  type ReplacementRepository,
} from './payment-replacements/repository.ts';
import { createPurchaseRepository, type PurchaseRepository } from './purchases/repository.ts';
import { createRecoveryRepository, type RecoveryRepository } from './recovering/repository.ts';
import type { BillingTables } from './tables.ts';

/** What closing an account asks of billing. */
export function createClosing(parts: {
  members: MemberRepository;
  purchases: Pick<PurchaseRepository, 'openOf' | 'hasAny'>;
  changes: Pick<ChangeRepository, 'openOf'>;
  gifts: Pick<GiftOrderRepository, 'openOf' | 'hasAny'>;
  replacements: Pick<ReplacementRepository, 'openOf'>;
  recoveries: Pick<RecoveryRepository, 'openOf'>;
  credits: Pick<CreditRepository, 'openOf'>;
  refresh: Refresh;
  cancel: (subscriptionId: string, userId: string) => Promise<Cancelled>;
  clock: Clock;
  invoiceYears: Config['invoiceYears'];
}) {
  const { members, purchases, changes, gifts, replacements, recoveries, credits, refresh, cancel } = parts;
  const { clock, invoiceYears } = parts;

  const renewalsOf = async (userId: string) => (await members.subscriptionsOf(userId)).filter(renews);

  /** The years of the account's countries, or of all others where none is known. */
  async function yearsFor(userId: string): Promise<number> {
    const years = (await members.accountsOf(userId)).flatMap(({ country }) => {
      return country === null ? [] : [invoiceYears.byCountry[country] ?? invoiceYears.others];
    });
    return years.length === 0 ? invoiceYears.others : Math.max(...years);
  }

  return {
    /** What a subscription means for the deletion of its owner's account. Read in a transaction where one is given. */
    subscriptionOf: async (userId: string, trx?: SharedTransaction) => {
      const read =
        trx === undefined
          ? { members, purchases, changes, gifts, replacements, recoveries, credits }
          : readIn(trx.$extendTables<BillingTables>());
      // The purchase first: what it became is written with its end.
      if ((await read.purchases.openOf(userId)) !== undefined) return { status: 'purchaseOpen' } as const;
      if ((await read.changes.openOf(userId)) !== undefined) return { status: 'purchaseOpen' } as const;
      if ((await read.gifts.openOf(userId)) !== undefined) return { status: 'purchaseOpen' } as const;
      if ((await read.replacements.openOf(userId)) !== undefined) return { status: 'purchaseOpen' } as const;
      if ((await read.recoveries.openOf(userId)) !== undefined) return { status: 'purchaseOpen' } as const;
      if ((await read.credits.openOf(userId)) !== undefined) return { status: 'purchaseOpen' } as const;
      const subscriptions = await read.members.subscriptionsOf(userId);
      if (subscriptions.some(renews)) return { status: 'renews' } as const;
      const today = dayOf(clock.now());
      const current = subscriptions.filter((each) => {
        return ['renewing', 'ending', 'queued'].includes(standingOf(each, today));
      });
      if (current.some(({ source, endsOn }) => source !== 'zuora' && endsOn === null)) {
        return { status: 'billedElsewhere' } as const;
      }
      const endsOn = current
        .flatMap((each) => each.endsOn ?? [])
        .toSorted()
        .at(-1);
      return endsOn === undefined ? ({ status: 'none' } as const) : ({ status: 'ends', endsOn } as const);
    },

    /**
     * Ends what would be charged again, with what is paid for: the help desk may have let a subscription go on
     * since its owner asked to delete the account. Throws `TryLater` while that is not sure.
     */
    endRenewals: async (userId: string): Promise<void> => {
      if ((await purchases.openOf(userId)) !== undefined)
        throw new TryLater('A purchase is not settled yet.');
      if ((await changes.openOf(userId)) !== undefined)
        throw new TryLater('A change of a subscription is not settled yet.');
      if ((await gifts.openOf(userId)) !== undefined) throw new TryLater('A gift is not settled yet.');
      if ((await replacements.openOf(userId)) !== undefined)
        throw new TryLater('A payment method is still being replaced.');
      if ((await recoveries.openOf(userId)) !== undefined)
        throw new TryLater('A payment is not settled yet.');
      if ((await credits.openOf(userId)) !== undefined) throw new TryLater('A month is not credited yet.');
      const known = await members.accountsOf(userId);
      if (known.length === 0 && !(await purchases.hasAny(userId))) return;
      const refreshed = await refresh(userId, { announce: true });
      if (!refreshed.ok) throw new TryLater('The billing company does not answer.');
      for (const { id } of await renewalsOf(userId)) {
        const cancelled = await cancel(id, userId);
        if (!cancelled.ok) throw new TryLater('A subscription could not be cancelled.');
      }
    },

    /** For how many years the law has us keep a user's payments. Undefined where nothing was ordered. */
    paymentYearsOf: async (userId: string): Promise<number | undefined> =>
      (await purchases.hasAny(userId)) ||
      (await gifts.hasAny(userId)) ||
      (await members.accountsOf(userId)).length > 0
        ? yearsFor(userId)
        : undefined,

    /** The last day on which a user's payments are kept. The years begin with the end of the one that is closed in. */
    paymentsKeptUntil: async (userId: string, closedOn: Day): Promise<Day> =>
      `${Number(closedOn.slice(0, 4)) + (await yearsFor(userId))}-12-31`,
  };
}

function renews({ source, endsOn }: Pick<Subscription, 'source' | 'endsOn'>): boolean {
  return source === 'zuora' && endsOn === null;
}

function readIn(trx: Transaction<BillingTables>) {
  return {
    members: createMemberRepository(trx),
    purchases: createPurchaseRepository(trx),
    changes: createChangeRepository(trx),
    gifts: createGiftOrderRepository(trx),
    replacements: createReplacementRepository(trx),
    recoveries: createRecoveryRepository(trx),
    credits: createCreditRepository(trx),
  };
}
