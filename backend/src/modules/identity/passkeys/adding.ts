import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { MemberQuery } from '../../../http/member.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { answerRefusal, type Refused } from '../company-sign-in/form-answer.ts';
import type { Told } from '../told.ts';
import type { MemberFor } from '../identities/member-for.ts';
import type { Member } from '../identities/account-login-methods.ts';
import { signInAgain } from '../owner-proof/sign-in-again.ts';
import { deviceOf } from '../session/device.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Challenges } from './challenges.ts';
import { challengeIn, NewCredential } from './credentials.ts';
import { addingLimits } from './limits.ts';
import { passkeysPath } from './passkeys-page.ts';
import type { Passkeys } from './passkeys.ts';
import { optionsCall, passkeyRefusals, refusedAnswers, tooMany } from './refusals.ts';
import type { RelyingParty } from './relying-party.ts';

/** What adding a passkey works with. */
export interface AddingParts {
  challenges: Challenges;
  told: Pick<Told, 'keep'>;
  memberFor: MemberFor;
  passkeys: Passkeys;
  relyingParty: RelyingParty;
  sessions: Pick<Sessions, 'isFresh'>;
  throttle: Pick<Throttle, 'attempt'>;
}

const Added = Type.Object(
  { data: Type.Object({ attributes: Type.Object({ id: Type.String() }) }) },
  { examples: [{ data: { attributes: { id: '5f0c1a52-3333-4d53-9a55-2f6a4c0f1d10' } } }] },
);
const Credential = Type.Object(
  { credential: NewCredential },
  {
    examples: [
      {
        credential: {
          id: 'c2FtcGxl',
          rawId: 'c2FtcGxl',
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
        },
      },
    ],
  },
);

/** The calls of the page that adds a passkey: its script asks what to ask the device, and sends what the device made. */
export function addingRoutes(app: FastifyInstance, parts: AddingParts) {
  const { challenges, told, memberFor, passkeys, relyingParty, sessions, throttle } = parts;

  app.post<{ Querystring: MemberQuery }>(
    '/user/passkeys/options',
    {
      schema: {
        ...optionsCall,
        operationId: 'beginPasskey',
        summary: 'Gives what a browser makes a passkey with',
      },
    },
    async (request, reply) => {
      const caller = await memberFor(request);
      if ('refused' in caller) return answerRefusal(reply, caller.refused);
      const refusal = await refusalFor(caller);
      if (refusal !== undefined) return answerRefusal(reply, refusal);
      const { account, session } = caller;
      const options = await relyingParty.creationOptions({
        challenge: await challenges.issue({ purpose: 'add', boundTo: session.sid }),
        userHandle: await passkeys.userHandleOf(account.id),
        userName: account.email,
        userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
        existing: await passkeys.knownToBrowsers(account.id),
      });
      return { data: { attributes: { options } } };
    },
  );

  app.post<{ Querystring: MemberQuery; Body: Static<typeof Credential> }>(
    '/user/passkeys/registration',
    {
      schema: {
        operationId: 'addPasskey',
        tags: ['Identity'],
        summary: 'Adds a passkey that the browser has made',
        querystring: MemberQuery,
        body: Credential,
        response: { 200: Added, ...passkeyRefusals },
      },
    },
    async (request, reply) => {
      const caller = await memberFor(request);
      if ('refused' in caller) return answerRefusal(reply, caller.refused);
      const refusal = await refusalFor(caller);
      if (refusal !== undefined) return answerRefusal(reply, refusal);
      const { account, session } = caller;
      const { credential } = request.body;
      const challenge = challengeIn(credential.response);
      const open =
        challenge !== undefined &&
        (await challenges.use(challenge, { purpose: 'add', boundTo: session.sid }));
      if (!open) return answerRefusal(reply, refusalsByName.expired);
      const made = await relyingParty.made(credential, challenge, request.log);
      if (made === undefined) return answerRefusal(reply, refusalsByName.refused);

      const { transports = [] } = credential.response;
      const device = deviceOf(request.headers['user-agent']);
      const asker = { sid: session.sid, ip: request.ip };
      const outcome = await passkeys.add(account, { ...made, ...device, transports }, asker);
      if (typeof outcome === 'string') return answerRefusal(reply, refusalsByName[outcome]);
      told.keep(reply, { page: passkeysPath, of: account.id }, { code: 'added' });
      return { data: { attributes: { id: outcome.added } } };
    },
  );

  async function refusalFor({ account, session }: Member): Promise<Refused | undefined> {
    const allowed = await throttle.attempt(addingLimits(account.id));
    if (!allowed.ok) return tooMany(allowed.minutes);
    if (account.emailVerifiedAt === null) return refusalsByName.addressNotProven;
    return (await sessions.isFresh(session.sid)) ? undefined : refusalsByName.accessEnded;
  }
}

const refusalsByName = {
  ...refusedAnswers,
  accessEnded: { statusCode: 403, ...signInAgain },
  addressNotProven: {
    statusCode: 403,
    code: 'ADDRESS_NOT_PROVEN',
    detail: 'The address of this account has to be proved first.',
  },
  known: { statusCode: 409, code: 'PASSKEY_KNOWN', detail: 'This passkey is added already.' },
  tooMany: { statusCode: 409, code: 'TOO_MANY_PASSKEYS', detail: 'Remove a passkey first.' },
} satisfies Record<string, Refused>;
