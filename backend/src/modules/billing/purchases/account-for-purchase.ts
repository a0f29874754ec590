import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { TryLater, type Jobs } from '../../../process/jobs.ts';
import { certaintyOf, explain } from '../gateway-outcome.ts';
import { refreshMember, restoreAccount } from '../job-kinds.ts';
import { readAddress } from '../members/reading-zuora.ts';
import { createReplacementRepository } from '../payment-replacements/repository.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { openStates, type BeforePurchase, type BillingTables } from '../tables.ts';
import type { BillingAddress } from '../zuora/order-body.ts';
import type { AccountSummary } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { paymentReferenceUnknown } from './refusals.ts';
import { createPurchaseRepository } from './repository.ts';

/** What a purchase is taxed at and charged to. */
interface PurchaseTerms {
  address: BillingAddress;
  paymentMethodId: string;
}

/**
 * Has an account charged as its purchase says. An order is taxed at its account's address, so the account is changed before the
 * order leaves. What it was before is written down first: if the purchase is refused, a job puts it back, since the plan that
 * the account pays for already goes on as it was.
 */
export function createAccountForPurchase({
  db,
  zuora,
  jobs,
  log,
}: {
  db: Kysely<BillingTables>;
  zuora: Pick<Zuora, 'accountSummary' | 'changeAccount'>;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  /** One that begins later finds the purchase open, and leaves the account alone. */
  async function waitForRestoration(accountNumber: string): Promise<void> {
    await db.transaction().execute((trx) => lockedAccount(trx, accountNumber));
  }

  /** What an earlier purchase changed and nothing has put back yet stays what is put back. */
  async function writeStateBefore(accountNumber: string, before: BeforePurchase): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const kept = (await lockedAccount(trx, accountNumber))?.beforePurchase;
      const changedTo = [...(kept?.changedTo ?? []), ...before.changedTo];
      await trx
        .updateTable('billingAccounts')
        .set({ beforePurchase: { ...(kept ?? before), changedTo } })
        .where('accountNumber', '=', accountNumber)
        .execute();
    });
  }

  /** Puts back what can be. The payment method before may be gone: then its owner has to choose another one. */
  async function putBack(
    accountNumber: string,
    before: BeforePurchase,
    { basicInfo: { defaultPaymentMethod } }: AccountSummary,
  ): Promise<void> {
    const { address } = before;
    for (const change of [{ address, ...chargingBefore(before, defaultPaymentMethod?.id) }, { address }]) {
      const changed = await zuora.changeAccount(accountNumber, change);
      if (changed.ok) return;
      if (certaintyOf(changed) !== 'refused') throw new TryLater('The billing company does not answer.');
      log.error({ account: accountNumber, reason: explain(changed) }, 'an account could not be put back');
    }
  }

  return {
    /** Changes the account of a purchase that is open. */
    changeFor: async (
      accountNumber: string,
      { address, paymentMethodId }: PurchaseTerms,
    ): Promise<Refusal | undefined> => {
      await waitForRestoration(accountNumber);
      const read = await zuora.accountSummary(accountNumber);
      if (!read.ok) return billingUnavailable;
      const { autoPay, defaultPaymentMethod } = read.body.basicInfo;
      await writeStateBefore(accountNumber, {
        address: readAddress(read.body),
        ...(defaultPaymentMethod && { paymentMethodId: defaultPaymentMethod.id }),
        autoPay: autoPay ?? defaultPaymentMethod?.id !== undefined,
        changedTo: [paymentMethodId],
      });
      // An account that was made for a voucher pays nothing by itself until it has a payment method.
      const changed = await zuora.changeAccount(accountNumber, { address, paymentMethodId, autoPay: true });
      if (changed.ok) return undefined;
      return certaintyOf(changed) === 'refused' ? paymentReferenceUnknown : billingUnavailable;
    },

    /** Puts an account back as it was before a purchase that was refused, unless another one is under way. */
    restore: (accountNumber: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const account = await lockedAccount(trx, accountNumber);
        if (!account?.beforePurchase) return;
        const { userId, beforePurchase } = account;
        // Not left to its end to ask again: it cannot, as long as this job runs.
        if ((await createPurchaseRepository(trx).openOf(userId)) !== undefined)
          throw new TryLater('A purchase is under way.');
        if ((await createReplacementRepository(trx).openOf(userId)) !== undefined)
          throw new TryLater('The payment method is being replaced.');
        const read = await zuora.accountSummary(accountNumber);
        if (!read.ok) throw new TryLater('The billing company does not answer.');
        await putBack(accountNumber, beforePurchase, read.body);
        await forgetStateBefore(trx, accountNumber);
        await jobs.enqueue(trx, refreshMember, { userId });
      }),

    /** Accounts that were changed for a purchase which is not open any more. */
    left: (): Promise<{ id: string }[]> =>
      db
        .selectFrom('billingAccounts')
        .select('accountNumber as id')
        .where('beforePurchase', 'is not', null)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('purchases')
                .select('purchases.id')
                .whereRef('purchases.userId', '=', 'billingAccounts.userId')
                .where('state', 'in', openStates),
            ),
          ),
        )
        .limit(200)
        .execute(),
  };
}

export type AccountForPurchase = ReturnType<typeof createAccountForPurchase>;

/** Forgets how an account was charged before a purchase. To be called in a transaction. */
export async function forgetStateBefore(
  trx: Transaction<BillingTables>,
  accountNumber: string,
): Promise<void> {
  await trx
    .updateTable('billingAccounts')
    .set({ beforePurchase: null })
    .where('accountNumber', '=', accountNumber)
    .execute();
}

/** Asks for a user's accounts to be put back that purchases without success have changed. To be called in a transaction. */
export async function enqueueRestorations(
  trx: Transaction<BillingTables>,
  jobs: Pick<Jobs, 'enqueue'>,
  userId: string,
): Promise<void> {
  const changed = await trx
    .selectFrom('billingAccounts')
    .select('accountNumber')
    .where('userId', '=', userId)
    .where('beforePurchase', 'is not', null)
    .execute();
  for (const { accountNumber } of changed) await jobs.enqueue(trx, restoreAccount, { accountNumber });
}

/** Nothing where its owner has put another payment method in place meanwhile. None can be taken off an account. */
function chargingBefore(
  { paymentMethodId, autoPay, changedTo }: BeforePurchase,
  charged: string | undefined,
): { paymentMethodId?: string; autoPay?: boolean } {
  if (charged === undefined || !changedTo.includes(charged)) return {};
  return { autoPay, ...(paymentMethodId !== undefined && { paymentMethodId }) };
}

function lockedAccount(trx: Transaction<BillingTables>, accountNumber: string) {
  return trx
    .selectFrom('billingAccounts')
    .select(['userId', 'beforePurchase'])
    .where('accountNumber', '=', accountNumber)
    .forUpdate()
    .executeTakeFirst();
}
