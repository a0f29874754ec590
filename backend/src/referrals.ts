import { createNewMemberCheck, type Billing, type ReferralVouchers } from './modules/billing/index.ts';
import { lockAgainstDeletion } from './modules/identity/index.ts';
import { createReferrals, type FriendsPlan, type ReferralsOptions } from './modules/referral/index.ts';
import { referralMails } from './referral-mails.ts';
import { createMailboxes, type createAccounts } from './modules/users/index.ts';

/** What referrals are opened on. */
interface Surroundings extends Pick<ReferralsOptions, 'config' | 'db' | 'clock' | 'jobs' | 'throttle'> {
  accounts: ReturnType<typeof createAccounts>;
  billing: Pick<Billing, 'stayOf' | 'monthOf' | 'giveMonth'>;
  families: { isMember: ReferralsOptions['isInFamily'] };
  mail: Parameters<typeof referralMails>[0];
}

/** Referrals, on the accounts of members and friends and on what these pay for. */
export function openReferrals({ accounts, billing, mail, families, ...surroundings }: Surroundings) {
  return createReferrals({
    ...{ ...surroundings, lockAgainstDeletion, isInFamily: families.isMember },
    personOf: accounts.personOf,
    mailboxOf: createMailboxes(surroundings.db),
    mails: referralMails(mail),
    billing: { ...billing, isNewMember: createNewMemberCheck(surroundings.db) },
  });
}

/** The vouchers of referrals, for billing, on which referrals stand. */
export function vouchersOf(referrals: () => { vouchers: ReferralVouchers }): ReferralVouchers {
  return {
    judge: (code, use) => referrals().vouchers.judge(code, use),
    redeem: (trx, use) => referrals().vouchers.redeem(trx, use),
    giveBack: (trx, purchaseId) => referrals().vouchers.giveBack(trx, purchaseId),
  };
}

/** Makes a reader of the subscription that came of a friend's purchase, as the friend is told of it. */
export function friendsPlanIn(billing: Pick<Billing, 'findPurchase' | 'membershipOf'>) {
  return async (userId: string, purchaseId: string): Promise<FriendsPlan | 'over' | undefined> => {
    const { standing, current } = await billing.membershipOf(userId);
    const next = current?.nextCharge;
    switch (standing) {
      case 'trial':
        // As it is charged now: another plan may have been chosen since the purchase.
        return next?.amount && { firstCharge: { date: next.date, amount: next.amount }, ends: false };
      case 'none':
        return undefined;
      case 'ending': {
        const found = await billing.findPurchase(purchaseId, userId);
        return found.ok ? { firstCharge: found.quote.offer.firstCharge, ends: true } : 'over';
      }
      case 'renewing':
      case 'paused':
      case 'over':
        return 'over';
    }
  };
}
