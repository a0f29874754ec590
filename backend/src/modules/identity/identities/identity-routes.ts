import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { Type, type Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { wantsJson } from '../../../http/accepted-types.ts';
import { ApiErrors } from '../../../http/api-errors.ts';
import { MemberQuery } from '../../../http/member.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { languageOfCall } from '../../../http/request-language.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import {
  answerForm,
  answerRefusal,
  codeNotSent,
  codeRefused,
  ownerNotConfirmed,
  passwordMissing,
  tooManyAttempts,
  wrongPassword,
  usedUpTries,
  type FormOutcome,
} from '../company-sign-in/form-answer.ts';
import { loginAfterSession } from '../company-sign-in/outcome-addresses.ts';
import type { ToldProblems } from '../company-sign-in/told-problems.ts';
import type { Told } from '../told.ts';
import { maskedEmail } from '../masked-email.ts';
import type { AppCodes } from '../owner-proof/app-codes.ts';
import { proveByApp } from '../owner-proof/prove-owner.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { partsOf } from '../pages/query-parts.ts';
import { hasSameAccess } from '../session/same-access.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import type { DestinationRules } from '../sign-in/destination.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { choicesIn } from '../sign-in/onward.ts';
import type { IdentityTables } from '../tables.ts';
import { appRefused } from './app-refused.ts';
import type { Identities } from './identities.ts';
import type { CodePurpose, MailedCodes } from './mailed-codes.ts';
import type { CodeUse } from '../ports.ts';
import { createMemberFor } from './member-for.ts';
import { addressPurpose, proveAddressByCode } from './prove-address.ts';
import { identitiesPath } from './identities-path.ts';
import { confirmationPurpose, type AccountLoginMethods, type Member } from './account-login-methods.ts';
import { IdentitiesAnswer } from './identities-answer.ts';
import { AppForm, CodeForm, CodeSent, ConfirmationForm, NothingForm, RemovalForm } from './identity-forms.ts';

/** What managing the identities of a person works with. */
export interface IdentityRoutesOptions {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'byId' | 'noteEmailVerified'>;
  appCodes: AppCodes;
  codes: MailedCodes;
  credentials: (visit: PageVisit) => Pick<Credentials, 'areTriesUsedUp' | 'login'>;
  devices: Pick<KnownDevices, 'rememberAfterMail'>;
  told: Pick<Told, 'keep'>;
  toldProblems: Pick<ToldProblems, 'keep'>;
  identities: Identities;
  rules: DestinationRules;
  sessions: Sessions;
  loginMethods: AccountLoginMethods;
}

const refusals = {
  303: Type.Null(),
  401: ApiErrors,
  403: ApiErrors,
  404: ApiErrors,
  409: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
};

/** The identities of a person, and what can be changed about them. */
export function identityRoutes(app: FastifyInstance, options: IdentityRoutesOptions) {
  const { codes, credentials, identities, sessions, loginMethods } = options;
  const memberFor = createMemberFor(options);

  app.get<{ Querystring: MemberQuery }>(
    '/user/identities',
    {
      schema: {
        operationId: 'getIdentities',
        tags: ['Identity'],
        summary: 'Lists the identities of the caller, and the companies that are left to add',
        querystring: MemberQuery,
        response: { 200: IdentitiesAnswer, 401: ApiErrors, 403: ApiErrors },
      },
    },
    async (request, reply) => {
      const caller = await memberFor(request);
      if ('refused' in caller) return answerRefusal(reply, caller.refused);
      return { data: { attributes: await loginMethods.of(caller, visitOf(request, reply)) } };
    },
  );

  register('/user/identities/removal', RemovalForm, IdentitiesAnswer, {
    operationId: 'removeIdentity',
    summary: 'Removes an identity of the caller, unless it is the only login method',
    change: remove,
  });
  register('/user/confirmation', ConfirmationForm, IdentitiesAnswer, {
    operationId: 'confirmOwner',
    summary: 'Confirms by the password that the caller is the owner, which makes the sign-in fresh',
    change: confirm,
  });
  register('/user/confirmation/code', NothingForm, CodeSent, {
    operationId: 'sendConfirmationCode',
    summary: 'Mails a code to the caller, which confirms that the caller is the owner',
    change: ({ account }, _form, visit) =>
      sendCodeFor('loginMethods', confirmationPurpose(account), account, visit),
  });
  register('/user/confirmation/proof', CodeForm, IdentitiesAnswer, {
    operationId: 'confirmOwnerByCode',
    summary: 'Confirms by a mailed code that the caller is the owner, which makes the sign-in fresh',
    change: confirmByCode,
  });
  register('/user/confirmation/app', AppForm, IdentitiesAnswer, {
    operationId: 'confirmOwnerByApp',
    summary: 'Confirms by the password and a code of the authenticator app that the caller is the owner',
    change: confirmByApp,
  });
  register('/user/address/proof', CodeForm, IdentitiesAnswer, {
    operationId: 'proveAddress',
    summary: 'Proves the address of the caller by a code that was mailed there',
    change: proveAddress,
  });
  register('/user/address/code', NothingForm, CodeSent, {
    operationId: 'sendAddressCode',
    summary: 'Mails a code to the address of the caller',
    change: sendCode,
  });

  function register<Form extends ReturnType<typeof Type.Object>>(
    path: string,
    body: Form,
    answer: typeof IdentitiesAnswer | typeof CodeSent,
    operation: {
      operationId: string;
      summary: string;
      change: (member: Member, form: Static<Form>, visit: PageVisit) => Promise<FormOutcome>;
    },
  ) {
    const { change, ...description } = operation;
    const response = { 200: answer, ...refusals };
    app.post<{ Querystring: MemberQuery }>(
      path,
      { schema: { ...description, tags: ['Identity'], querystring: MemberQuery, body, response } },
      async (request, reply) => {
        const caller = await memberFor(request);
        const visit = visitOf(request, reply);
        const { rules, toldProblems } = options;
        const kept = { ...choicesIn(request, rules), ...partsOf(request, ['connect']) };
        const page = { language: visit.language, path: identitiesPath, kept, toldProblems };
        if ('refused' in caller) {
          return caller.refused.code === 'SIGNED_OUT' && !wantsJson(request)
            ? reply.redirect(loginAfterSession(visit.language, kept), 303)
            : answerForm(request, reply, caller, page);
        }
        const outcome = await change(caller, request.body as Static<Form>, visit);
        return answerForm(request, reply, outcome, {
          ...page,
          tell: (code, subject) => {
            options.told.keep(reply, { page: identitiesPath, of: caller.account.id }, { code, subject });
          },
        });
      },
    );
  }

  async function remove(
    { session, account }: Member,
    { connection }: Static<typeof RemovalForm>,
    visit: PageVisit,
  ): Promise<FormOutcome> {
    const { request } = visit;
    if (!(await sessions.isFresh(session.sid))) return ownerNotConfirmed;
    switch (await identities.unlink(account, connection, { ip: request.ip, sid: session.sid })) {
      case 'unlinked':
        return {
          attributes: await loginMethods.of({ session, account }, visit),
          done: 'unlinked',
          subject: connection,
        };
      case 'accessEnded':
        return ownerNotConfirmed;
      case 'notLinked':
        return { refused: { statusCode: 404, code: 'NOT_LINKED', detail: 'There is no such identity.' } };
      case 'onlyLoginMethod':
        return { refused: { statusCode: 409, code: 'ONLY_LOGIN_METHOD', detail: 'There is no other one.' } };
    }
  }

  async function confirm(
    { session, account }: Member,
    { password }: Static<typeof ConfirmationForm>,
    visit: PageVisit,
  ): Promise<FormOutcome> {
    const { request, reply } = visit;
    if (await sessions.needsSecondFactor(account.id)) return ownerNotConfirmed;
    if (password === '') return passwordMissing;
    const email = normalisedEmail(account.email);
    const attempt = await credentials(visit).login(email, password, networkAddress(request.ip));
    if (!attempt.ok) {
      const { outcome, triesOf } = attempt;
      if (outcome.status !== 'tooManyAttempts') return wrongPassword;
      const { minutes } = outcome;
      return triesOf === 'account' ? codeInPlaceOfPassword(minutes) : tooManyAttempts(minutes);
    }
    const renewed = await sessions.renew(request, reply, new Date());
    if (renewed === undefined) return ownerNotConfirmed;
    return confirmed({ session, account }, visit);
  }

  async function sendCode(
    { account }: Member,
    _form: Static<typeof NothingForm>,
    visit: PageVisit,
  ): Promise<FormOutcome> {
    if (account.emailVerifiedAt !== null) {
      const detail = 'This address is proved already.';
      return { refused: { statusCode: 409, code: 'ADDRESS_PROVEN', detail } };
    }
    return sendCodeFor('address', addressPurpose(account), account, visit);
  }

  async function sendCodeFor(
    codeFor: CodeUse,
    purpose: CodePurpose,
    account: KnownAccount,
    visit: PageVisit,
  ): Promise<FormOutcome> {
    const { email } = account;
    const page = `${languagePrefix(visit.language)}${identitiesPath}`;
    const words = { mail: 'addressCode', codeFor, page } as const;
    const sent = await codes.send({ ...purpose, email, recipient: account, words, visit });
    if (sent.ok) return { attributes: { email: maskedEmail(email) }, done: 'codeSent' };
    return codeNotSent(sent);
  }

  async function confirmByCode(
    { session, account }: Member,
    { code }: Static<typeof CodeForm>,
    visit: PageVisit,
  ): Promise<FormOutcome> {
    const { request, reply } = visit;
    const checked = await codes.check(confirmationPurpose(account), code);
    if (!checked.ok) return codeRefused(checked);
    const renewed =
      checked.email === account.email &&
      (await sessions.renew(
        request,
        reply,
        new Date(),
        async (trx) => (await hasSameAccess(trx, account)) && codes.use(trx, checked.code),
        'secondFactor',
      )) !== undefined;
    if (!renewed) return codeRefused({ reason: 'expired' });
    await options.devices.rememberAfterMail(visit, normalisedEmail(account.email), account);
    return confirmed({ session, account }, visit);
  }

  /** A code of the app counts together with the password. */
  async function confirmByApp(
    { session, account }: Member,
    typed: Static<typeof AppForm>,
    visit: PageVisit,
  ): Promise<FormOutcome> {
    if (!(await options.appCodes.canProve(account))) return ownerNotConfirmed;
    const proof = await proveByApp(visit, typed, account, options);
    if (!proof.ok) return appRefused(proof);
    const { request, reply } = visit;
    const use = (trx: Transaction<IdentityTables>) => hasSameAccess(trx, account);
    const renewed = await sessions.renew(request, reply, new Date(), use, 'secondFactor');
    if (renewed === undefined) return ownerNotConfirmed;
    return confirmed({ session, account }, visit);
  }

  /** What the page shows once the owner is confirmed. */
  async function confirmed(member: Member, visit: PageVisit): Promise<FormOutcome> {
    return { attributes: { ...(await loginMethods.of(member, visit)), fresh: true }, done: 'confirmed' };
  }

  /** Others who were signed in to an account whose address was never proved are signed out. */
  async function proveAddress(
    { session, account }: Member,
    { code }: Static<typeof CodeForm>,
    visit: PageVisit,
  ): Promise<FormOutcome> {
    const { ip } = visit.request;
    const proof = await proveAddressByCode({ account, sid: session.sid, ip }, code, options);
    if (!proof.ok) return proof.reason === 'signInAgain' ? ownerNotConfirmed : codeRefused(proof);
    const proven = { ...account, emailVerifiedAt: new Date() };
    return {
      attributes: await loginMethods.of({ session, account: proven }, visit),
      done: 'addressConfirmed',
    };
  }
}

/** The refusal of a password whose tries are used up: the page asks for a mailed code then. */
function codeInPlaceOfPassword(minutes: number): FormOutcome {
  const detail = 'Too many passwords were tried for this address. Confirm by a mailed code.';
  return { refused: { statusCode: 429, ...usedUpTries(minutes), detail } };
}

function visitOf(request: FastifyRequest, reply: FastifyReply): PageVisit {
  return { request, reply, language: languageOfCall(request), address: request.url };
}
