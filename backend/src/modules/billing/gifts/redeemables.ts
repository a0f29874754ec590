import type { Kysely } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Digests } from '../../../sealing/sealing.ts';
import type { GiftFound, Redeemables, VoucherFound, Vouchers } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import { gifts as catalogue } from './gift-kinds.ts';
import { createGiftRepository, type GiftRepository } from './repository.ts';

/** What stands for a gift in an order. No typed code is read as one: `normalise` writes codes in capitals. */
const prefix = 'gift:';

/** Puts gifts beside vouchers, so that one page and one order redeem both. */
export function createRedeemables({
  vouchers,
  gifts,
  digests,
  clock,
}: {
  vouchers: Vouchers;
  gifts: Pick<GiftRepository, 'byDigest' | 'withRedeemer'>;
  digests: Pick<Digests, 'all'>;
  clock: Pick<Clock, 'now'>;
}): Redeemables {
  const giftOf = (typed: string) => gifts.byDigest(digests.all(vouchers.normalise(typed)));

  return {
    judge: async (typed, use) => {
      const code = vouchers.normalise(typed);
      return (await giftOf(typed)) === undefined
        ? vouchers.judge(typed, use)
        : { ok: false, code, reason: 'opensAccess', next: { step: 'redeem' } };
    },

    find: async (typed, use) => {
      const gift = await giftOf(typed);
      if (gift === undefined) return vouchers.find(typed, use);
      return foundAs(vouchers.normalise(typed), gift, use);
    },

    keptAs: async (typed) => {
      const gift = await giftOf(typed);
      return gift === undefined ? vouchers.normalise(typed) : `${prefix}${gift.id}`;
    },

    findKept: async (kept, use) => {
      if (!kept.startsWith(prefix)) return vouchers.find(kept, use);
      const gift = await gifts.withRedeemer(kept.slice(prefix.length));
      return gift === undefined ? { ok: false, code: kept, reason: 'notFound' } : foundAs(kept, gift, use);
    },

    redeem: async (trx, use) => {
      if (!use.code.startsWith(prefix)) return vouchers.redeem(trx, use);
      const { purchaseId } = use;
      const today = dayOf(clock.now());
      const redeemed = await createGiftRepository(trx.$extendTables<BillingTables>()).redeem(
        trx.$extendTables<BillingTables>(),
        use.code.slice(prefix.length),
        { purchaseId, today },
      );
      return redeemed ? 'redeemed' : 'soldOut';
    },

    giveBack: async (trx, purchaseId) => {
      const tables: Kysely<BillingTables> = trx.$extendTables<BillingTables>();
      await createGiftRepository(tables).giveBack(tables, purchaseId);
      await vouchers.giveBack(trx, purchaseId);
    },
  };
}

type FoundGift = NonNullable<Awaited<ReturnType<GiftRepository['byDigest']>>>;

/** What a gift's code gives on a day, or why nothing: first what cannot be changed. */
function foundAs(
  code: string,
  {
    state,
    wish,
    card,
    giverName,
    receiverEmail,
    sendOn,
    validUntil,
    redemption,
    redeemedBy,
    redeemedAt,
  }: FoundGift,
  { userId, today }: Parameters<Vouchers['find']>[1],
): VoucherFound {
  const { access, length } = catalogue[wish.kind];
  const { receiverName, message } = card;
  const gift: GiftFound = {
    giverName,
    receiverName,
    receiverEmail,
    ...(message !== undefined && { message }),
  };
  const gives = { kind: 'access', plan: access, length, gift } as const;
  const refuse = <Reason extends 'giftRedeemed' | 'giftRefunded' | 'giftExpired'>(reason: Reason) => ({
    ...{ ok: false as const, code, reason },
  });

  if (redemption !== null) {
    return redeemedBy !== null && redeemedBy === userId && redeemedAt !== null
      ? { ok: false, code, reason: 'alreadyUsed', gives, redeemedAt }
      : refuse('giftRedeemed');
  }
  if (state !== 'bought') return refuse('giftRefunded');
  if (validUntil !== null && validUntil <= today) return refuse('giftExpired');
  if (sendOn !== null && sendOn > today) return { ok: false, code, reason: 'giftNotYet', from: sendOn };
  return { ok: true, code, gives };
}
