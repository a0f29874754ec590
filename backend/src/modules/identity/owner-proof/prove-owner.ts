import { sixDigitsIn } from '../../../domain/six-digits.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Transaction } from 'kysely';
import type { MailedCodes } from '../identities/mailed-codes.ts';
import type { KnownAccount } from '../ports.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { IdentityTables } from '../tables.ts';
import { triesLeftOf } from '../account/outcome.ts';
import type { AppCodes } from './app-codes.ts';
import type { ProofProblems } from './facts.ts';

/** What proves an owner: the present password, that and a code of the app, or a mailed code. */
export interface OwnerProofParts {
  credentials: (visit: PageVisit) => Pick<Credentials, 'areTriesUsedUp' | 'login'>;
  codes: Pick<MailedCodes, 'check' | 'use'>;
}

/** What an owner typed to prove it, and what a mailed code was for. */
export interface TypedProof {
  by: 'present' | 'code';
  present?: string | undefined;
  code?: string | undefined;
  purpose: string;
}

/**
 * Whether the owner is proven, or what was wrong, or how long to wait before the next try. `use` uses the proof up, in the
 * transaction that makes the change.
 */
export type OwnerProof =
  | { ok: true; use: (trx: Transaction<IdentityTables>) => Promise<boolean> }
  | { ok: false; problems: ProofProblems; triesLeft?: number; waitMinutes?: number };

/** Proves the owner of an account. Wrong passwords and codes are counted as everywhere else. */
export async function proveOwner(
  visit: PageVisit,
  { by, present = '', code = '', purpose }: TypedProof,
  account: KnownAccount,
  parts: OwnerProofParts,
): Promise<OwnerProof> {
  if (by === 'present') return byPassword(visit, present, account, parts);
  const { codes } = parts;
  const { email, sessionEpoch } = account;
  const checked = await codes.check({ purpose, sessionEpoch }, code);
  if (checked.ok && checked.email !== email) return refused({ code: 'expired' });
  if (checked.ok) return { ok: true, use: (trx) => codes.use(trx, checked.code) };
  if (checked.reason === 'tooMany') return { ...refused({}), waitMinutes: checked.minutes };
  return { ...refused({ code: checked.reason }), ...triesLeftOf(checked) };
}

/** Proves the owner by the password and a code of the app. The code is tried, and used up, only where the password is right. */
export async function proveByApp(
  visit: PageVisit,
  { present = '', code = '' }: Pick<TypedProof, 'present' | 'code'>,
  account: KnownAccount,
  { appCodes, ...parts }: OwnerProofParts & { appCodes: AppCodes },
): Promise<OwnerProof> {
  const missing: ProofProblems = {
    ...(present === '' && { present: 'missing' }),
    ...(sixDigitsIn(code) === undefined && { app: 'missing' }),
  };
  if (Object.keys(missing).length > 0) return refused(missing);
  const password = await byPassword(visit, present, account, parts);
  if (!password.ok) return password;
  const tried = await appCodes.use(visit, account, code);
  switch (tried.outcome) {
    case 'right':
      return password;
    case 'wrong':
    case 'used':
      return { ...refused({ app: tried.outcome }), triesLeft: tried.triesLeft };
    case 'tooMany':
      return { ...refused({}), waitMinutes: tried.minutes };
    case 'over':
      // The password has just been changed.
      return refused({ present: 'wrong' });
  }
}

/**
 * Whether an account has a password whose tries are used up in this browser, maybe by strangers: a mailed code stands in for
 * it then.
 */
export async function arePasswordTriesUsedUp(
  visit: PageVisit,
  { email, passwordHash }: KnownAccount,
  { credentials }: Pick<OwnerProofParts, 'credentials'>,
): Promise<boolean> {
  if (passwordHash === null) return false;
  return credentials(visit).areTriesUsedUp(normalisedEmail(email), networkAddress(visit.request.ip));
}

async function byPassword(
  visit: PageVisit,
  present: string,
  { email }: KnownAccount,
  { credentials }: Pick<OwnerProofParts, 'credentials'>,
): Promise<OwnerProof> {
  const address = networkAddress(visit.request.ip);
  const attempt = await credentials(visit).login(normalisedEmail(email), present, address);
  if (attempt.ok) return { ok: true, use: () => Promise.resolve(true) };
  const { outcome } = attempt;
  return outcome.status === 'tooManyAttempts'
    ? { ...refused({}), waitMinutes: outcome.minutes }
    : refused({ present: 'wrong' });
}

function refused(problems: ProofProblems) {
  return { ok: false, problems } as const;
}
