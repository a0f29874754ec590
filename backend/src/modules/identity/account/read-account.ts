import type { Kysely } from 'kysely';
import type { MailedCodes } from '../identities/mailed-codes.ts';
import { addressPurpose } from '../identities/prove-address.ts';
import type { KnownAccount, PaymentDue, Workplaces } from '../ports.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Sessions } from '../session/sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { newEmailPurpose } from './email.ts';
import type { AccountFacts } from './facts.ts';

/** Reads what the page shows of an account to the browser of a session. */
export type ReadAccount = ReturnType<typeof accountReader>;

/** What reading an account works with. */
export interface AccountReaderParts {
  db: Kysely<IdentityTables>;
  sessions: Pick<Sessions, 'browsersOf'>;
  codes: Pick<MailedCodes, 'sentTo' | 'usableAt' | 'minutesUsedUp'>;
  factors: Pick<SecondFactors, 'of'>;
  connectionsOf: (accountId: string) => Promise<readonly string[]>;
  workplaces: Pick<Workplaces, 'nameOf'>;
  /** How many passkeys an account has. */
  passkeysOf: (accountId: string) => Promise<number>;
  /** What a renewal of an account failed to charge. */
  paymentDueOf: (accountId: string) => Promise<PaymentDue | undefined>;
  /** What an account is in a family. */
  familyRoleOf: (accountId: string) => Promise<'primary' | 'member' | undefined>;
  /** Whether passwords are kept here, and not by another issuer. */
  ownPasswords: boolean;
  /** Whether names are kept up here, and not by another system. */
  managesProfiles: boolean;
}

/** Makes a reader of accounts. */
export function accountReader(parts: AccountReaderParts) {
  const { db, sessions, codes, factors, workplaces, connectionsOf, passkeysOf } = parts;
  const { ownPasswords, managesProfiles, paymentDueOf, familyRoleOf } = parts;

  return async (account: KnownAccount, sid: string | undefined) => {
    const proved = account.emailVerifiedAt !== null;
    const familyRole = await familyRoleOf(account.id);
    const purpose = newEmailPurpose(account);
    const [pendingEmail, newEmailUsedUpMinutes] = await Promise.all([
      codes.sentTo(purpose),
      codes.minutesUsedUp(purpose),
    ]);
    const [browsers, connections, passkeys, changedAt, codeSentTo, { kinds }, paymentDue] = await Promise.all(
      [
        sessions.browsersOf(account.id),
        namedConnections(account.id),
        passkeysOf(account.id),
        passwordChangedAt(db, account.id),
        proved ? undefined : codes.usableAt(addressPurpose(account)),
        factors.of(account.id),
        paymentDueOf(account.id),
      ],
    );
    const { id, firstName, lastName, email, language, createdAt, marketingOptIn } = account;
    return {
      status: 'open',
      userId: id,
      ...{ firstName, lastName, email, language },
      ...(!managesProfiles && { namesElsewhere: true as const }),
      emailVerified: proved,
      ...(codeSentTo === email && { emailCode: 'waiting' as const }),
      ...(pendingEmail !== undefined && {
        pendingEmail,
        ...(newEmailUsedUpMinutes !== undefined && { newEmailUsedUpMinutes }),
      }),
      createdAt: createdAt.toISOString(),
      marketingEmails: marketingOptIn,
      password: passwordOf(account, changedAt),
      ...(ownPasswords && { secondFactor: kinds.length > 0 ? ('on' as const) : ('off' as const) }),
      connections,
      ...(ownPasswords && { passkeys }),
      browsers: browsers.map(({ sid: of, browser, system, createdAt: since, lastUsedAt }) => ({
        ...{ id: of, browser, system },
        since: since.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: of === sid,
      })),
      ...(familyRole !== undefined && { familyRole }),
      ...(paymentDue !== undefined && { paymentDue }),
    } satisfies AccountFacts;
  };

  async function namedConnections(accountId: string) {
    const names = await connectionsOf(accountId);
    return Promise.all(
      names.map(async (name) => {
        const workplace = await workplaces.nameOf(name);
        return { name, ...(workplace !== undefined && { workplace }) };
      }),
    );
  }

  function passwordOf({ passwordHash }: KnownAccount, changedAt: Date | undefined) {
    if (!ownPasswords) return { status: 'elsewhere' as const };
    if (passwordHash === null) return { status: 'none' as const };
    return { status: 'set' as const, ...(changedAt && { changedAt: changedAt.toISOString() }) };
  }
}

async function passwordChangedAt(db: Kysely<IdentityTables>, accountId: string): Promise<Date | undefined> {
  const latest = await db
    .selectFrom('identityChanges')
    .select('changedAt')
    .where('accountId', '=', accountId)
    .where('change', 'in', ['passwordReset', 'passwordChanged'])
    .orderBy('changedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.changedAt;
}
