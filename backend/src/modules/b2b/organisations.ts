import type { Generated } from 'kysely';
import type { Database, SharedTransaction, Tables } from '../../database/database.ts';

type B2bTables = Tables<{
  organisations: {
    id: Generated<string>;
    name: string;
    nameNormalised: string;
    /** The workplace at which its people sign in. */
    connection: string | null;
    /** The health hub through which its members enrol. */
    healthHub: string | null;
    requiresSecondFactor: Generated<boolean>;
  };
  organisationDomains: { domain: string; organisationId: string; provenAt: Date };
  memberships: {
    accountId: string;
    organisationId: string;
    healthHubExternalId: string | null;
    joinedAt: Date;
    enrolledAt: Date | null;
  };
  workAddresses: { emailNormalised: string; accountId: string; organisationId: string };
}>;

/** An organisation to add. */
export interface OrganisationToAdd {
  name: string;
  connection: string;
  healthHub: string | undefined;
  /** Whether members are asked for a second factor at each sign-in. */
  requiresSecondFactor?: boolean;
  /** In lower case; proved to be its own. */
  domains: readonly string[];
}

/** An organisation of which a person is a member. */
export interface Membership {
  organisationId: string;
  name: string;
  connection: string | undefined;
  healthHub: string | undefined;
  enrolled: boolean;
}

/** What was looked up, and how. */
export interface LookUp {
  type: 'domain' | 'name';
  term: string;
}

