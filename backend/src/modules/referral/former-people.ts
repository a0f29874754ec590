import type { Kysely } from 'kysely';
import { addMonths, dayOf } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import type { Digests } from '../../sealing/sealing.ts';
import type { MailboxOf, ReferralBilling } from './ports.ts';
import { createReferralRepository } from './repository.ts';
import type { ReferralTables } from './tables.ts';

/** For so long it is kept that a person had a subscription, once the account is closed. */
const keptMonths = 36;

/** What former people are told by. */
export interface FormerPeopleParts {
  db: Kysely<ReferralTables>;
  clock: Pick<Clock, 'now'>;
  billing: Pick<ReferralBilling, 'isNewMember'>;
  mailboxOf: MailboxOf;
  digests: Digests;
}

/** Keeps who had a subscription beyond the account: free days of a friend are for people who never had one. */
export function createFormerPeople({ db, clock, billing, mailboxOf, digests }: FormerPeopleParts) {
  const repository = createReferralRepository(db);

  return {
    /** Called where an account is closed, while its address is still there. Again, it does nothing more. */
    remember: async (accountId: string): Promise<void> => {
      if (await billing.isNewMember(accountId)) return;
      const mailbox = await mailboxOf(accountId, { most: 1 });
      if (mailbox === undefined) return;
      const keptUntil = addMonths(dayOf(clock.now()), keptMonths);
      await repository.keepFormer(digests.of(mailbox.address), keptUntil);
    },

    forget: (): Promise<void> => repository.forgetFormer(dayOf(clock.now())),
  };
}
