import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import { answerRefusal, tooManyAttempts } from '../company-sign-in/form-answer.ts';
import type { LoginAttempt } from '../sign-in/credentials.ts';
import type { LoginOutcome } from '../sign-in/facts.ts';
import { normalisedEmail } from '../../../domain/email.ts';
import type { FormCookie } from '../sign-in/form-cookie.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { Challenges } from './challenges.ts';
import { checkAnswer, type CheckAnswerParts, type CheckedAnswer } from './check-answer.ts';
import type { CredentialAnswer } from './credentials.ts';
import { challengeLimits } from './limits.ts';
import { OptionsAnswer } from './options-answer.ts';
import type { RelyingParty } from './relying-party.ts';

/** What logging in by a passkey works with. */
export interface PasskeyLoginParts extends CheckAnswerParts {
  challenges: Challenges;
  devices: Pick<KnownDevices, 'rememberAfterFactor'>;
  formCookie: Pick<FormCookie, 'bindingOf'>;
  relyingParty: Pick<RelyingParty, 'requestOptions' | 'answered'>;
}

export type LogInByPasskey = (visit: PageVisit, answer: CredentialAnswer) => Promise<LoginAttempt>;

/** Whether the key is in one device's hardware or is synchronised, that the person was there, and that both count as two. */
const methods = (backedUp: boolean) => [backedUp ? 'swk' : 'hwk', 'user', 'mfa'];

/** Logs in by a passkey, which names its account itself. The challenge was asked for by a sign-in page of this browser. */
export function passkeyLogin(parts: PasskeyLoginParts): LogInByPasskey {
  const { devices, formCookie } = parts;

  return async (visit, answer) => {
    const { request } = visit;
    const boundTo = await formCookie.bindingOf(request);
    if (boundTo === undefined) return { ok: false, outcome: { status: 'expired' } };
    const checked = await checkAnswer(request, answer, { purpose: 'signIn', boundTo }, parts);
    if (!checked.ok) return { ok: false, outcome: outcomeOf(checked) };
    const { account, backedUp } = checked;
    await devices.rememberAfterFactor(visit, normalisedEmail(account.email), account);
    return { ok: true, account, kind: 'login', amr: methods(backedUp) };
  };
}

function outcomeOf(checked: Exclude<CheckedAnswer, { ok: true }>): LoginOutcome {
  switch (checked.reason) {
    case 'expired':
      return { status: 'expired' };
    case 'tooMany':
      return { status: 'tooManyAttempts', minutes: checked.minutes };
    case 'refused':
      return { status: 'passkeyRefused' };
  }
}

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
