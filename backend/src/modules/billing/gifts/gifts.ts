import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config/config.ts';
import type { Clock } from '../../../process/clock.ts';
import { TryLater, type Jobs } from '../../../process/jobs.ts';
import { sendGiftReceipt, sendGiftRefund, sendGifts, settleGiftOrder } from '../job-kinds.ts';
import { createExecution } from '../orders/execution.ts';
import type { Attempt } from '../personal-limits.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentReferences } from '../purchases/payment-references.ts';
import { isOpen, type BillingTables } from '../tables.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { createGiftDrawing } from './drawing.ts';
import { giftLinks } from './gift-links.ts';
import { createNewCode, giftSecrets } from './gift-secrets.ts';
import { createGiving } from './giving.ts';
import { createGiftRefundMails } from './refund-mails.ts';
import { createRedeemables } from '../redeeming/redeemables.ts';
import { createGiftOrderRepository, createGiftRepository } from './repository.ts';
import { createGiftSending } from './sending.ts';
import { createGiftReceipts, createGiftSettling } from './settling.ts';

/** Gifts: sold once, sent on their day, redeemed by one, or paid back. */
export function createGifts({
  db,
  zuora,
  references,
  attempt,
  jobs,
  clock,
  log,
  ports,
  config: { sealingKeys, siteOrigin },
}: {
  db: Kysely<BillingTables>;
  zuora: Zuora;
  references: Pick<PaymentReferences, 'own'>;
  attempt: Attempt;
  jobs: Pick<Jobs, 'enqueue' | 'work' | 'every'>;
  clock: Clock;
  log: FastifyBaseLogger;
  ports: Pick<BillingPorts, 'personOf' | 'lockAgainstDeletion' | 'vouchers' | 'referrals' | 'mail'>;
  config: Pick<Config, 'sealingKeys' | 'siteOrigin'>;
}) {
  const gifts = createGiftRepository(db);
  const orders = createGiftOrderRepository(db);
  const { sealing, digests } = giftSecrets(sealingKeys);
  const links = giftLinks(siteOrigin);
  const newCode = createNewCode({ sealing, digests }, ports.vouchers.newCode);
  const sending = createGiftSending({ db, gifts, sealing, newCode, ports, attempt, links, clock, log });
  const refundMails = createGiftRefundMails({ db, gifts, zuora, ports, links });
  const settling = createGiftSettling({
    ...{ db, gifts, orders, sending, newCode, refundMails, jobs, clock },
  });
  const giving = createGiving({
    ...{ db, gifts, orders, references, attempt, jobs, clock },
    draw: createGiftDrawing({ zuora, clock }),
    execution: createExecution({ zuora, orders, settling, log }),
    lockAgainstDeletion: ports.lockAgainstDeletion,
  });

  jobs.work(settleGiftOrder, async ({ orderId }) => {
    const order = await orders.find(orderId);
    if (order === undefined) return;
    const { state } = await giving.resolve(order);
    // Another process may be working on it, and be gone a moment later.
    if (isOpen(state)) throw new TryLater(`The order of a gift is still ${state}.`);
    if (isOpen(order.state)) log.info({ order: orderId, state }, 'took up the order of a gift');
  });
  const sendReceipt = createGiftReceipts({ db, gifts, zuora, ports, links });
  jobs.work(sendGiftReceipt, ({ giftId }) => sendReceipt(giftId));
  jobs.work(sendGiftRefund, ({ giftId, refundedOn }) => refundMails.tellGiver(giftId, refundedOn));
  jobs.every(sendGifts, '*/5 * * * *', sending.sendDue);

  return {
    orders,
    redeemables: createRedeemables({ ...ports, gifts, digests, clock }),
    show: giving.show,
    look: giving.look,
    buy: giving.buy,
    refund: giving.refund,
    resend: sending.resend,
    find: gifts.ofUser,
    /** The gifts that a member has opened, and those that they have paid for. */
    heldBy: async (userId: string) => ({
      received: await gifts.receivedBy(userId),
      given: await gifts.givenBy(userId),
    }),
    codeOf: sending.codeOf,
    /** Where a code is typed, as it is read on paper. */
    redeemSite: `${new URL(siteOrigin).host}/redeem`,
    forgetBefore: gifts.forgetBefore,
  };
}
