import type { Kysely } from 'kysely';
import { addMonths, dayOf, type Day } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import { TryLater, type Jobs } from '../../../process/jobs.ts';
import { sendGiftReceipt, sendGiftRefund } from '../job-kinds.ts';
import { readReceipt } from '../members/reading-receipts.ts';
import { readCurrency, readPayments } from '../members/reading-zuora.ts';
import type { OrderSettling, PlacedOrder } from '../orders/written-order.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { lastDayOf } from './gift.ts';
import type { GiftLinks } from './gift-links.ts';
import { gifts as catalogue, giftValidMonths } from './gift-kinds.ts';
import type { NewCode } from './gift-secrets.ts';
import type { GiftRefundMails } from './refund-mails.ts';
import type { GiftOrder, GiftOrderRepository, GiftRepository } from './repository.ts';
import type { GiftSending } from './sending.ts';

interface Parts {
  db: Kysely<BillingTables>;
  gifts: GiftRepository;
  orders: GiftOrderRepository;
  sending: Pick<GiftSending, 'send' | 'isDue'>;
  newCode: NewCode;
  refundMails: Pick<GiftRefundMails, 'tellReceiver'>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Pick<Clock, 'now'>;
}

/** Closes orders of gifts. A gift that is paid for has its code, and goes out if its day is today. */
export function createGiftSettling(parts: Parts): OrderSettling<GiftOrder> {
  const { db, gifts, orders, sending, newCode, refundMails, jobs, clock } = parts;

  async function current(id: string): Promise<GiftOrder> {
    const order = await orders.find(id);
    if (order === undefined) throw new Error(`The order ${id} of a gift is gone.`);
    return order;
  }

  async function buy(
    trx: Parameters<GiftSending['send']>[0],
    { giftId, orderBody }: GiftOrder,
    placed: PlacedOrder,
  ) {
    // A refund ends the subscription on the day that it began with, also where the order is settled on a later one.
    const boughtOn = orderDayOf(orderBody) ?? dayOf(clock.now());
    const bought = await gifts.buy(trx, giftId, {
      ...placed,
      ...newCode(giftId),
      boughtOn,
      validUntil: addMonths(boughtOn, giftValidMonths),
    });
    if (bought === undefined) return;
    if (sending.isDue(bought)) await sending.send(trx, bought);
    await jobs.enqueue(trx, sendGiftReceipt, { giftId });
  }

  async function refund(
    trx: Parameters<GiftRefundMails['tellReceiver']>[0],
    { giftId, orderBody }: GiftOrder,
  ) {
    const refunded = await gifts.endRefund(trx, giftId, true);
    if (refunded === undefined) return;
    await refundMails.tellReceiver(trx, refunded);
    const refundedOn = orderDayOf(orderBody) ?? dayOf(clock.now());
    await jobs.enqueue(trx, sendGiftRefund, { giftId, refundedOn });
  }

  return {
    succeed: async ({ id }, placed) => {
      await db.transaction().execute(async (trx) => {
        const closed = await orders.close(trx, id, { state: 'succeeded' });
        if (closed === undefined) return;
        switch (closed.kind) {
          case 'purchase':
            return buy(trx, closed, placed);
          case 'refund':
            return refund(trx, closed);
        }
      });
      return current(id);
    },

    refuse: async ({ id }, refusal) => {
      await db.transaction().execute(async (trx) => {
        const closed = await orders.close(trx, id, { state: 'refused', refusal });
        if (closed?.kind === 'refund') await gifts.endRefund(trx, closed.giftId, false);
      });
      return current(id);
    },
  };
}

/** Sends the receipt of a gift with what the billing company says of its payment. Throws `TryLater` until it does. */
export function createGiftReceipts({
  db,
  gifts,
  zuora,
  ports,
  links,
}: {
  db: Kysely<BillingTables>;
  gifts: Pick<GiftRepository, 'find'>;
  zuora: Pick<Zuora, 'accountSummary'>;
  ports: Pick<BillingPorts, 'personOf' | 'mail'>;
  links: Pick<GiftLinks, 'gift'>;
}) {
  return async (giftId: string): Promise<void> => {
    const gift = await gifts.find(giftId);
    if (gift === undefined || gift.accountNumber === null || gift.validUntil === null) return;
    const { userId, wish, offer, card, sendOn, validUntil } = gift;
    const summary = await zuora.accountSummary(gift.accountNumber);
    if (!summary.ok) throw new TryLater('The billing company does not answer.');
    const currency = readCurrency(summary.body) ?? offer.total.currency;
    const payments = readPayments(summary.body, userId, currency);
    const [payment] = payments;
    if (payment === undefined) throw new TryLater('The payment of the gift is not there yet.');
    const person = await ports.personOf(userId);
    if (person === undefined) return;
    const { paymentNumber, paidOn, amount, lines, tax, paidWith } = readReceipt(summary.body, payment, {
      ...{ plan: catalogue[wish.kind].product, payments, currency },
    });
    const { firstName, email: to, language } = person;
    await db.transaction().execute((trx) =>
      ports.mail.send(
        {
          key: `giftReceipt:${giftId}`,
          ...{ to, language, country: offer.country, mail: 'giftReceipt' },
          facts: {
            ...{ firstName, paymentNumber, paidOn, amount, lines },
            ...(tax !== undefined && { tax }),
            ...(paidWith !== undefined && { paidWith }),
            ...{ kind: wish.kind, receiverName: card.receiverName, validUntil: lastDayOf(validUntil) },
            link: links.gift(language, giftId),
            ...(sendOn !== null && { sendOn }),
          },
        },
        trx.$pickTables<never>(),
      ),
    );
  };
}

/** The day of an order as it was written down before the call. */
function orderDayOf(orderBody: object | null): Day | undefined {
  const day = orderBody !== null && 'orderDate' in orderBody ? orderBody.orderDate : undefined;
  return typeof day === 'string' ? day : undefined;
}
