import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/database.ts';
import type { IdentityTables } from '../tables.ts';

type AccountRows = Tables<{ accounts: { id: string; passwordHash: string | null } }>;

/** What an account can be entered by. */
export interface AllLoginMethods {
  password: boolean;
  /** Of the companies by which people can sign in, the first one that was connected first. */
  connections: readonly string[];
  passkeys: number;
}

/** Reads what an account can be entered by. An identity is a login method only at a company that is `reachable`. */
export async function allLoginMethods(
  db: Kysely<IdentityTables>,
  accountId: string,
  reachable: readonly string[],
): Promise<AllLoginMethods> {
  const account = await db
    .$extendTables<AccountRows>()
    .selectFrom('accounts')
    .select((eb) => [
      'passwordHash',
      eb
        .selectFrom('passkeys')
        .select(eb.fn.countAll<string>().as('count'))
        .whereRef('accountId', '=', 'accounts.id')
        .as('passkeys'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const identities = await db
    .selectFrom('accountSubjects')
    .select('connection')
    .where('accountId', '=', accountId)
    .orderBy('linkedAt')
    .execute();
  return {
    password: (account?.passwordHash ?? null) !== null,
    connections: identities
      .map(({ connection }) => connection ?? '')
      .filter((connection) => reachable.includes(connection)),
    passkeys: Number(account?.passkeys ?? 0),
  };
}

/** Whether an account could be entered without its identity at a company, or without one of its passkeys. */
export function hasOtherLoginMethod(
  { password, connections, passkeys }: AllLoginMethods,
  without: { connection: string } | 'passkey',
): boolean {
  if (password) return true;
  return without === 'passkey'
    ? connections.length + passkeys > 1
    : passkeys > 0 || connections.some((connection) => connection !== without.connection);
}
