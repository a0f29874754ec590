import type { SharedTransaction } from '../../database/database.ts';
import { healthHubId, type Organisations } from './organisations.ts';

/** A member and the health hub of the organisation. */
export interface Enrolling {
  accountId: string;
  organisationId: string;
  healthHub: string;
  /** The member's id at the health hub, as its sign-in told it. */
  healthHubExternalId: string;
}

/** Marks an account as that of a partner's member, which another may be already. */
export type KeepExternalId = (
  accountId: string,
  externalId: string,
  trx?: SharedTransaction,
) => Promise<boolean>;

/** Ends that an account is that of a partner's member. */
export type DropExternalId = (accountId: string, externalId: string, trx: SharedTransaction) => Promise<void>;

/** Enrols members at the health hub of their organisation. False where the id or the account is another member's. */
export function createEnrolling({
  organisations,
  keepExternalId,
}: {
  organisations: Pick<Organisations, 'enrol'>;
  keepExternalId: KeepExternalId;
}) {
  return async (
    { accountId, organisationId, healthHub, healthHubExternalId }: Enrolling,
    trx?: SharedTransaction,
  ): Promise<boolean> => {
    if (!(await keepExternalId(accountId, healthHubId(healthHub, healthHubExternalId), trx))) return false;
    await organisations.enrol(accountId, organisationId, healthHubExternalId, trx);
    return true;
  };
}

export type Enrol = ReturnType<typeof createEnrolling>;
