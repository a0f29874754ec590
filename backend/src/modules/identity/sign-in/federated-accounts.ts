import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import { usableName } from '../../../domain/person-name.ts';
import type { Language } from '../../../domain/languages.ts';
import { isEmail, normalisedEmail } from './email.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import type { Arrived } from './site-client.ts';

export type FoundAccount = { ok: true; account: KnownAccount; created: boolean } | { ok: false };

/**
 * Finds the account of a person whom another issuer signed in, or creates one. An account that exists is joined only
 * by an address that both sides have verified: else an attacker could wait in an account made with another's address.
 */
export async function accountOf(
  arrived: Arrived,
  language: Language,
  { db, accounts }: { db: Kysely<IdentityTables>; accounts: Accounts },
): Promise<FoundAccount> {
  const known = await db
    .selectFrom('accountSubjects')
    .select('accountId')
    .where('issuer', '=', arrived.issuer)
    .where('subject', '=', arrived.subject)
    .executeTakeFirst();
  const account = known && (await accounts.byId(known.accountId));
  if (account !== undefined) return { ok: true, account, created: false };
  const { email, emailVerified } = arrived;
  if (email === undefined || !emailVerified || !isEmail(email)) return { ok: false };

  const found = await byVerifiedEmail(arrived, email, language, accounts);
  if (found.ok) {
    await db
      .insertInto('accountSubjects')
      .values({ issuer: arrived.issuer, subject: arrived.subject, accountId: found.account.id })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute();
  }
  return found;
}

async function byVerifiedEmail(
  { firstName, lastName }: Arrived,
  email: string,
  language: Language,
  accounts: Accounts,
): Promise<FoundAccount> {
  const emailNormalised = normalisedEmail(email);
  const added = await accounts.add({
    email,
    emailNormalised,
    passwordHash: null,
    firstName: usableName(firstName),
    lastName: usableName(lastName),
    language,
    marketingOptIn: false,
    emailVerified: true,
  });
  if (added.ok) return { ok: true, account: added.account, created: true };
  const existing = await accounts.byEmail(emailNormalised);
  if (existing === undefined || existing.emailVerifiedAt === null) return { ok: false };
  return { ok: true, account: existing, created: false };
}
