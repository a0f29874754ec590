import type { Config } from './config/config.ts';
import type { SharedTransaction } from './database/database.ts';
import { usableName } from './domain/person-name.ts';
import { familyMails } from './family-mails.ts';
import { createFamilyMemberCount } from './modules/analytics/index.ts';
import { countedStatusOf, type Billing } from './modules/billing/index.ts';
import { createFamilies, type FamiliesOptions, type FamilyPagesOptions } from './modules/family/index.ts';
import { lockAgainstDeletion, maskedEmail } from './modules/identity/index.ts';
import type { createAccounts } from './modules/users/index.ts';

/** What families are opened on. */
interface Surroundings extends Pick<FamiliesOptions, 'db' | 'clock' | 'jobs' | 'throttle' | 'log'> {
  config: FamiliesOptions['config'] & Pick<Config, 'identity'>;
  accounts: ReturnType<typeof createAccounts>;
  billing: Billing;
  mail: Parameters<typeof familyMails>[0];
}

/** Families, on the accounts of their people and on what these pay for. */
export function openFamilies({ accounts, billing, mail, ...surroundings }: Surroundings) {
  async function personOf(userId: string, trx?: SharedTransaction) {
    const person = await accounts.personOf(userId, trx);
    return person && { ...person, shownName: usableName(person.firstName) || maskedEmail(person.email) };
  }

  return createFamilies({
    ...{ ...surroundings, lockAgainstDeletion, personOf },
    billing: {
      familyPlanOf: billing.families.familyPlanOf,
      ownPlansOf: billing.families.plansBesideFamily,
      endPlan: async (subscriptionId, userId) => {
        const cancelled = await billing.cancel(subscriptionId, userId);
        if (cancelled.ok) return 'ended';
        return cancelled.refusal.statusCode < 500 ? 'refused' : 'unclear';
      },
      hasOpenPurchase: async (userId) => (await billing.openPurchaseOf(userId)) !== undefined,
    },
    fillNames: async (trx, accountId, names) => {
      const person = await accounts.personOf(accountId, trx);
      if (person === undefined || !surroundings.config.identity.managesProfiles) return;
      const firstName = person.firstName.trim() || names.firstName;
      const lastName = person.lastName.trim() || names.lastName;
      await accounts.keepNames(accountId, { firstName, lastName }, trx);
    },
    mails: familyMails(mail),
  });
}

/** Counts who joins a family, with how the plan of its owner stands. */
export function createJoinedCount({
  db,
  clock,
  billing,
}: Parameters<typeof createFamilyMemberCount>[0] & {
  billing: Billing;
}): FamilyPagesOptions['countJoined'] {
  const count = createFamilyMemberCount({ db, clock });
  return async ({ request, language }, { ownerId, ...joined }) => {
    const membership = ownerId === null ? undefined : await billing.membershipOf(ownerId);
    const due = ownerId === null ? undefined : await billing.paymentDueOf(ownerId);
    const paymentDue = due !== undefined;
    const status = membership === undefined ? 'unknown' : countedStatusOf(membership, { paymentDue });
    const billingSource = membership?.current?.source ?? 'unknown';
    await count(request, { ...joined, language, status, billingSource });
  };
}
