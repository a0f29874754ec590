import type { ReferralVouchers } from '../modules/billing/index.ts';

/** Codes by which members give 14 free days to friends, with who gives and who has taken them with which purchase. */
export function createFriendCodes() {
  const referrers = new Map<string, string>();
  const takenWith = new Map<string, string>();
  const vouchers: ReferralVouchers = {
    judge: (code, { userId = '', newMember }) => {
      const referrerName = referrers.get(code);
      if (referrerName === undefined) return Promise.resolve(undefined);
      return Promise.resolve(
        newMember && !takenWith.has(userId)
          ? { ok: true, code, freeDays: 14, referrerName }
          : { ok: false, code, reason: 'notEligible' },
      );
    },
    redeem: (_trx, { code, userId, purchaseId }) => {
      if (!referrers.has(code)) return Promise.resolve(undefined);
      if (takenWith.has(userId)) return Promise.resolve('alreadyUsed');
      takenWith.set(userId, purchaseId);
      return Promise.resolve('redeemed');
    },
    giveBack: (_trx, purchaseId) => {
      for (const [userId, taken] of takenWith) if (taken === purchaseId) takenWith.delete(userId);
      return Promise.resolve();
    },
  };
  return { referrers, takenWith, vouchers };
}
