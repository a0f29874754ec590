import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { socialConnections } from '../../../config/social-connections.ts';
import { recordChange } from '../audit.ts';
import { removeAppSetUpSince, type AppRemovalParts } from '../authenticator/remove-app.ts';
import { unlinkAll } from '../identities/identities.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import type { Accounts, IdentityMail, KnownAccount, Workplaces } from '../ports.ts';
import { endAccess } from '../session/end-access.ts';
import { lockAccount } from '../session/locked-account.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { IdentityTables } from '../tables.ts';
import { addressLeftAt, type ResetLinks } from './reset-links.ts';

/** What resetting a password works with. */
export interface ResetParts extends AppRemovalParts {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'byId' | 'changeEmail' | 'keepPasswordHash' | 'noteEmailVerified'>;
  mail: IdentityMail;
  links: ResetLinks;
  workplaces: Pick<Workplaces, 'leave'>;
}

/** What of an account a new password removes: identities at companies or passkeys, and whether a workplace is among them. */
export async function loginsToRemove(
  db: Kysely<IdentityTables>,
  accountId: string,
): Promise<{ any: boolean; workplace: boolean }> {
  const connections = await db
    .selectFrom('accountSubjects')
    .select('connection')
    .where('accountId', '=', accountId)
    .where('connection', 'is not', null)
    .execute();
  const passkey = await db
    .selectFrom('passkeys')
    .select('accountId')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  const social: readonly (string | null)[] = socialConnections;
  return {
    any: connections.length > 0 || passkey !== undefined,
    workplace: connections.some(({ connection }) => !social.includes(connection)),
  };
}

/**
 * Uses up a link and saves the new password. With it all sessions of the account end, its identities at companies, the
 * memberships that came by them and its passkeys are removed, its address counts as verified, the change is recorded and
 * its owner is told of all of it by mail.
 *
 * A link that was mailed to a former address brings that address back, which was kept free for it. It removes an
 * authenticator app that was set up since: the codes for that went to the later address.
 *
 * @returns The account as it is then. Undefined where the link works no more.
 */
export async function resetPassword(
  { token, password, ip }: { token: string; password: string; ip: string },
  { db, accounts, mail, links, workplaces, apps, factors }: ResetParts,
): Promise<KnownAccount | undefined> {
  const link = await links.find(token);
  const account = link && (await accounts.byId(link.accountId));
  if (link === undefined || account === undefined) return undefined;
  const { restoresEmail } = link;
  const { id, language, firstName } = account;
  const to = restoresEmail ?? account.email;
  // No hash is ever made inside a database transaction.
  const passwordHash = await hashPassword(password);

  return db.transaction().execute(async (trx) => {
    // Before the link: a change of address that commits meanwhile writes a link of its own, which `use` has to see.
    await lockAccount(trx, id);
    if (!(await links.use(trx, token))) return undefined;
    const shared = trx.$pickTables<never>();
    let appRemoved = false;
    if (restoresEmail !== null) {
      const address = { email: to, emailNormalised: normalisedEmail(to) };
      // Thrown, so that the link is not used up.
      if (!(await accounts.changeEmail(id, address, shared))) {
        throw new Error('An address that is kept free for its former owner belongs to another account.');
      }
      await recordChange(trx, { accountId: id, change: 'addressRestored', method: 'mailLink', ip });
      const since = addressLeftAt(link);
      appRemoved = await removeAppSetUpSince(trx, { accountId: id, since, ip }, { apps, factors });
    }
    await accounts.keepPasswordHash(id, passwordHash, shared);
    await accounts.noteEmailVerified(id, shared);
    await endAccess(trx, id);
    const removed = {
      connections: await unlinkAll(trx, { accountId: id, ip }, workplaces),
      passkeys: await removePasskeys(trx, id, ip),
    };
    await recordChange(trx, { accountId: id, change: 'passwordReset', method: 'mailLink', ip });
    const key = `passwordChanged:${randomUUID()}`;
    const told = { mail: 'passwordChanged', changedAt: new Date(), removed } as const;
    await mail.send({ key, to, language, firstName, ...told, ...(appRemoved && { appRemoved }) }, shared);
    return { ...account, email: to, passwordHash, emailVerifiedAt: new Date() };
  });
}
