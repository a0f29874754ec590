import type { Kysely } from 'kysely';
import { recordChange } from '../audit.ts';
import type { Workplaces } from '../ports.ts';
import type { IdentityTables, SecondFactorKind } from '../tables.ts';

/** The kinds of second factors, the one that is asked for first in front. */
const kindsByPreference = ['app', 'mail'] as const satisfies readonly SecondFactorKind[];

/** The second factors of a person, the one that is asked for first in front, and who requires one. */
export interface FactorsOfPerson {
  kinds: readonly SecondFactorKind[];
  /** The name of an organisation of the person. */
  requiredBy: string | undefined;
}

/** What second factors stand on. */
export interface SecondFactorParts {
  db: Kysely<IdentityTables>;
  workplaces: Pick<Workplaces, 'secondFactorRequiredBy'>;
  /** Whether people prove here who they are, and not to another issuer, which decides itself how it proves them. */
  ownIssuer: boolean;
}

/** Knows which second factors a person has, and whether a sign-in needs one. */
export function createSecondFactors({ db, workplaces, ownIssuer }: SecondFactorParts) {
  const requiredBy = async (accountId: string) =>
    ownIssuer ? workplaces.secondFactorRequiredBy(accountId) : undefined;

  async function kindsOf(
    accountId: string,
    reader: Kysely<IdentityTables> = db,
  ): Promise<readonly SecondFactorKind[]> {
    if (!ownIssuer) return [];
    const rows = await reader
      .selectFrom('secondFactors')
      .select('kind')
      .where('accountId', '=', accountId)
      .execute();
    const on = new Set(rows.map(({ kind }) => kind));
    return kindsByPreference.filter((kind) => on.has(kind));
  }

  async function of(accountId: string): Promise<FactorsOfPerson> {
    const [kinds, organisation] = await Promise.all([kindsOf(accountId), requiredBy(accountId)]);
    return { kinds, requiredBy: organisation };
  }

  return {
    of,

    /** Whether a session without a second factor may not decide about what is others'. */
    guardModerating: ownIssuer,

    /** The second factors that a person has turned on, the one that is asked for first in front. */
    kindsOf,

    /** Since when a factor is on. Undefined where it is off. */
    async sinceOf(
      accountId: string,
      kind: SecondFactorKind,
      reader: Kysely<IdentityTables> = db,
    ): Promise<Date | undefined> {
      const row = await reader
        .selectFrom('secondFactors')
        .select('since')
        .where('accountId', '=', accountId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return row?.since;
    },

    /** When the latest factor of a person was turned on. Undefined where there is none. */
    async latestOf(accountId: string): Promise<Date | undefined> {
      const { latest } = await db
        .selectFrom('secondFactors')
        .select(({ fn }) => fn.max<Date | null>('since').as('latest'))
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      return latest ?? undefined;
    },

    /** The name of an organisation of the person that asks its members for a second factor. */
    requiredBy,

    /** Whether no session may begin without a second factor: the person has one, or an organisation asks for it. */
    async areNeeded(accountId: string): Promise<boolean> {
      const { kinds, requiredBy: organisation } = await of(accountId);
      return kinds.length > 0 || organisation !== undefined;
    },

    /** Turns a factor on, and writes that down. False where it was on. */
    async add(
      trx: Kysely<IdentityTables>,
      { accountId, kind, ip }: { accountId: string; kind: SecondFactorKind; ip: string },
    ): Promise<boolean> {
      const added = await trx
        .insertInto('secondFactors')
        .values({ accountId, kind, since: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('kind')
        .executeTakeFirst();
      if (added === undefined) return false;
      await recordChange(trx, { accountId, change: 'secondFactorAdded', method: kind, ip });
      return true;
    },

    /** Turns a factor off, and writes that down. False where it was off. */
    async remove(
      trx: Kysely<IdentityTables>,
      { accountId, kind, ip }: { accountId: string; kind: SecondFactorKind; ip: string },
    ): Promise<boolean> {
      const removed = await trx
        .deleteFrom('secondFactors')
        .where('accountId', '=', accountId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) return false;
      await recordChange(trx, { accountId, change: 'secondFactorRemoved', method: kind, ip });
      return true;
    },
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
