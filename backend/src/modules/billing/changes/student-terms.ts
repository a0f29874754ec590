import { zoneOfCountry } from '../catalogue/price-zones.ts';
import type { BillingAccount } from '../members/refreshing.ts';
import type { StudentTerms, Vouchers } from '../ports.ts';
import { changeableOf, type Changer } from './rules.ts';

/** Where a subscription is billed. */
type BilledAccount = Pick<BillingAccount, 'number' | 'country'>;

/** What a member has off as a student, on the plan that they hold. Undefined for who never had the price for students. */
export type StudentTermsOf = (
  userId: string,
  held: Pick<Changer, 'subscriptions' | 'today'> & { accounts: readonly BilledAccount[] },
) => Promise<StudentTerms | undefined>;

export function createStudentTerms(vouchers: Pick<Vouchers, 'studentTerms'>): StudentTermsOf {
  return async (userId, { subscriptions, accounts, today }) => {
    const subscription = changeableOf({ subscriptions, today });
    const account = accounts.find(({ number }) => number === subscription?.accountNumber);
    if (subscription === undefined || account === undefined) return undefined;
    const zone = zoneOfCountry(account.country);
    return vouchers.studentTerms({ userId, planCode: subscription.planCode, zone, today });
  };
}
