import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { MemberQuery } from '../../../http/member.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { answerRefusal } from '../company-sign-in/form-answer.ts';
import type { MemberFor } from '../identities/member-for.ts';
import { hasSameAccess } from '../session/same-access.ts';
import type { Sessions } from '../session/sessions.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { Challenges } from './challenges.ts';
import { checkAnswer, type CheckAnswerParts } from './check-answer.ts';
import { CredentialAnswer } from './credentials.ts';
import { confirmingLimits } from './limits.ts';
import { optionsCall, passkeyRefusals, refusedAnswers, tooMany } from './refusals.ts';
import type { RelyingParty } from './relying-party.ts';

/** What confirming an owner by a passkey works with. */
export interface ConfirmingParts extends CheckAnswerParts {
  challenges: Challenges;
  devices: Pick<KnownDevices, 'rememberAfterFactor'>;
  memberFor: MemberFor;
  relyingParty: Pick<RelyingParty, 'answered' | 'requestOptions'>;
  sessions: Pick<Sessions, 'renew'>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
}

const Confirmed = Type.Object(
  { data: Type.Object({ attributes: Type.Object({ fresh: Type.Literal(true) }) }) },
  { examples: [{ data: { attributes: { fresh: true } } }] },
);
const Answer = Type.Object(
  { credential: CredentialAnswer },
  {
    examples: [
      {
        credential: {
          id: 'c2FtcGxl',
          rawId: 'c2FtcGxl',
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
        },
      },
    ],
  },
);

/** The calls of a page that asks for a fresh proof: its script asks a passkey, whose answer makes the session fresh. */
export function confirmingRoutes(app: FastifyInstance, parts: ConfirmingParts) {
  const { challenges, devices, memberFor, relyingParty, sessions, throttle } = parts;

  app.post<{ Querystring: MemberQuery }>(
    '/user/confirmation/passkey-options',
    {
      schema: {
        ...optionsCall,
        operationId: 'beginPasskeyConfirmation',
        summary: 'Gives what a browser asks a passkey with, to confirm that the caller is the owner',
      },
    },
    async (request, reply) => {
      const caller = await memberFor(request);
      if ('refused' in caller) return answerRefusal(reply, caller.refused);
      const allowed = await throttle.attempt(confirmingLimits(caller.account.id));
      if (!allowed.ok) return answerRefusal(reply, tooMany(allowed.minutes));
      const boundTo = caller.session.sid;
      const challenge = await challenges.issue({ purpose: 'confirm', boundTo });
      return { data: { attributes: { options: await relyingParty.requestOptions(challenge) } } };
    },
  );

  app.post<{ Querystring: MemberQuery; Body: Static<typeof Answer> }>(
    '/user/confirmation/passkey',
    {
      schema: {
        operationId: 'confirmOwnerByPasskey',
        tags: ['Identity'],
        summary: 'Confirms by a passkey that the caller is the owner, which makes the sign-in fresh',
        querystring: MemberQuery,
        body: Answer,
        response: { 200: Confirmed, ...passkeyRefusals },
      },
    },
    async (request, reply) => {
      const caller = await memberFor(request);
      if ('refused' in caller) return answerRefusal(reply, caller.refused);
      const use = { purpose: 'confirm', boundTo: caller.session.sid } as const;
      const checked = await checkAnswer(request, request.body.credential, use, parts);
      if (!checked.ok) {
        return answerRefusal(
          reply,
          checked.reason === 'tooMany' ? tooMany(checked.minutes) : refusedAnswers[checked.reason],
        );
      }
      const { account } = checked;
      // A passkey of another person on this device says nothing of the caller.
      if (account.id !== caller.account.id) return answerRefusal(reply, refusedAnswers.refused);
      const renewed = await sessions.renew(
        request,
        reply,
        new Date(),
        (trx) => hasSameAccess(trx, account),
        'secondFactor',
      );
      if (renewed === undefined) return answerRefusal(reply, refusedAnswers.expired);
      await devices.rememberAfterFactor({ request, reply }, normalisedEmail(account.email), account);
      return { data: { attributes: { fresh: true as const } } };
    },
  );
}
