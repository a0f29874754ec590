import type { Kysely, Transaction } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import { TryLater } from '../../../process/jobs.ts';
import { readMethod } from '../members/reading-zuora.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { GiftLinks } from './gift-links.ts';
import type { Gift, GiftRepository } from './repository.ts';

/** Tells of a gift that was taken back: its giver of the money, and its receiver of the code that was mailed. */
export function createGiftRefundMails({
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
  const { personOf, mail } = ports;

  return {
    /** Tells the receiver, in the language of the gift, where its code was mailed. In the transaction of the refund. */
    tellReceiver: async (trx: Transaction<BillingTables>, gift: Gift): Promise<void> => {
      const { id, receiverEmail: to, wish, card, giverName } = gift;
      if (to === null || !wasMailed(gift)) return;
      const { language, receiverName } = card;
      await mail.send(
        {
          key: `giftTakenBack:${id}`,
          ...{ to, language, mail: 'giftTakenBack' },
          facts: { kind: wish.kind, giverName, receiverName },
        },
        trx.$pickTables<never>(),
      );
    },

    /** Tells the giver, with the payment method that the money goes back by. Throws `TryLater` until it is known. */
    tellGiver: async (giftId: string, refundedOn: Day): Promise<void> => {
      const gift = await gifts.find(giftId);
      if (gift === undefined || gift.accountNumber === null) return;
      const { userId, wish, offer, card } = gift;
      const person = await personOf(userId);
      if (person === undefined) return;
      const summary = await zuora.accountSummary(gift.accountNumber);
      if (!summary.ok) throw new TryLater('The billing company does not answer.');
      const paidWith = readMethod(summary.body);
      const { firstName, email: to, language } = person;
      await db.transaction().execute((trx) =>
        mail.send(
          {
            key: `giftRefund:${giftId}`,
            ...{ to, language, country: offer.country, mail: 'giftRefund' },
            facts: {
              ...{ firstName, kind: wish.kind, receiverName: card.receiverName },
              ...{ amount: offer.total, refundedOn, receiverTold: wasMailed(gift) },
              ...(paidWith !== undefined && { paidWith }),
              link: links.gift(language, giftId),
            },
          },
          trx.$pickTables<never>(),
        ),
      );
    },
  };
}

export type GiftRefundMails = ReturnType<typeof createGiftRefundMails>;

function wasMailed({ sentAt, receiverEmail }: Gift): boolean {
  return sentAt !== null && receiverEmail !== null;
}
