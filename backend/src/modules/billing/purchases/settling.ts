import type { Kysely, Transaction } from 'kysely';
import type { BillingTables } from '../tables.ts';
import type { Jobs } from '../../../process/jobs.ts';
import { moneyBackDaysOf } from '../catalogue/plans.ts';
import { refreshMember } from '../job-kinds.ts';
import { keepAccountOfOrder } from '../members/account-of-order.ts';
import type { OrderSettling, PlacedOrder } from '../orders/written-order.ts';
import type { BillingPorts, Person, Redeemables } from '../ports.ts';
import type { QuoteRepository, Quote } from '../quotes/repository.ts';
import type { AccessGrant } from '../redeeming/access-grant.ts';
import { forgetSavedCheckout } from '../saved-checkouts/repository.ts';
import { writeAccess } from '../redeeming/settling-access.ts';
import type { Refusal } from '../refusal.ts';
import { withTimeout } from '../with-timeout.ts';
import { forgetStateBefore, enqueueRestorations } from './account-for-purchase.ts';
import { boughtSubscription, renewalsOf } from './bought-subscription.ts';
import type { Purchase, PurchaseRepository } from './repository.ts';
import type { ReturnVoucher } from './returning-vouchers.ts';
import type { PaymentShowing, ShownPayment } from './showing-payments.ts';

/** How long a purchase that is paid waits to learn what it was paid with, for its mail. */
const paymentShownWithinMs = 2_000;

/** Closes purchases, with what follows from their outcome. */
export function createSettling(parts: {
  db: Kysely<BillingTables>;
  purchases: PurchaseRepository;
  quotes: QuoteRepository;
  paymentShown: PaymentShowing;
  jobs: Pick<Jobs, 'enqueue'>;
  ports: Pick<BillingPorts, 'personOf' | 'mail'> & { vouchers: Pick<Redeemables, 'giveBack'> };
  returnVoucher: ReturnVoucher;
}): OrderSettling<Purchase> {
  const { db, purchases, quotes, paymentShown, jobs, ports, returnVoucher } = parts;

  async function current(id: string): Promise<Purchase> {
    const purchase = await purchases.find(id);
    if (purchase === undefined) throw new Error(`Purchase ${id} is gone.`);
    return purchase;
  }

  async function welcome(
    trx: Transaction<BillingTables>,
    { firstName, email: to, language }: Person,
    { purchaseId, offer, paidWith }: { purchaseId: string; offer: Quote['offer']; paidWith: ShownPayment },
  ) {
    const { plan, country, startsOn, firstCharge, voucher } = offer;
    const refundDays = moneyBackDaysOf(plan);
    const facts = {
      firstName,
      plan,
      startsOn,
      firstCharge,
      renewals: renewalsOf(offer),
      ...(voucher?.status === 'applied' &&
        'percentOff' in voucher && {
          voucher: { code: voucher.code, percentOff: voucher.percentOff },
        }),
      ...(paidWith.ok && { paidWith: paidWith.shown }),
      ...(refundDays !== undefined && { refundDays }),
    };
    await ports.mail.send(
      { key: `welcome:${purchaseId}`, to, language, country, mail: 'welcome', facts },
      trx.$pickTables<never>(),
    );
  }

  async function succeedWithAccess({ id, userId }: Purchase, grant: AccessGrant, order: PlacedOrder) {
    await db.transaction().execute(async (trx) => {
      const closed = await purchases.succeed(trx, id, order.subscriptionNumber);
      if (closed === undefined) return;
      await writeAccess(trx, userId, grant, order);
      await enqueueRestorations(trx, jobs, userId);
      await forgetSavedCheckout(trx, userId);
      await jobs.enqueue(trx, refreshMember, { userId });
    });
    return current(id);
  }

  return {
    succeed: async (purchase: Purchase, order: PlacedOrder): Promise<Purchase> => {
      const { id, userId, quoteId, payment, access } = purchase;
      if (access?.grant !== undefined) return succeedWithAccess(purchase, access.grant, order);
      const quote = quoteId === null ? undefined : await quotes.find(quoteId, userId);
      if (quote === undefined || payment === null) throw new Error(`The quote of purchase ${id} is gone.`);
      const person = await ports.personOf(userId);
      const paidWith = await withTimeout<ShownPayment>(
        () => paymentShown(payment, userId),
        { ok: false, reason: 'unavailable' },
        AbortSignal.timeout(paymentShownWithinMs),
      );
      await db.transaction().execute(async (trx) => {
        const closed = await purchases.succeed(trx, id, order.subscriptionNumber);
        if (closed === undefined) return;
        await writeSubscription(trx, quote, order);
        await forgetStateBefore(trx, order.accountNumber);
        await enqueueRestorations(trx, jobs, userId);
        await endReplaced(trx, quote, returnVoucher);
        await forgetSavedCheckout(trx, userId);
        if (person !== undefined)
          await welcome(trx, person, { purchaseId: id, offer: quote.offer, paidWith });
        await jobs.enqueue(trx, refreshMember, { userId });
      });
      return current(id);
    },

    refuse: async ({ id }: Purchase, refusal: Refusal): Promise<Purchase> => {
      await db.transaction().execute(async (trx) => {
        const closed = await purchases.refuse(trx, id, refusal);
        if (closed === undefined) return;
        await ports.vouchers.giveBack(trx.$pickTables<never>(), id);
        await enqueueRestorations(trx, jobs, closed.userId);
      });
      return current(id);
    },
  };
}

/** The buyer sees what they bought at once; the billing company's own account of it follows. */
async function writeSubscription(
  trx: Transaction<BillingTables>,
  { userId, content, offer }: Quote,
  order: PlacedOrder,
) {
  const { accountNumber } = order;
  const { currency, address } = content;
  await keepAccountOfOrder(trx, { accountNumber, userId, currency, address, country: offer.country });
  await trx
    .insertInto('subscriptions')
    .values(boughtSubscription({ userId, content, offer }, order))
    .onConflict((conflict) => conflict.columns(['source', 'externalId']).doNothing())
    .execute();
}

/** The voucher of free days that end before their first charge is given back. */
async function endReplaced(
  trx: Transaction<BillingTables>,
  { userId, content: { replaces, renewalOff, startsOn } }: Quote,
  returnVoucher: ReturnVoucher,
) {
  if (replaces === undefined) return;
  const nothingToCome = { nextChargeOn: null, nextCharge: null, afterDiscount: null, planned: null };
  const replaced = await trx
    .updateTable('subscriptions')
    .set({ ...nothingToCome, endsOn: startsOn, renewalOff: renewalOff !== undefined })
    .where('userId', '=', userId)
    .where('source', '=', 'zuora')
    .where('externalId', '=', replaces)
    .returning('firstChargeOn')
    .executeTakeFirst();
  if (replaced !== undefined && replaced.firstChargeOn >= startsOn) await returnVoucher(trx, replaces);
}
