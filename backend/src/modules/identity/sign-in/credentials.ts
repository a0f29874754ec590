import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/languages.ts';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import type { BreachedPasswords } from './breached-passwords.ts';
import type { LoginOutcome, RegisterOutcome } from './facts.ts';
import type { Newcomer } from './forms.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { recordChange } from '../audit.ts';
import type { Accounts, AccountToAdd, KnownAccount } from '../ports.ts';
import type { IdentityTables, SignInKind } from '../tables.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { Limit, Throttle } from '../../../throttle/throttle.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PasswordProblem } from './password-rules.ts';
import { accountLoginLimits, deviceLimits, registrationLimits, visitorLoginLimits } from './limits.ts';

/** An account whose password or passkey was right, or that was just created. */
export interface Recognised {
  ok: true;
  account: KnownAccount;
  kind: SignInKind;
  /** How its person was recognised, in the words of RFC 8176. Absent where it was a password. */
  amr?: readonly string[];
}

export type LoginAttempt =
  | Recognised
  | {
      ok: false;
      outcome: LoginOutcome;
      /** Whose tries are used up, where they are: those of an account may have been used up by strangers. */
      triesOf?: 'visitor' | 'account';
    };
/** The tries for an address are used up. `account`: whose password was right, if it was. */
export interface UsedUp {
  ok: false;
  usedUp: { account: KnownAccount | undefined };
}

export type RegisterAttempt =
  Recognised | { ok: false; outcome: RegisterOutcome; passwordProblem?: PasswordProblem };

/** What authenticating by password works with. */
export interface CredentialParts {
  db: Kysely<IdentityTables>;
  accounts: Accounts;
  throttle: Throttle;
  breachedPasswords: BreachedPasswords;
  devices: Pick<KnownDevices, 'find' | 'remember' | 'forget'>;
}

