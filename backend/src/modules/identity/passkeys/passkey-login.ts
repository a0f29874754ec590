import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { answerRefusal, tooManyAttempts } from '../arriving/form-answer.ts';
import type { Accounts } from '../ports.ts';
import type { LoginAttempt } from '../sign-in/credentials.ts';
import { normalisedEmail } from '../../../domain/email.ts';
import type { FormCookie } from '../sign-in/form-cookie.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { Challenges } from './challenges.ts';
import { challengeIn, type CredentialAnswer } from './credentials.ts';
import { answerLimits, challengeLimits } from './limits.ts';
import { OptionsAnswer } from './options-answer.ts';
import type { Passkeys } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** What logging in by a passkey works with. */
export interface PasskeyLoginParts {
  accounts: Pick<Accounts, 'byId'>;
  challenges: Challenges;
  devices: Pick<KnownDevices, 'rememberAfterFactor'>;
  formCookie: Pick<FormCookie, 'bindingOf'>;
  passkeys: Pick<Passkeys, 'byCredential' | 'use'>;
  relyingParty: Pick<RelyingParty, 'requestOptions' | 'answered'>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
}

export type LogInByPasskey = (visit: PageVisit, answer: CredentialAnswer) => Promise<LoginAttempt>;

/** Whether the key is in one device's hardware or is synchronised, that the person was there, and that both count as two. */
const methods = (backedUp: boolean) => [backedUp ? 'swk' : 'hwk', 'user', 'mfa'];

/**
 * Logs in by a passkey, which names its account itself. The challenge was asked for by a sign-in page of this browser. All
 * that does not hold is refused in the same words: they do not tell which passkeys there are.
 */
export function passkeyLogin(parts: PasskeyLoginParts): LogInByPasskey {
  const { accounts, challenges, devices, formCookie, passkeys, relyingParty, throttle } = parts;

  return async (visit, answer) => {
    const { request } = visit;
    const boundTo = await formCookie.bindingOf(request);
    const challenge = challengeIn(answer.response);
    const open =
      boundTo !== undefined &&
      challenge !== undefined &&
      (await challenges.use(challenge, { purpose: 'signIn', boundTo }));
    if (!open) return { ok: false, outcome: { status: 'expired' } };

    const limits = answerLimits(boundTo, networkAddress(request.ip));
    const allowed = await throttle.attempt(limits);
    if (!allowed.ok) return { ok: false, outcome: { status: 'tooManyAttempts', minutes: allowed.minutes } };

    const passkey = await passkeys.byCredential(answer.id);
    if (passkey === undefined || answer.response.userHandle !== passkey.userHandle) return refused;
    // Read before the answer is checked: what ends access meanwhile ends this sign-in too.
    const account = await accounts.byId(passkey.accountId);
    if (account === undefined) return refused;
    const answered = await relyingParty.answered(answer, challenge, passkey.publicKey, request.log);
    if (answered === undefined || !(await passkeys.use(passkey, answered, request.ip))) return refused;

    await throttle.forgive(limits);
    await devices.rememberAfterFactor(visit, normalisedEmail(account.email), account);
    return { ok: true, account, kind: 'login', amr: methods(answered.backedUp) };
  };
}

const refused = { ok: false, outcome: { status: 'passkeyRefused' } } as const;

/** Gives a sign-in page of this browser what it asks a passkey with. */
export function passkeyLoginRoute(app: FastifyInstance, parts: PasskeyLoginParts) {
  app.post(
    '/login/passkey-options',
    {
      schema: {
        operationId: 'askForPasskey',
        tags: ['Identity'],
        summary: 'Gives what a browser asks a passkey with, to log in',
        body: Type.Object({}, { examples: [{}] }),
        response: { 200: OptionsAnswer, 409: ApiErrors, 429: ApiErrors },
      },
    },
    async (request: FastifyRequest, reply) => {
      const allowed = await parts.throttle.attempt(challengeLimits(networkAddress(request.ip)));
      if (!allowed.ok) {
        const outcome = tooManyAttempts(allowed.minutes);
        if ('refused' in outcome) return answerRefusal(reply, outcome.refused);
      }
      const boundTo = await parts.formCookie.bindingOf(request);
      if (boundTo === undefined) {
        const detail = 'The page stood open for too long. Open it once more.';
        return answerRefusal(reply, { statusCode: 409, code: 'EXPIRED', detail });
      }
      const challenge = await parts.challenges.issue({ purpose: 'signIn', boundTo });
      return { data: { attributes: { options: await parts.relyingParty.requestOptions(challenge) } } };
    },
  );
}
