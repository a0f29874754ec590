import type { FastifyRequest } from 'fastify';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import type { Challenges, ChallengeUse } from './challenges.ts';
import { challengeIn, type CredentialAnswer } from './credentials.ts';
import { answerLimits } from './limits.ts';
import type { Passkeys } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** What checking the answer of a passkey works with. */
export interface CheckAnswerParts {
  accounts: Pick<Accounts, 'byId'>;
  challenges: Pick<Challenges, 'use'>;
  passkeys: Pick<Passkeys, 'byCredential' | 'use'>;
  relyingParty: Pick<RelyingParty, 'answered'>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
}

/** Whose passkey answered, or why it is refused. */
export type CheckedAnswer =
  | { ok: true; account: KnownAccount; backedUp: boolean }
  | { ok: false; reason: 'expired' | 'refused' }
  | { ok: false; reason: 'tooMany'; minutes: number };

/**
 * Checks the answer of a passkey to a challenge that this browser asked for, and uses both up. All that does not hold is
 * refused in the same words: they do not tell which passkeys there are.
 */
export async function checkAnswer(
  request: FastifyRequest,
  answer: CredentialAnswer,
  use: ChallengeUse,
  { accounts, challenges, passkeys, relyingParty, throttle }: CheckAnswerParts,
): Promise<CheckedAnswer> {
  const challenge = challengeIn(answer.response);
  const open = challenge !== undefined && (await challenges.use(challenge, use));
  if (!open) return { ok: false, reason: 'expired' };

  const limits = answerLimits(use, networkAddress(request.ip));
  const allowed = await throttle.attempt(limits);
  if (!allowed.ok) return { ok: false, reason: 'tooMany', minutes: allowed.minutes };

  const passkey = await passkeys.byCredential(answer.id);
  if (passkey === undefined || answer.response.userHandle !== passkey.userHandle) return refused;
  // Read before the answer is checked: what ends access meanwhile ends what it is for too.
  const account = await accounts.byId(passkey.accountId);
  if (account === undefined) return refused;
  const answered = await relyingParty.answered(answer, challenge, passkey.publicKey, request.log);
  if (answered === undefined || !(await passkeys.use({ id: passkey.id, account }, answered, request.ip)))
    return refused;

  await throttle.forgive(limits);
  return { ok: true, account, backedUp: answered.backedUp };
}

const refused = { ok: false, reason: 'refused' } as const;
