import { dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import type { ChangeRepository } from '../changes/repository.ts';
import { historyOf, type History } from './history.ts';
import { chargedSubscriptionsOf } from './less-credit.ts';
import { membershipOn, type Membership } from './membership.ts';
import type { MemberRepository } from './repository.ts';

/** What a user has and had, by our copy. */
export function createToldOfMember({
  members,
  changes,
  clock,
}: {
  members: MemberRepository;
  changes: Pick<ChangeRepository, 'givenBackTo'>;
  clock: Pick<Clock, 'now'>;
}) {
  return {
    membershipOf: async (userId: string): Promise<Membership> =>
      membershipOn(
        dayOf(clock.now()),
        await chargedSubscriptionsOf(members, userId),
        await members.paymentsOf(userId),
      ),

    historyOf: async (userId: string): Promise<History> =>
      historyOf(
        await members.accountsOf(userId),
        await members.subscriptionsOf(userId),
        await members.paymentsOf(userId),
        await changes.givenBackTo(userId),
      ),
  };
}
