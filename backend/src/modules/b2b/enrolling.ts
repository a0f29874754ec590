import type { Database, SharedTransaction } from '../../database/database.ts';
import { hasHealthHub } from './enrolment.ts';
import { healthHubId, type Organisations } from './organisations.ts';

/** A member and the health hub of the organisation. */
export interface Enrolling {
  accountId: string;
  organisationId: string;
  healthHub: string;
  /** The member's id at the health hub, as its sign-in told it. */
  healthHubExternalId: string;
  /** The workplace that told it, and the network address of the person. */
  workplace: string;
  ip: string | undefined;
}

/** Writes down a change to what an account is a member of, in the transaction that makes it. */
export type RecordMembership = (
  trx: SharedTransaction,
  change: {
    accountId: string;
    change: 'memberJoined' | 'memberLeft' | 'enrolled';
    method: string;
    ip: string | undefined;
  },
) => Promise<void>;

/** Marks an account as that of a partner's member, which another may be already. */
export type KeepExternalId = (
  accountId: string,
  externalId: string,
  trx: SharedTransaction,
) => Promise<boolean>;

/** Ends that an account is that of a partner's member. */
export type DropExternalId = (accountId: string, externalId: string, trx: SharedTransaction) => Promise<void>;

/** Locks an account. False where it is being deleted. */
export type LockAccount = (trx: SharedTransaction, accountId: string) => Promise<boolean>;

/** The subject of an account at a company: who it is there. */
export type SubjectOf = (
  accountId: string,
  connection: string,
  trx: SharedTransaction,
) => Promise<string | undefined>;

/** Enrols members at the health hub of their organisation. False where the id or the account is another member's. */
export function createEnrolling({
  organisations,
  keepExternalId,
  recordMembership,
}: {
  organisations: Pick<Organisations, 'enrol'>;
  keepExternalId: KeepExternalId;
  recordMembership: RecordMembership;
}) {
  return async (
    { accountId, organisationId, healthHub, healthHubExternalId, workplace: method, ip }: Enrolling,
    trx: SharedTransaction,
  ): Promise<boolean> => {
    if (!(await keepExternalId(accountId, healthHubId(healthHub, healthHubExternalId), trx))) return false;
    if (await organisations.enrol(accountId, organisationId, healthHubExternalId, trx)) {
      await recordMembership(trx, { accountId, change: 'enrolled', method, ip });
    }
    return true;
  };
}

export type Enrol = ReturnType<typeof createEnrolling>;

/**
 * Enrols a person who joined before, as the one that the workplace itself named. False where it named no such person. The account
 * is locked before anything is read, as in removing the identity: a person who leaves meanwhile is not enrolled.
 */
export function createCompleting({
  db,
  lockAccount,
  organisations,
  enrol,
}: {
  db: Database;
  lockAccount: LockAccount;
  organisations: Pick<Organisations, 'membershipsOf'>;
  enrol: Enrol;
}) {
  return (
    { accountId, healthHub, healthHubExternalId, ip }: Omit<Enrolling, 'organisationId' | 'workplace'>,
    subjectOf: SubjectOf,
  ): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (!(await lockAccount(trx, accountId))) return false;
      const memberships = (await organisations.membershipsOf(accountId, trx)).filter(hasHealthHub);
      const membership = memberships.find((each) => each.healthHub === healthHub);
      if (membership?.connection === undefined) return false;
      // Anyone can send any id: it counts where the company itself named this person so.
      const subject = await subjectOf(accountId, membership.connection, trx);
      if (subject !== healthHubExternalId) return false;
      const { organisationId, connection: workplace } = membership;
      return enrol({ accountId, organisationId, healthHub, healthHubExternalId, workplace, ip }, trx);
    });
}

export type Complete = ReturnType<typeof createCompleting>;