/** Authenticates by password, for one request. No hash is ever made inside a database transaction. */
export function createCredentials(
  { db, accounts, throttle, breachedPasswords, devices }: CredentialParts,
  visit: Pick<PageVisit, 'request' | 'reply'>,
) {
  /**
   * Whether the tries of an account are used up in this browser, maybe by strangers: the right password is refused as well
   * then. What a network address may try is another matter.
   */
  async function areTriesUsedUp(emailNormalised: string, address: string): Promise<boolean> {
    const device = await devices.find(visit, emailNormalised);
    if (device !== undefined && (await throttle.left(deviceLimits(device))).attempts > 0) return false;
    return (await throttle.left(accountLoginLimits(emailNormalised, address))).attempts === 0;
  }

  /** Authenticates where a mailed code cannot be asked for. */
  async function login(emailNormalised: string, password: string, address: string): Promise<LoginAttempt> {
    const counted = await count(emailNormalised, address);
    return counted.ok
      ? attempt(emailNormalised, password, counted.limits)
      : {
          ...refused({ status: 'tooManyAttempts', minutes: counted.minutes }),
          triesOf: counted.of,
        };
  }

  /** Authenticates at the log-in form: a password is checked also where it cannot be enough, and nothing shows which. */
  async function logIn(
    emailNormalised: string,
    password: string,
    address: string,
  ): Promise<LoginAttempt | UsedUp> {
    const counted = await count(emailNormalised, address);
    if (counted.ok) return attempt(emailNormalised, password, counted.limits);
    if (counted.of === 'visitor') return refused({ status: 'tooManyAttempts', minutes: counted.minutes });
    return { ok: false, usedUp: { account: await accountWith(emailNormalised, password) } };
  }

  async function attempt(
    emailNormalised: string,
    password: string,
    limits: readonly Limit[],
  ): Promise<LoginAttempt> {
    const account = await accountWith(emailNormalised, password);
    if (account === undefined) return refused({ status: 'wrongCredentials' });
    await throttle.forgive(limits);
    await devices.remember(visit, emailNormalised, account);
    return { ok: true, account, kind: 'login' };
  }

  /** The account with a password, if it is right. The same queries and work are spent whether there is one or not. */
  async function accountWith(emailNormalised: string, password: string): Promise<KnownAccount | undefined> {
    const account = await accounts.byEmail(emailNormalised);
    const verification = await verifyPassword(password, account?.passwordHash ?? undefined);
    if (!verification.ok || account === undefined) return undefined;
    return verification.outdated ? withNewHash(account, password) : account;
  }

  /** Counts an attempt: for a known device by itself, until it has guessed too much and is known no more. */
  async function count(
    emailNormalised: string,
    address: string,
  ): Promise<
    { ok: true; limits: readonly Limit[] } | { ok: false; of: 'visitor' | 'account'; minutes: number }
  > {
    const device = await devices.find(visit, emailNormalised);
    if (device !== undefined) {
      const limits = deviceLimits(device);
      if ((await throttle.attempt(limits)).ok) return { ok: true, limits };
      await devices.forget(visit, emailNormalised);
    }
    const ofVisitor = visitorLoginLimits(address);
    const visitor = await throttle.attempt(ofVisitor);
    if (!visitor.ok) return { ...visitor, of: 'visitor' };
    const ofAccount = accountLoginLimits(emailNormalised, address);
    const account = await throttle.attempt(ofAccount);
    return account.ok ? { ok: true, limits: [...ofAccount, ...ofVisitor] } : { ...account, of: 'account' };
  }

  /** Another sign-in may have renewed the hash meanwhile. Undefined where the password was changed. */
  async function withNewHash(account: KnownAccount, password: string): Promise<KnownAccount | undefined> {
    const passwordHash = await hashPassword(password);
    if (await accounts.renewPasswordHash(account, passwordHash)) return { ...account, passwordHash };
    const current = await accounts.byId(account.id);
    const { ok } = await verifyPassword(password, current?.passwordHash ?? undefined);
    return ok ? current : undefined;
  }

  async function register(newcomer: Newcomer, language: Language, address: string): Promise<RegisterAttempt> {
    const allowance = await throttle.attempt(registrationLimits(address));
    if (!allowance.ok) return refused({ status: 'tooManyAttempts', minutes: allowance.minutes });

    const { password, ...person } = newcomer;
    if (await breachedPasswords.includes(password)) {
      return { ...refused({ status: 'ready' as const }), passwordProblem: 'breached' };
    }
    const passwordHash = await hashPassword(password);
    const added = await open({ ...person, passwordHash, language, emailVerified: false });
    if (added.ok) {
      await devices.remember(visit, person.emailNormalised, added.account);
      return { ok: true, account: added.account, kind: 'register' };
    }
    return pressedTwice(person.emailNormalised, password, address);
  }

  /** Opens an account, and records it. */
  function open(account: AccountToAdd) {
    return db.transaction().execute(async (trx) => {
      const added = await accounts.add(account, trx.$pickTables<never>());
      if (added.ok) {
        const { id: accountId } = added.account;
        const { ip } = visit.request;
        await recordChange(trx, { accountId, change: 'registered', method: 'password', ip });
      }
      return added;
    });
  }

  /** A form pressed twice finds the account that its first press made, and its password opens it. */
  async function pressedTwice(
    emailNormalised: string,
    password: string,
    address: string,
  ): Promise<RegisterAttempt> {
    const attempted = await login(emailNormalised, password, address);
    if (!attempted.ok) return refused({ status: 'emailTaken' });
    const age = Date.now() - attempted.account.createdAt.getTime();
    return { ...attempted, kind: age < pressedTwiceMs ? 'register' : 'login' };
  }

  return { areTriesUsedUp, login, logIn, register };
}

export type Credentials = ReturnType<typeof createCredentials>;

function refused<Outcome>(outcome: Outcome) {
  return { ok: false as const, outcome };
}
