import type { Language } from '../../../domain/languages.ts';
import type { LoginOutcome, RegisterOutcome } from './facts.ts';
import type { Newcomer } from './forms.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import type { SignInKind } from '../tables.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { loginLimits, registrationLimits } from './limits.ts';

/** An account whose password was right, or that was just created. */
export interface Recognised {
  ok: true;
  account: KnownAccount;
  kind: SignInKind;
}

export type LoginAttempt = Recognised | { ok: false; outcome: LoginOutcome };
export type RegisterAttempt = Recognised | { ok: false; outcome: RegisterOutcome };

/** Authenticates by password. No hash is ever made inside a database transaction. */
export function createCredentials({ accounts, throttle }: { accounts: Accounts; throttle: Throttle }) {
  /** The same limits, queries and work are spent whether the account exists or not. */
  async function login(emailNormalised: string, password: string, address: string): Promise<LoginAttempt> {
    const limits = loginLimits(emailNormalised, address);
    const allowance = await throttle.attempt(limits);
    if (!allowance.ok) return refused({ status: 'tooManyAttempts', minutes: allowance.minutes });

    const account = await accounts.byEmail(emailNormalised);
    const verification = await verifyPassword(password, account?.passwordHash ?? undefined);
    if (!verification.ok || account === undefined) return refused({ status: 'wrongCredentials' });

    await throttle.forgive(limits);
    if (verification.outdated) await accounts.keepPasswordHash(account.id, await hashPassword(password));
    return { ok: true, account, kind: 'login' };
  }

  async function register(newcomer: Newcomer, language: Language, address: string): Promise<RegisterAttempt> {
    const allowance = await throttle.attempt(registrationLimits(address));
    if (!allowance.ok) return refused({ status: 'tooManyAttempts', minutes: allowance.minutes });

    const { password, ...person } = newcomer;
    const passwordHash = await hashPassword(password);
    const added = await accounts.add({ ...person, passwordHash, language, emailVerified: false });
    if (added.ok) return { ok: true, account: added.account, kind: 'register' };
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
