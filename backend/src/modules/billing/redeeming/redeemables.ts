import type { Kysely } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Digests } from '../../../sealing/sealing.ts';
import type { GiftFound, Redeemables, ReferralVouchers, VoucherFound, Vouchers } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import { gifts as catalogue } from '../gifts/gift-kinds.ts';
import { createGiftRepository, type GiftRepository } from '../gifts/repository.ts';

/** What stands for a gift in an order. No typed code is read as one: `normalise` writes codes in capitals. */
const prefix = 'gift:';

/** Why the free days of a friend are refused, in the words of vouchers. */
const refusals = {
  notFound: 'notFound',
  notEligible: 'referralNotEligible',
  addressUnproved: 'addressUnproved',
} as const;

/** Puts gifts and the free days of friends beside vouchers, so that one page and one order redeem all. */
export function createRedeemables({
  vouchers,
  referrals,
  gifts,
  digests,
  clock,
}: {
  vouchers: Vouchers;
  referrals: ReferralVouchers;
  gifts: Pick<GiftRepository, 'byDigest' | 'withRedeemer'>;
  digests: Pick<Digests, 'all'>;
  clock: Pick<Clock, 'now'>;
}): Redeemables {
  const giftOf = (typed: string) => gifts.byDigest(digests.all(vouchers.normalise(typed)));

  return {
    judge: async (typed, use) => {
      const code = vouchers.normalise(typed);
      if ((await giftOf(typed)) !== undefined) {
        return { ok: false, code, reason: 'opensAccess', next: { step: 'redeem' } };
      }
      const freeDays = await referrals.judge(code, use);
      if (freeDays === undefined) return vouchers.judge(typed, use);
      if (freeDays.ok) return freeDays;
      const reason = refusals[freeDays.reason];
      const step = reason === 'notFound' ? 'checkSpelling' : 'continueWithout';
      return { ok: false, code, reason, next: { step } };
    },

    find: async (typed, use) => {
      const code = vouchers.normalise(typed);
      const gift = await giftOf(typed);
      if (gift !== undefined) return foundAs(code, gift, use);
      const freeDays = await referrals.judge(code, use);
      if (freeDays === undefined) return vouchers.find(typed, use);
      if (freeDays.ok) return { ok: true, code, gives: { kind: 'freeDays' } };
      return { ok: false, code, reason: refusals[freeDays.reason] };
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
      if (!use.code.startsWith(prefix)) {
        return (await referrals.redeem(trx, use)) ?? vouchers.redeem(trx, use);
      }
      const { purchaseId, typed = '' } = use;
      const codeDigests = digests.all(vouchers.normalise(typed));
      const today = dayOf(clock.now());
      const redeemed = await createGiftRepository(trx.$extendTables<BillingTables>()).redeem(
        trx.$extendTables<BillingTables>(),
        use.code.slice(prefix.length),
        { purchaseId, codeDigests, today },
      );
      return redeemed ? 'redeemed' : 'soldOut';
    },

    giveBack: async (trx, purchaseId) => {
      const tables: Kysely<BillingTables> = trx.$extendTables<BillingTables>();
      await createGiftRepository(tables).giveBack(tables, purchaseId);
      await referrals.giveBack(trx, purchaseId);
      await vouchers.giveBack(trx, purchaseId);
    },
  };
}

type FoundGift = NonNullable<Awaited<ReturnType<GiftRepository['byDigest']>>>;

/** What a gift's code gives on a day, or why nothing: first what cannot be changed. */
function foundAs(
  code: string,
  {
    id,
    userId: giver,
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
  const own = giver === userId;
  const gift: GiftFound = {
    giverName,
    receiverName,
    receiverEmail,
    ...(message !== undefined && { message }),
    ...(own && { ownId: id }),
  };
  const ownGift: VoucherFound = { ok: false, code, reason: 'ownGift', giftId: id };
  const gives = { kind: 'access', plan: access, length, gift } as const;
  const refuse = (reason: 'giftRedeemed' | 'giftRefunded' | 'giftExpired'): VoucherFound =>
    own ? ownGift : { ok: false, code, reason };

  if (redemption !== null) {
    return redeemedBy !== null && redeemedBy === userId && redeemedAt !== null
      ? { ok: false, code, reason: 'alreadyUsed', gives, redeemedAt }
      : refuse('giftRedeemed');
  }
  if (state !== 'bought') return refuse('giftRefunded');
  if (validUntil !== null && validUntil <= today) return refuse('giftExpired');
  if (sendOn !== null && sendOn > today) {
    return own ? ownGift : { ok: false, code, reason: 'giftNotYet', from: sendOn };
  }
  return { ok: true, code, gives };
}
