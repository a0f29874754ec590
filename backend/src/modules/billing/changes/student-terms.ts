import { zoneOfCountry } from '../catalogue/price-zones.ts';
import type { Subscription } from '../members/repository.ts';
import type { StudentTerms, Vouchers } from '../ports.ts';
import type { PurchaseRepository } from '../purchases/repository.ts';
import { changeableOf, type Changer } from './rules.ts';

/** Where a subscription is billed; null where that is not known. */
interface BilledAccount {
  number: string;
  country: string | null;
}

/** What a member has off as a student, on the plan that they hold. Undefined for who never had the price for students. */
export type StudentTermsOf = (
  userId: string,
  held: Pick<Changer, 'subscriptions' | 'subscriptionId' | 'today'> & { accounts: readonly BilledAccount[] },
) => Promise<StudentTerms | undefined>;

/** The accounts of a member as we keep them. */
export function billedAccounts(
  kept: readonly { accountNumber: string; country: string | null }[],
): BilledAccount[] {
  return kept.map(({ accountNumber: number, country }) => ({ number, country }));
}

/** Whether a member bought a subscription by a voucher for students: a discount may be that of another voucher. */
export type BoughtAsStudent = (
  userId: string,
  subscription: Pick<Subscription, 'externalId'>,
) => Promise<boolean>;

export function createBoughtAsStudent(
  purchases: Pick<PurchaseRepository, 'ofSubscription'>,
  vouchers: Pick<Vouchers, 'usedAsStudent'>,
): BoughtAsStudent {
  return async (userId, { externalId }) => {
    const purchaseId = await purchases.ofSubscription(userId, externalId);
    return purchaseId !== undefined && vouchers.usedAsStudent({ userId, purchaseId });
  };
}

export function createStudentTerms(vouchers: Pick<Vouchers, 'studentTerms'>): StudentTermsOf {
  return async (userId, { accounts, ...held }) => {
    const { today } = held;
    const subscription = changeableOf(held);
    const account = accounts.find(({ number }) => number === subscription?.accountNumber);
    if (subscription === undefined || !account?.country) return undefined;
    const zone = zoneOfCountry(account.country);
    return vouchers.studentTerms({ userId, planCode: subscription.planCode, zone, today });
  };
}
