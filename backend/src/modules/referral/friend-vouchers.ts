import type { Kysely } from 'kysely';
import { dayMs } from '../../domain/days.ts';
import type { SharedTransaction } from '../../database/database.ts';
import type { Clock } from '../../process/clock.ts';
import type { Digests } from '../../sealing/sealing.ts';
import { referralFreeDays } from './free-days.ts';
import { giverName } from './giver-name.ts';
import { readVoucher, voucherOf } from './link-ids.ts';
import type { MailboxOf, ReferralAccount, ReferralBilling } from './ports.ts';
import { createReferralRepository, type ReferralRepository } from './repository.ts';
import type { ReferralLink, ReferralTables } from './tables.ts';

/** How many friends may take the free days of one member a day. */
export const mostFriendsADay = 10;

/** A person with more accounts than that is no friend who is new. */
const mostAccounts = 20;

/** What a voucher of a member's link gives, or that it gives nothing: the reason is told to no one. */
export type FriendVoucher =
  | { ok: true; code: string; freeDays: number; referrerName: string }
  /** `addressUnproved`: nothing is said of a person before the account's address is known to be theirs. */
  | { ok: false; code: string; reason: 'notFound' | 'notEligible' | 'addressUnproved' };

/** Whether a friend can take free days, and the digest that they are written down by. */
type Eligible = { ok: true; personDigest: string } | { ok: false; reason: 'notEligible' | 'addressUnproved' };

/** What the vouchers of links work with. */
export interface FriendVoucherParts {
  db: Kysely<ReferralTables>;
  clock: Pick<Clock, 'now'>;
  billing: Pick<ReferralBilling, 'isNewMember'>;
  /** Whether a family shares its plan with a person. */
  isInFamily: (userId: string, trx?: SharedTransaction) => Promise<boolean>;
  mailboxOf: MailboxOf;
  personOf: (userId: string, trx?: SharedTransaction) => Promise<ReferralAccount | undefined>;
  digests: Digests;
}

/** The vouchers of members' links: for friends who never had a subscription and are in no family that shares one, once a person. */
export function createFriendVouchers(parts: FriendVoucherParts) {
  const { db, clock, billing, isInFamily, mailboxOf, personOf, digests } = parts;
  const repository = createReferralRepository(db);

  /**
   * The digest that a friend is written down by, or why the friend cannot take the free days of a link. Of an address that was not
   * proved nothing is looked up: the answer would tell who has an account.
   */
  async function eligible(
    reading: ReferralRepository,
    link: ReferralLink,
    userId: string,
    trx?: SharedTransaction,
  ): Promise<Eligible> {
    const not = { ok: false, reason: 'notEligible' } as const;
    if (link.accountId === userId) return not;
    if (!(await billing.isNewMember(userId, trx)) || (await isInFamily(userId, trx))) return not;
    const mailbox = await mailboxOf(userId, { most: mostAccounts, trx });
    if (mailbox === undefined) return not;
    const { address, proved, others } = mailbox;
    if (!proved) return { ok: false, reason: 'addressUnproved' };
    if (others.length >= mostAccounts || others.includes(link.accountId)) return not;
    if (await reading.isTaken([userId, ...others], digests.all(address))) return not;
    for (const other of others) {
      if (!(await billing.isNewMember(other, trx))) return not;
    }
    return { ok: true, personDigest: digests.of(address) };
  }

  async function isUsedUp(reading: ReferralRepository, { id }: ReferralLink): Promise<boolean> {
    const dayAgo = new Date(clock.now().getTime() - dayMs);
    return (await reading.cameSince(id, dayAgo)) >= mostFriendsADay;
  }

  return {
    /** Undefined for what is no code of a member's link. */
    judge: async (
      typed: string,
      { userId, newMember }: { userId: string | undefined; newMember: boolean },
    ): Promise<FriendVoucher | undefined> => {
      const read = readVoucher(typed);
      if (read === undefined) return undefined;
      const { linkId: id, type } = read;
      const code = voucherOf(id, type);
      const link = await repository.link(id);
      const referrer = link && (await personOf(link.accountId));
      if (link === undefined || referrer === undefined) return { ok: false, code, reason: 'notFound' };
      const not = { ok: false, code, reason: 'notEligible' } as const;
      if (!newMember || (await isUsedUp(repository, link))) return not;
      const friend = userId === undefined ? undefined : await eligible(repository, link, userId);
      if (friend?.ok === false) return { ...not, reason: friend.reason };
      return { ok: true, code, freeDays: referralFreeDays, referrerName: giverName(referrer) };
    },

    /** Writes down, in the transaction of a purchase, that its first days are given by a member. */
    redeem: async (
      shared: SharedTransaction,
      { code, userId, purchaseId }: { code: string; userId: string; purchaseId: string },
    ): Promise<'redeemed' | 'alreadyUsed' | undefined> => {
      const read = readVoucher(code);
      if (read === undefined) return undefined;
      const { linkId: id, type } = read;
      const inTrx = createReferralRepository(shared.$extendTables<ReferralTables>());
      const link = await inTrx.lockLink(id);
      if (link === undefined || (await isUsedUp(inTrx, link))) return 'alreadyUsed';
      const friend = await eligible(inTrx, link, userId, shared);
      if (!friend.ok) return 'alreadyUsed';
      const { personDigest } = friend;
      const taken = {
        linkId: id,
        type,
        friendAccountId: userId,
        personDigest,
        purchaseId,
        tookAt: clock.now(),
      };
      return (await inTrx.take(taken)) ? 'redeemed' : 'alreadyUsed';
    },

    /**
     * Gives back what a purchase took that came to nothing. Where a subscription came of it, which was cancelled or whose
     * money went back since, the free days were had, once and for all.
     */
    giveBack: async (shared: SharedTransaction, purchaseId: string): Promise<void> => {
      const inTrx = createReferralRepository(shared.$extendTables<ReferralTables>());
      const taken = await inTrx.ofPurchase(purchaseId);
      if (taken === undefined || taken.friendAccountId === null) return;
      if (await billing.isNewMember(taken.friendAccountId, shared)) await inTrx.giveBack(taken);
    },
  };
}

export type FriendVouchers = ReturnType<typeof createFriendVouchers>;
