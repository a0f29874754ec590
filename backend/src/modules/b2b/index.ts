import type { Database, SharedTransaction } from '../../database/database.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import {
  createCompleting,
  createEnrolling,
  type DropExternalId,
  type KeepExternalId,
  type LockAccount,
  type RecordMembership,
} from './enrolling.ts';
import { standingOf, type EnrolmentParts } from './enrolment.ts';
import { createOrganisations, healthHubId } from './organisations.ts';
import { b2bRoutes } from './routes.ts';
import { createWorkAddresses } from './work-addresses.ts';
import { workEmailPage, type WorkEmailPageParts } from './work-email-page.ts';
import { ssoLoginPage, type Partner, type SsoLoginPageOptions } from './sso-login-page.ts';

export { membershipTables } from './personal-data.ts';
export type { Partner } from './sso-login-page.ts';

/** What organisations stand on. */
export interface B2bSurroundings {
  db: Database;
  throttle: Throttle;
  /** Companies that sign the members of several organisations in. */
  partners: readonly Partner[];
  keepExternalId: KeepExternalId;
  dropExternalId: DropExternalId;
  externalIdOf: EnrolmentParts['externalIdOf'];
  lockAccount: LockAccount;
  recordMembership: RecordMembership;
}

/** A person who signs in at a workplace, there called `subject`, and from which network address. */
interface WorkplaceMember {
  accountId: string;
  workplace: string;
  subject: string;
  ip: string | undefined;
}

/** Organisations whose members sign in at work, and enrol through a health hub. */
export function createB2b(surroundings: B2bSurroundings) {
  const { db, throttle, partners, keepExternalId, dropExternalId, externalIdOf } = surroundings;
  const { lockAccount, recordMembership } = surroundings;
  const organisations = createOrganisations(db);
  const enrol = createEnrolling({ organisations, keepExternalId, recordMembership });
  const complete = createCompleting({ db, lockAccount, organisations, enrol });
  const addresses = createWorkAddresses({ database: db, organisations, recordMembership });
  return {
    /** The domains of the organisation whose people sign in at a workplace. */
    domainsOf: (workplace: string) => organisations.domainsOf(workplace),

    /** The name of the organisation whose people sign in at a workplace. */
    nameOf: (workplace: string) => organisations.nameOf(workplace),

    /** The name of an organisation of the person that asks its members for a second factor. */
    secondFactorRequiredBy: (accountId: string) => organisations.secondFactorRequiredBy(accountId),

    /**
     * Makes a person who signed in at a workplace a member of its organisation, and enrols the member at the health hub,
     * if there is one.
     */
    async join(member: WorkplaceMember, trx: SharedTransaction): Promise<void> {
      const { accountId, workplace, subject: healthHubExternalId, ip } = member;
      const organisation = await organisations.join(accountId, workplace, trx);
      if (organisation === undefined) return;
      const { organisationId, healthHub, joined } = organisation;
      if (joined) await recordMembership(trx, { accountId, change: 'memberJoined', method: workplace, ip });
      if (healthHub === undefined) return;
      await enrol({ accountId, organisationId, healthHub, healthHubExternalId, workplace, ip }, trx);
    },

    /**
     * Ends the membership of a person who signs in at a workplace no more. The mark of the partner's member ends too, also
     * where the organisation took the person off its list before: else it would keep the person's next account from it.
     */
    async leave(
      { accountId, workplace, subject, ip }: WorkplaceMember,
      trx: SharedTransaction,
    ): Promise<void> {
      const { healthHub, left = false } = (await organisations.leave(accountId, workplace, trx)) ?? {};
      if (left) await recordMembership(trx, { accountId, change: 'memberLeft', method: workplace, ip });
      if (healthHub !== undefined) await dropExternalId(accountId, healthHubId(healthHub, subject), trx);
    },

    /** What a person has by signing in at a workplace alone, as `leave` ends it. */
    async endedByLeaving(accountId: string, workplace: string): Promise<'access' | 'enrolment' | undefined> {
      const memberships = await organisations.membershipsOf(accountId);
      const membership = memberships.find(({ connection }) => connection === workplace);
      if (membership === undefined) return undefined;
      const proved = await addresses.organisationsOf(accountId);
      if (!proved.includes(membership.organisationId)) return 'access';
      return membership.enrolled ? 'enrolment' : undefined;
    },

    /** How a person stands with the health hub of which organisation, and the name of the organisation that pays. */
    async standingOf(accountId: string) {
      const standing = await standingOf(accountId, { organisations, externalIdOf });
      return { ...standing, enrolment: standing.enrolment.status };
    },

    /** The name of the organisation that pays for a person. */
    employerOf: async (accountId: string) =>
      (await standingOf(accountId, { organisations, externalIdOf })).employer,

    /** Whether a person is a member of any organisation. */
    isMember: async (accountId: string) => (await organisations.membershipsOf(accountId)).length > 0,

    /** The page on which a person proves an address at work. */
    workEmailPage: (parts: Pick<WorkEmailPageParts, 'codes'>) =>
      workEmailPage({ organisations, addresses, throttle, ...parts }),

    routes: b2bRoutes({ organisations, complete, externalIdOf }),

    /** The page on which a person finds the sign-in of a workplace. */
    ssoLoginPage: (parts: Pick<SsoLoginPageOptions, 'isSignedIn'>) =>
      ssoLoginPage({ organisations, partners, throttle, ...parts }),
  };
}
