import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Limit, Throttle } from '../../../throttle/throttle.ts';
import type { CheckedCode } from '../identities/mailed-codes.ts';
import type { Accounts, IdentityMail, KnownAccount } from '../ports.ts';
import { networkLimits, wrongCodesBeforeMail, wrongCodeLimits } from '../second-factor/limits.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { countWrongCode } from '../second-factor/wrong-codes.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { IdentityTables } from '../tables.ts';
import type { LoginChallenge, ProvedPassword } from './login-challenges.ts';

/** What deciding whether a mailed code is the second factor too works with. */
export interface CodeAsFactorParts {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'byEmail'>;
  devices: Pick<KnownDevices, 'find'>;
  factors: Pick<SecondFactors, 'kindsOf'>;
  mail: IdentityMail;
  throttle: Pick<Throttle, 'attempt' | 'forgive' | 'left'>;
}

/** A code that is typed at a login, before it is known whether it is right. */
interface TypedCode {
  /** Whether the code, if it is right, is the second factor as well. */
  isFactor: boolean;
  /** Notes what came of it. */
  note: (checked: CheckedCode) => Promise<void>;
}

interface Subject {
  /** Whose second factor the code may be. */
  owner: KnownAccount | undefined;
  limits: readonly Limit[];
}

/**
 * Counts a code before it is checked. Where the password was right and the code by mail is the second factor, it is one more
 * guess at that, and beyond its limits a right one proves the mailbox alone: the second step still follows. Every other
 * login is counted for itself, with the same work, and nothing is told: else it would show that the password was right.
 */
export async function countTypedCode(
  visit: PageVisit,
  challenge: LoginChallenge,
  parts: CodeAsFactorParts,
): Promise<TypedCode> {
  const { owner, limits } = await subjectOf(visit, challenge, parts);
  const allowed = await parts.throttle.attempt(limits);
  return {
    isFactor: owner !== undefined && allowed.ok,
    note: async (checked) => {
      if (checked.ok) {
        if (allowed.ok) await parts.throttle.forgive(limits);
        return;
      }
      const compared = checked.reason === 'tooMany' ? checked.compared : checked.reason === 'wrong';
      if (!compared) return;
      await (owner === undefined
        ? parts.throttle.attempt(wrongCodesBeforeMail(challenge.id))
        : countWrongCode(owner, parts));
    },
  };
}

/** Whether a code that has just ended a login is the second factor as well, where it is sent once more. */
export async function isStillFactor(
  visit: PageVisit,
  ended: LoginChallenge,
  parts: CodeAsFactorParts,
): Promise<boolean> {
  const { owner, limits } = await subjectOf(visit, ended, parts);
  return owner !== undefined && (await parts.throttle.left(limits)).attempts > 0;
}

/** What ended all access meanwhile ended a login that waits too. */
export function isStillProved(
  account: KnownAccount,
  proved: ProvedPassword | undefined,
): proved is ProvedPassword {
  return proved?.accountId === account.id && proved.sessionEpoch === account.sessionEpoch;
}

async function subjectOf(
  visit: PageVisit,
  { id, email, proved }: LoginChallenge,
  { accounts, devices, factors }: CodeAsFactorParts,
): Promise<Subject> {
  const emailNormalised = normalisedEmail(email);
  const account = await accounts.byEmail(emailNormalised);
  const kinds = await factors.kindsOf(account?.id ?? randomUUID());
  const device = await devices.find(visit, emailNormalised);
  if (account === undefined || !isStillProved(account, proved) || !kinds.includes('mail')) {
    return { owner: undefined, limits: [...wrongCodeLimits(id, undefined), ...networkLimits(id)] };
  }
  const address = networkAddress(visit.request.ip);
  return { owner: account, limits: [...wrongCodeLimits(account.id, device), ...networkLimits(address)] };
}
