import type { Kysely, Transaction } from 'kysely';
import type { BillingTables } from '../tables.ts';
import type { Jobs } from '../../../process/jobs.ts';
import { moneyBackDaysOf } from '../catalogue/plans.ts';
import { refreshMember } from '../job-kinds.ts';
import type { OrderSettling, PlacedOrder } from '../orders/written-order.ts';
import type { BillingPorts, Person, Redeemables } from '../ports.ts';
import type { QuoteRepository, Quote } from '../quotes/repository.ts';
import type { AccessGrant } from '../redeeming/access-grant.ts';
import { forgetSavedCheckout } from '../saved-checkouts/repository.ts';
import { writeAccess } from '../redeeming/settling-access.ts';
import type { Refusal } from '../refusal.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Purchase, PurchaseRepository } from './repository.ts';
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
}): OrderSettling<Purchase> {
  const { db, purchases, quotes, paymentShown, jobs, ports } = parts;

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
      ...(voucher?.status === 'applied' && {
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
        await endReplaced(trx, quote);
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
        if (closed !== undefined) await ports.vouchers.giveBack(trx.$pickTables<never>(), id);
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
  const { accountNumber, subscriptionNumber } = order;
  await trx
    .insertInto('billingAccounts')
    .values({ accountNumber, userId, currency: content.currency, country: offer.country })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const next = offer.totalToday.amount > 0 ? offer.renewal : offer.firstCharge;
  await trx
    .insertInto('subscriptions')
    .values({
      userId,
      source: 'zuora',
      externalId: subscriptionNumber,
      planCode: content.plan,
      startsOn: content.startsOn,
      firstChargeOn: content.firstChargeOn,
      nextChargeOn: next.date,
      nextCharge: next.amount,
      afterDiscount: chargeAfterDiscount(offer, next),
      endsOn: null,
      remindedOn: null,
      accountNumber,
      planSince: content.startsOn,
    })
    .onConflict((conflict) => conflict.columns(['source', 'externalId']).doNothing())
    .execute();
}

async function endReplaced(
  trx: Transaction<BillingTables>,
  { userId, content: { replaces, startsOn } }: Quote,
) {
  if (replaces === undefined) return;
  await trx
    .updateTable('subscriptions')
    .set({ endsOn: startsOn, nextChargeOn: null, nextCharge: null, afterDiscount: null })
    .where('userId', '=', userId)
    .where('source', '=', 'zuora')
    .where('externalId', '=', replaces)
    .execute();
}

/** The first renewal at another amount than the next charge. */
function chargeAfterDiscount(offer: Quote['offer'], next: Quote['offer']['renewal']) {
  const renewal = renewalsOf(offer).at(-1);
  return renewal === undefined || renewal.amount.amount === next.amount.amount ? null : renewal;
}

/** The charges after the first, as far as they were shown. */
function renewalsOf({ timeline }: Quote['offer']) {
  return timeline.flatMap(({ kind, date, amount }) =>
    kind === 'renewal' && amount !== undefined ? [{ date, amount }] : [],
  );
}
