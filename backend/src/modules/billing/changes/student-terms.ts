import { zoneOfCountry } from '../catalogue/price-zones.ts';
import type { StudentTerms, Vouchers } from '../ports.ts';
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
