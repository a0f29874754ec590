import type { SharedTransaction } from '../../database/database.ts';
import { TryLater, type Jobs } from '../../process/jobs.ts';
import { updateContacts } from './job-kinds.ts';
import type { MemberRepository } from './members/repository.ts';
import type { BillingPorts } from './ports.ts';
import type { Zuora } from './zuora/zuora.ts';

/**
 * Keeps the address that the billing company has of a user up to date. The work reads the address when it is done, so that
 * doing it twice, or after a later change, ends the same.
 */
export function createContacts(parts: {
  zuora: Pick<Zuora, 'changeContactEmail'>;
  members: Pick<MemberRepository, 'accountsOf'>;
  jobs: Pick<Jobs, 'enqueue' | 'work'>;
  personOf: BillingPorts['personOf'];
}) {
  const { zuora, members, jobs, personOf } = parts;

  jobs.work(updateContacts, async ({ userId }) => {
    const person = await personOf(userId);
    // The account was closed meanwhile.
    if (person === undefined) return;
    for (const { accountNumber } of await members.accountsOf(userId)) {
      const changed = await zuora.changeContactEmail(accountNumber, person);
      if (changed.ok) continue;
      if (changed.kind === 'refused')
        throw new Error('The billing company refused the address of a contact.');
      throw new TryLater('The billing company does not answer.');
    }
  });

  /** Has the contacts of a user updated, in the transaction that changes the user's address. */
  return (trx: SharedTransaction, userId: string): Promise<void> =>
    jobs.enqueue(trx, updateContacts, { userId }, { longestPause: 600 });
}
