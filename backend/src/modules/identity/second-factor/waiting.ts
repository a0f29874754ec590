import type { PageVisit } from '../../../http/page-handler.ts';
import type { CompanySignInFlow } from '../company-sign-in/company-sign-in-flow.ts';
import type { RecoveryCodes } from '../authenticator/recovery-codes.ts';
import type { KnownAccount } from '../ports.ts';
import { endSignIn, type EndingParts } from '../sign-in/complete-sign-in.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { SecondFactorKind } from '../tables.ts';
import type { AskingParts } from './ask-for-second-factor.ts';
import type { OtherWay } from './facts.ts';
import type { SecondFactorStep } from './sign-in-steps.ts';

/** What finding and ending a sign-in that waits works with. */
export interface WaitingParts extends AskingParts, EndingParts {
  devices: Pick<KnownDevices, 'find' | 'rememberAfterFactor'>;
  /** Adds the identity of a company with which a sign-in waited. */
  linkAfterSecondFactor: CompanySignInFlow['linkAfterSecondFactor'];
  recoveryCodes: Pick<RecoveryCodes, 'countOf' | 'use'>;
  /** How many passkeys an account has. */
  passkeysOf: (accountId: string) => Promise<number>;
}

/** A sign-in that waits, the account that it is for, and by what it can end. */
export interface Waiting {
  step: SecondFactorStep;
  account: KnownAccount;
  /** The organisation that asks for a factor, where the person has none. */
  settingUpFor: string | undefined;
  ways: { kinds: readonly SecondFactorKind[]; recoveryCodes: boolean; passkeys: boolean };
}

/** The sign-in that waits in a browser. What ended all access meanwhile ended it too. */
export async function waitingIn(
  { request }: PageVisit,
  { accounts, factors, passkeysOf, recoveryCodes, steps }: WaitingParts,
): Promise<Waiting | undefined> {
  const step = await steps.find(request);
  const account = step && (await accounts.byId(step.accountId));
  if (step === undefined || account?.sessionEpoch !== step.sessionEpoch) return undefined;
  const [{ kinds, requiredBy }, codes, passkeys] = await Promise.all([
    factors.of(account.id),
    recoveryCodes.countOf(account.id),
    passkeysOf(account.id),
  ]);
  return {
    step,
    account,
    settingUpFor: kinds.length === 0 ? requiredBy : undefined,
    ways: { kinds, recoveryCodes: codes > 0, passkeys: passkeys > 0 },
  };
}

/**
 * Ends a sign-in once more that the same code has just ended in this browser, as a form pressed twice does. Gives the path
 * to go on to; undefined where it was another code, or all access ended meanwhile.
 */
export async function endOnceMore(
  visit: PageVisit,
  code: string,
  parts: WaitingParts,
): Promise<string | undefined> {
  const step = await parts.steps.endedBy(visit.request, code);
  const account = step && (await parts.accounts.byId(step.accountId));
  if (step === undefined || account?.sessionEpoch !== step.sessionEpoch) return undefined;
  return endWaiting(visit, { step, account }, parts);
}

/**
 * By what else the sign-in can end. A passkey stands for both steps, also for a person who only sets a factor up. Recovery
 * codes do not: they stand in for a factor that is set up.
 */
export function otherWays({ ways, settingUpFor }: Waiting, shown: OtherWay): readonly OtherWay[] {
  const { kinds, passkeys, recoveryCodes } = ways;
  const all: readonly OtherWay[] = [
    ...kinds,
    ...(passkeys ? (['passkey'] as const) : []),
    ...(recoveryCodes && settingUpFor === undefined ? (['recoveryCode'] as const) : []),
  ];
  return all.filter((way) => way !== shown);
}

/** Ends a sign-in whose second factor was given, and was taken. Gives the path to go on to. */
export async function endWaiting(
  visit: PageVisit,
  { step, account }: Pick<Waiting, 'step' | 'account'>,
  parts: WaitingParts,
): Promise<string> {
  const { accountId, kind, connection, provedAt, form, pendingSignIn } = step;
  const linked =
    pendingSignIn === undefined
      ? undefined
      : await parts.linkAfterSecondFactor(visit, { id: pendingSignIn, form }, account);
  if (linked !== undefined && 'next' in linked) return linked.next;
  await parts.devices.rememberAfterFactor(visit, normalisedEmail(account.email), account);
  const { sessionEpoch } = linked?.account ?? account;
  const person = { accountId, kind, connection, sessionEpoch, provedAt, secondFactorAt: new Date() };
  return endSignIn(visit, person, form, parts);
}
