import type { FastifyRequest } from 'fastify';
import type { FriendVoucher, FriendVouchers } from './friend-vouchers.ts';
import { readVoucher } from './link-ids.ts';
import type { Looking } from './looking.ts';
import type { ReferralBilling } from './ports.ts';
import type { ReferralCookies } from './referral-cookies.ts';
import type { ReferralRepository } from './repository.ts';

interface JudgingParts {
  repository: Pick<ReferralRepository, 'takenBy'>;
  billing: Pick<ReferralBilling, 'isNewMember'>;
  vouchers: Pick<FriendVouchers, 'judge'>;
  looking: Pick<Looking, 'look'>;
  cookies: Pick<ReferralCookies, 'read'>;
}

/** Judges members' links for friends who are logged in. */
export function createJudging({ repository, billing, vouchers, looking, cookies }: JudgingParts) {
  /**
   * What the voucher of a link gives a person, or that they have taken it; undefined for what is no code of a member's link.
   * `guessedBy`: where the link was not found before. An id that is not found counts as a guess of that visitor.
   */
  return async function judgeFor(
    userId: string,
    voucher: string,
    { guessedBy }: { guessedBy?: FastifyRequest } = {},
  ): Promise<'taken' | FriendVoucher | undefined> {
    const linkId = readVoucher(voucher)?.linkId;
    if (linkId === undefined) return undefined;
    if ((await repository.takenBy(userId))?.linkId === linkId) return 'taken';
    // The link that the browser keeps was found before, and is no guess.
    const isFound =
      guessedBy === undefined ||
      cookies.read(guessedBy).linkId === linkId ||
      (await looking.look(guessedBy, linkId)).outcome === 'found';
    if (!isFound) return { ok: false, code: voucher, reason: 'notFound' };
    return vouchers.judge(voucher, { userId, newMember: await billing.isNewMember(userId) });
  };
}

export type JudgeFor = ReturnType<typeof createJudging>;
