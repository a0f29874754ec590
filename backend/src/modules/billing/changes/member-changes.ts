import type { Clock } from '../../../process/clock.ts';
import { dayOf } from '../../../domain/days.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import type { BillingAccount } from '../members/refreshing.ts';
import type { MemberRepository } from '../members/repository.ts';
import type { Changing } from './changing.ts';
import { possibleChanges, type PossibleChanges } from './possible.ts';
import { createStudentRenewals } from './student-renewals.ts';
import type { BoughtAsStudent, StudentTermsOf } from './student-terms.ts';
import type { WithdrawalRequests } from './withdrawal-requests.ts';

/** What a member does to a subscription that they hold: it is shown first, then confirmed. */
export function createMemberChanges(parts: {
  changing: Changing;
  members: Pick<MemberRepository, 'subscriptionsOf' | 'paymentsOf' | 'accountsOf'>;
  withdrawals: Pick<WithdrawalRequests, 'keep' | 'keptRequestOf'>;
  studentTermsOf: StudentTermsOf;
  boughtAsStudent: BoughtAsStudent;
  soldPlans: Pick<SoldPlans, 'isSold' | 'offered'>;
  clock: Pick<Clock, 'now'>;
}) {
  const { changing, members, withdrawals, studentTermsOf, boughtAsStudent, soldPlans, clock } = parts;

  return {
    preview: changing.preview,
    show: changing.show,
    confirm: changing.confirm,
    find: changing.find,

    students: createStudentRenewals({
      ...{ members, studentTermsOf, boughtAsStudent, clock },
      draw: changing.studentYear,
    }),

    /** When a withdrawal was asked for that could not be made: now, where it was not before. */
    keepWithdrawal: withdrawals.keep,

    /** What may be changed, with the accounts as the billing company has just reported them. */
    possible: async (userId: string, accounts: readonly BillingAccount[]): Promise<PossibleChanges> => {
      const subscriptions = await members.subscriptionsOf(userId);
      const payments = await members.paymentsOf(userId);
      const askedAt = await withdrawals.keptRequestOf(userId);
      const today = dayOf(clock.now());
      const withdrawalOn = askedAt && dayOf(askedAt);
      const studentTerms = await studentTermsOf(userId, { subscriptions, accounts, today });
      return possibleChanges({
        ...{ subscriptions, payments, accounts, today, withdrawalOn, soldPlans, studentTerms },
      });
    },
  };
}
