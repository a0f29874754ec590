import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../audit.ts';
import type { IdentityTables } from '../tables.ts';
import { usableName } from '../../../domain/person-name.ts';
import type { Language } from '../../../domain/languages.ts';
import { isEmail, normalisedEmail } from './email.ts';
import type { Accounts, IdentityMail, KnownAccount } from '../ports.ts';
import { lockAccount } from '../session/locked-account.ts';
import type { PersonAtIssuer } from './site-client.ts';

export type FoundAccount = { ok: true; account: KnownAccount; created: boolean } | { ok: false };

/**
 * Finds the account of a person whom another issuer signed in, or creates one. An account that exists is joined only
 * by an address that both sides have verified: else an attacker could wait in an account made with another's address.
 * What was opened or joined is recorded, with the issuer as its method, and its owner is told of what was joined.
 */
export async function accountOf(
  person: PersonAtIssuer,
  language: Language,
  {
    db,
    accounts,
    mail,
    ip,
  }: { db: Kysely<IdentityTables>; accounts: Accounts; mail: IdentityMail; ip: string },
): Promise<FoundAccount> {
  const known = await db
    .selectFrom('accountSubjects')
    .select('accountId')
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  const account = known && (await accounts.byId(known.accountId));
  if (account !== undefined) return { ok: true, account, created: false };
  const { email, emailVerified } = person;
  if (email === undefined || !emailVerified || !isEmail(email)) return { ok: false };

  const existing = await accounts.byEmail(normalisedEmail(email));
  if (existing?.emailVerifiedAt === null) return { ok: false };
  try {
    return await db.transaction().execute(async (trx) => {
      const found = existing
        ? await stillVerified(existing, trx)
        : await created(person, email, language, accounts, trx);
      if (!found.ok) return found;
      const accountId = found.account.id;
      if (!(await addSubject(trx, person, accountId))) throw new AddedMeanwhile();
      const change = found.created ? 'registered' : 'linked';
      await recordChange(trx, { accountId, change, method: person.issuer, ip });
      if (!found.created) await tellOwner(found.account, person.issuer, mail, trx);
      return found;
    });
  } catch (error) {
    if (error instanceof AddedMeanwhile) return { ok: false };
    throw error;
  }
}

/** Rolls the account back whose subject another sign-in has added to an account at the same time. */
class AddedMeanwhile extends Error {}

/** The account may have got another address since it was found. */
async function stillVerified(account: KnownAccount, trx: Transaction<IdentityTables>): Promise<FoundAccount> {
  const locked = await lockAccount(trx, account.id);
  const same = locked?.email === account.email && locked.emailVerifiedAt !== null;
  return same ? { ok: true, account, created: false } : { ok: false };
}

function tellOwner(
  { id, email: to, language, firstName }: KnownAccount,
  issuer: string,
  mail: IdentityMail,
  trx: Transaction<IdentityTables>,
): Promise<void> {
  const key = `identityLinked:${id}:${randomUUID()}`;
  const message = { ...{ key, to, language, firstName }, mail: 'identityLinked', issuer } as const;
  return mail.send(message, trx.$pickTables<never>());
}

async function addSubject(
  trx: Kysely<IdentityTables>,
  { issuer, subject }: PersonAtIssuer,
  accountId: string,
): Promise<boolean> {
  const added = await trx
    .insertInto('accountSubjects')
    .values({ issuer, subject, accountId, connection: null, email: null, linkedAt: new Date() })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

async function created(
  { firstName, lastName }: PersonAtIssuer,
  email: string,
  language: Language,
  accounts: Accounts,
  trx: Transaction<IdentityTables>,
): Promise<FoundAccount> {
  const added = await accounts.add(
    {
      email,
      emailNormalised: normalisedEmail(email),
      passwordHash: null,
      firstName: usableName(firstName),
      lastName: usableName(lastName),
      language,
      emailVerified: true,
    },
    trx.$pickTables<never>(),
  );
  return added.ok ? { ok: true, account: added.account, created: true } : { ok: false };
}
