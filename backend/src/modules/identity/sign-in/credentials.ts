import type { Language } from '../../../domain/languages.ts';
import type { LoginOutcome, RegisterOutcome } from './facts.ts';
import type { Newcomer } from './forms.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import type { SignInKind } from '../tables.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { Limit, Throttle } from '../../../throttle/throttle.ts';
import type { KnownDevices } from './known-devices.ts';
import { deviceLimits, loginLimits, registrationLimits } from './limits.ts';

/** An account whose password was right, or that was just created. */
export interface Recognised {
  ok: true;
  account: KnownAccount;
  kind: SignInKind;
}

export type LoginAttempt = Recognised | { ok: false; outcome: LoginOutcome };
export type RegisterAttempt = Recognised | { ok: false; outcome: RegisterOutcome };

/** What authenticating by password works with. */
export interface CredentialParts {
  accounts: Accounts;
  throttle: Throttle;
  devices: KnownDevices;
}

/** Authenticates by password, for one request. No hash is ever made inside a database transaction. */
export function createCredentials(
  { accounts, throttle, devices }: CredentialParts,
  visit: Pick<PageVisit, 'request' | 'reply'>,
) {
  /** The same limits, queries and work are spent whether the account exists or not. */
  async function login(emailNormalised: string, password: string, address: string): Promise<LoginAttempt> {
    const counted = await count(emailNormalised, address);
    if (!counted.ok) return refused({ status: 'tooManyAttempts', minutes: counted.minutes });

    const account = await accounts.byEmail(emailNormalised);
    const verification = await verifyPassword(password, account?.passwordHash ?? undefined);
    if (!verification.ok || account === undefined) return refused({ status: 'wrongCredentials' });

    await throttle.forgive(counted.limits);
    const current = verification.outdated ? await withNewHash(account, password) : account;
    await devices.remember(visit, emailNormalised, current);
    return { ok: true, account: current, kind: 'login' };
  }

  /** Counts an attempt: for a known device by itself, until it has guessed too much and is known no more. */
  async function count(
    emailNormalised: string,
    address: string,
  ): Promise<{ ok: true; limits: readonly Limit[] } | { ok: false; minutes: number }> {
    const device = await devices.find(visit, emailNormalised);
    if (device !== undefined) {
      const limits = deviceLimits(device);
      if ((await throttle.attempt(limits)).ok) return { ok: true, limits };
      await devices.forget(visit, emailNormalised);
    }
    const limits = loginLimits(emailNormalised, address);
    const allowance = await throttle.attempt(limits);
    return allowance.ok ? { ok: true, limits } : allowance;
  }

  async function withNewHash(account: KnownAccount, password: string): Promise<KnownAccount> {
    const passwordHash = await hashPassword(password);
    await accounts.keepPasswordHash(account.id, passwordHash);
    return { ...account, passwordHash };
  }

  async function register(newcomer: Newcomer, language: Language, address: string): Promise<RegisterAttempt> {
    const allowance = await throttle.attempt(registrationLimits(address));
    if (!allowance.ok) return refused({ status: 'tooManyAttempts', minutes: allowance.minutes });

    const { password, ...person } = newcomer;
    const passwordHash = await hashPassword(password);
    const added = await accounts.add({ ...person, passwordHash, language, emailVerified: false });
    if (added.ok) {
      await devices.remember(visit, person.emailNormalised, added.account);
      return { ok: true, account: added.account, kind: 'register' };
    }
    return pressedTwice(person.emailNormalised, password, address);
  }

  /** A form pressed twice finds the account that its first press made, and its password opens it. */
  async function pressedTwice(
    emailNormalised: string,
    password: string,
    address: string,
  ): Promise<RegisterAttempt> {
    const attempt = await login(emailNormalised, password, address);
    if (!attempt.ok) return refused({ status: 'emailTaken' });
    const age = Date.now() - attempt.account.createdAt.getTime();
    return { ...attempt, kind: age < justNow ? 'register' : 'login' };
  }

  return { login, register };
}

export type Credentials = ReturnType<typeof createCredentials>;

const justNow = 60_000;

function refused<Outcome>(outcome: Outcome) {
  return { ok: false as const, outcome };
}