/** Keeps organisations and their members. */
export function createOrganisations(database: Database) {
  const db = database.$extendTables<B2bTables>();

  return {
    /** Adds an organisation, unless its name is known. */
    async add({
      name,
      connection,
      healthHub,
      requiresSecondFactor,
      domains,
    }: OrganisationToAdd): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('organisations')
          .values({
            name,
            nameNormalised: normalisedName(name),
            connection,
            healthHub: healthHub ?? null,
            requiresSecondFactor: requiresSecondFactor ?? false,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) return;
        const provenAt = new Date();
        await trx
          .insertInto('organisationDomains')
          .values(domains.map((domain) => ({ domain, organisationId: added.id, provenAt })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },

    /** The domains of the organisation whose people sign in at a workplace. */
    async domainsOf(workplace: string): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('organisationDomains')
        .innerJoin('organisations', 'organisations.id', 'organisationDomains.organisationId')
        .select('domain')
        .where('connection', '=', workplace)
        .execute();
      return rows.map(({ domain }) => domain);
    },

    /** The organisation of a domain or a name, whole and exact: parts of names would list all that there are. */
    find({ type, term }: LookUp) {
      const known = db
        .selectFrom('organisations')
        .select(['organisations.name', 'organisations.connection'])
        .where('connection', 'is not', null);
      const found =
        type === 'name'
          ? known.where('nameNormalised', '=', normalisedName(term))
          : known
              .innerJoin('organisationDomains', 'organisationDomains.organisationId', 'organisations.id')
              .where('domain', '=', term.toLowerCase());
      return found.executeTakeFirst();
    },

    /** The name of the organisation whose people sign in at a workplace. */
    async nameOf(workplace: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('organisations')
        .select('name')
        .where('connection', '=', workplace)
        .executeTakeFirst();
      return row?.name;
    },

    /** The name of an organisation of the person that asks its members for a second factor. */
    async secondFactorRequiredBy(accountId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('memberships')
        .innerJoin('organisations', 'organisations.id', 'memberships.organisationId')
        .select('organisations.name')
        .where('accountId', '=', accountId)
        .where('requiresSecondFactor', '=', true)
        .orderBy('joinedAt')
        .limit(1)
        .executeTakeFirst();
      return row?.name;
    },

    /** Makes a person a member of the organisation of a workplace. Gives that organisation, and whether the person is new there. */
    async join(
      accountId: string,
      workplace: string,
      trx: SharedTransaction,
    ): Promise<{ organisationId: string; healthHub: string | undefined; joined: boolean } | undefined> {
      const rows = trx.$extendTables<B2bTables>();
      const organisation = await rows
        .selectFrom('organisations')
        .select(['id', 'healthHub'])
        .where('connection', '=', workplace)
        .executeTakeFirst();
      if (organisation === undefined) return undefined;
      const added = await rows
        .insertInto('memberships')
        .values({
          accountId,
          organisationId: organisation.id,
          healthHubExternalId: null,
          joinedAt: new Date(),
          enrolledAt: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('accountId')
        .executeTakeFirst();
      const { id: organisationId, healthHub } = organisation;
      return { organisationId, healthHub: healthHub ?? undefined, joined: added !== undefined };
    },

    /**
     * Ends the membership that a person has by signing in at a workplace, with the enrolment that came by it. Who proved an
     * address at work stays a member. Gives the health hub of the organisation, if there is any, and whether the
     * membership has ended.
     */
    async leave(
      accountId: string,
      workplace: string,
      trx: SharedTransaction,
    ): Promise<{ healthHub: string | undefined; left: boolean } | undefined> {
      const rows = trx.$extendTables<B2bTables>();
      const organisation = await rows
        .selectFrom('organisations')
        .select(['id as organisationId', 'healthHub'])
        .where('connection', '=', workplace)
        .executeTakeFirst();
      if (organisation === undefined) return undefined;
      const { organisationId, healthHub } = organisation;
      const membership = { accountId, organisationId };
      const proved = await rows
        .selectFrom('workAddresses')
        .select('emailNormalised')
        .where((row) => row.and(membership))
        .executeTakeFirst();
      const hub = healthHub ?? undefined;
      if (proved === undefined) {
        const deleted = await rows
          .deleteFrom('memberships')
          .where((row) => row.and(membership))
          .executeTakeFirst();
        return { healthHub: hub, left: deleted.numDeletedRows > 0n };
      }
      await rows
        .updateTable('memberships')
        .set({ healthHubExternalId: null, enrolledAt: null })
        .where((row) => row.and(membership))
        .execute();
      return { healthHub: hub, left: false };
    },

    async membershipsOf(accountId: string, trx?: SharedTransaction): Promise<Membership[]> {
      const rows = await (trx ?? database)
        .$extendTables<B2bTables>()
        .selectFrom('memberships')
        .innerJoin('organisations', 'organisations.id', 'memberships.organisationId')
        .select(['organisationId', 'name', 'connection', 'healthHub', 'enrolledAt'])
        .where('accountId', '=', accountId)
        .orderBy('joinedAt')
        .execute();
      return rows.map(({ organisationId, name, connection, healthHub, enrolledAt }) => ({
        organisationId,
        name,
        connection: connection ?? undefined,
        healthHub: healthHub ?? undefined,
        enrolled: enrolledAt !== null,
      }));
    },

    /** Enrols a member. False where the person is no member, or enrolled already. */
    async enrol(
      accountId: string,
      organisationId: string,
      healthHubExternalId: string,
      trx: SharedTransaction,
    ): Promise<boolean> {
      const enrolled = await trx
        .$extendTables<B2bTables>()
        .updateTable('memberships')
        .set({ healthHubExternalId, enrolledAt: new Date() })
        .where('accountId', '=', accountId)
        .where('organisationId', '=', organisationId)
        .where('enrolledAt', 'is', null)
        .executeTakeFirst();
      return enrolled.numUpdatedRows > 0n;
    },
  };
}

/** A member's id, as accounts keep it: unique over all health hubs. */
export function healthHubId(healthHub: string, externalId: string): string {
  return `${healthHub}:${externalId}`;
}

export type Organisations = ReturnType<typeof createOrganisations>;

/** Reads a search: an address and a domain are looked up by the domain, anything else as a name. */
export function lookUpOf(searched: string): LookUp {
  const term = searched.trim();
  const domain = term.slice(term.lastIndexOf('@') + 1);
  const isDomain = /^[^\s.]+(?:\.[^\s.]+)+$/.test(domain);
  return isDomain ? { type: 'domain', term: domain } : { type: 'name', term };
}

/** Whether two names are the same but for spaces and capitals. */
export function isSameName(name: string, other: string): boolean {
  return normalisedName(name) === normalisedName(other);
}

function normalisedName(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
