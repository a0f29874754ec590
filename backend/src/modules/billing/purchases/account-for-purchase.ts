import type { Kysely, Transaction } from 'kysely';
import { TryLater, type Jobs } from '../../../process/jobs.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import { refreshMember, restoreAccount } from '../job-kinds.ts';
import { readAddress } from '../members/reading-zuora.ts';
import type { BeforePurchase, BillingTables } from '../tables.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { BillingAddress } from '../zuora/order-body.ts';
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
}: {
  db: Kysely<BillingTables>;
  zuora: Pick<Zuora, 'accountSummary' | 'changeAccount'>;
  jobs: Pick<Jobs, 'enqueue'>;
}) {
  /**
   * Waits for a restoration that has begun. One that begins later finds the purchase open, and leaves the account alone. What an
   * earlier purchase changed and nothing has put back yet stays what is put back.
   */
  async function writeDown(accountNumber: string, before: BeforePurchase): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const account = await lockedAccount(trx, accountNumber);
      const kept = account?.beforePurchase;
      await trx
        .updateTable('billingAccounts')
        .set({ beforePurchase: kept ? { ...kept, changedTo: before.changedTo } : before })
        .where('accountNumber', '=', accountNumber)
        .execute();
    });
  }

  return {
    /** Changes the account of a purchase that is open. */
    prepare: async (
      accountNumber: string,
      { address, paymentMethodId }: PurchaseTerms,
    ): Promise<Refusal | undefined> => {
      const read = await zuora.accountSummary(accountNumber);
      if (!read.ok) return billingUnavailable;
      const charged = read.body.basicInfo.defaultPaymentMethod?.id;
      await writeDown(accountNumber, {
        address: readAddress(read.body),
        ...(charged !== undefined && { paymentMethodId: charged }),
        changedTo: paymentMethodId,
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
        // Its end asks for this again.
        if ((await createPurchaseRepository(trx).openOf(userId)) !== undefined) return;
        const read = await zuora.accountSummary(accountNumber);
        if (!read.ok) throw new TryLater('The billing company does not answer.');
        const charged = read.body.basicInfo.defaultPaymentMethod?.id;
        const restored = await zuora.changeAccount(accountNumber, restorationOf(beforePurchase, charged));
        if (!restored.ok) throw new TryLater(`The account ${accountNumber} could not be put back.`);
        await keepChange(trx, accountNumber);
        await jobs.enqueue(trx, refreshMember, { userId });
      }),
  };
}

export type AccountForPurchase = ReturnType<typeof createAccountForPurchase>;

/** The account stays as its purchase has changed it. To be called in a transaction. */
export async function keepChange(trx: Transaction<BillingTables>, accountNumber: string): Promise<void> {
  await trx
    .updateTable('billingAccounts')
    .set({ beforePurchase: null })
    .where('accountNumber', '=', accountNumber)
    .execute();
}

/** Asks for a user's accounts to be put back that purchases without success have changed. To be called in a transaction. */
export async function putAccountsBack(
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

/** The payment method is left alone where its owner has replaced it meanwhile. */
function restorationOf({ address, paymentMethodId, changedTo }: BeforePurchase, charged: string | undefined) {
  if (charged !== changedTo) return { address };
  // A payment method cannot be taken off an account, but an account need not be charged.
  return paymentMethodId === undefined ? { address, autoPay: false } : { address, paymentMethodId };
}

function lockedAccount(trx: Transaction<BillingTables>, accountNumber: string) {
  return trx
    .selectFrom('billingAccounts')
    .select(['userId', 'beforePurchase'])
    .where('accountNumber', '=', accountNumber)
    .forUpdate()
    .executeTakeFirst();
}
