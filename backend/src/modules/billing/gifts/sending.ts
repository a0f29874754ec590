import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import { normalisedEmail, problemOfEmail } from '../../../domain/email.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Sealing } from '../../../sealing/sealing.ts';
import { giftMailLimit, tooMany, type Attempt } from '../personal-limits.ts';
import type { BillingPorts } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';
import { lastDayOf } from './gift.ts';
import { inGroups, type GiftLinks } from './gift-links.ts';
import { placeOfCode, type NewCode } from './gift-secrets.ts';
import { giftClosed, giftJustSent, giftNotFound } from './refusals.ts';
import type { Gift, GiftRepository } from './repository.ts';

/** How long after a mail another one can be sent to the same address. */
const resendAfterMinutes = 5;

/** Sends gifts to those whom they are for. */
export function createGiftSending(parts: {
  db: Kysely<BillingTables>;
  gifts: GiftRepository;
  sealing: Pick<Sealing, 'open'>;
  newCode: NewCode;
  ports: Pick<BillingPorts, 'mail' | 'personOf'>;
  attempt: Attempt;
  links: Pick<GiftLinks, 'redeem'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { db, gifts, sealing, newCode, ports, attempt, links, clock, log } = parts;
  const { mail, personOf } = ports;

  const codeOf = ({ id, sealedCode }: Gift): string | undefined =>
    sealedCode === null ? undefined : sealing.open(sealedCode, placeOfCode(id));

  /** Sends the mail to the receiver with the count of it, so that of several processes one does. */
  async function send(trx: Transaction<BillingTables>, gift: Gift): Promise<boolean> {
    const counted = await gifts.countMail(trx, gift, clock.now());
    const code = counted && codeOf(counted);
    if (!counted || code === undefined || counted.receiverEmail === null || counted.validUntil === null)
      return false;
    const { id, card, giverName, receiverEmail, mailsSent, validUntil, wish } = counted;
    const { language, receiverName, message } = card;
    await mail.send(
      {
        key: `gift:${id}:${mailsSent}`,
        to: receiverEmail,
        language,
        mail: 'gift',
        facts: {
          kind: wish.kind,
          giverName,
          receiverName,
          ...(message !== undefined && { message }),
          code: inGroups(code),
          link: links.redeem(language, code),
          validUntil: lastDayOf(validUntil),
        },
      },
      trx.$pickTables<never>(),
    );
    return true;
  }

  const isDue = ({ sendOn }: Pick<Gift, 'sendOn'>) => sendOn === null || sendOn <= dayOf(clock.now());

  /** The minutes until another mail may follow the last one; undefined where it may now. */
  function minutesUntilResend({ sentAt }: Pick<Gift, 'sentAt'>): number | undefined {
    if (sentAt === null) return undefined;
    const left = sentAt.getTime() + resendAfterMinutes * 60_000 - clock.now().getTime();
    return left > 0 ? Math.ceil(left / 60_000) : undefined;
  }

  return {
    codeOf,
    isDue,
    send,

    /** Sends all whose day has come. One that fails does not stop the others. */
    sendDue: async (): Promise<void> => {
      for (const gift of await gifts.toSend(dayOf(clock.now()))) {
        try {
          // Before the transaction: there may be no second connection beside it.
          const giver = await personOf(gift.userId);
          await db.transaction().execute(async (trx) => {
            const sent = await send(trx, gift);
            if (sent && giver === undefined) await gifts.forgetReceiver(trx, gift);
          });
        } catch (error) {
          log.error({ err: error, gift: gift.id }, 'a gift could not be sent');
        }
      }
    },

    /**
     * Sends a gift once more, to a corrected address where one is given, with a new code where the one before has gone out. Before its
     * day only the address is kept.
     */
    resend: async (
      userId: string,
      giftId: string,
      typed?: string,
    ): Promise<{ ok: true; sent: boolean } | { ok: false; refusal: Refusal }> => {
      const gift = await gifts.ofUser(giftId, userId);
      if (gift === undefined || gift.state === 'shown') return { ok: false, refusal: giftNotFound };
      if (typed !== undefined && problemOfEmail(typed) !== undefined)
        return { ok: false, refusal: giftNotFound };
      const corrected = typed !== undefined && isSameAddress(typed, gift.receiverEmail) ? undefined : typed;
      const wait = corrected === undefined ? minutesUntilResend(gift) : undefined;
      if (wait !== undefined) return { ok: false, refusal: giftJustSent(wait) };
      const allowed = await attempt(userId, giftMailLimit);
      if (!allowed.ok) return { ok: false, refusal: tooMany('TOO_MANY_GIFT_MAILS', allowed.minutes) };
      return db.transaction().execute(async (trx) => {
        const kept =
          corrected === undefined
            ? gift
            : await gifts.correctAddress(trx, giftId, { receiverEmail: corrected, ...newCode(giftId) });
        if (kept === undefined) return { ok: false, refusal: giftClosed };
        if (!isDue(kept)) return { ok: true, sent: false };
        return (await send(trx, kept)) ? { ok: true, sent: true } : { ok: false, refusal: giftClosed };
      });
    },
  };
}

export type GiftSending = ReturnType<typeof createGiftSending>;

/** Whether what was typed is the address that a gift goes to, in whatever spelling. */
function isSameAddress(typed: string, address: string | null): boolean {
  return address !== null && normalisedEmail(typed) === normalisedEmail(address);
}
