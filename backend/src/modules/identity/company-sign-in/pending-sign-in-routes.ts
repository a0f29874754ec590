import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { ApiErrors, apiErrors } from '../../../http/api-errors.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { languageOfCall } from '../../../http/request-language.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { CodePurpose, MailedCodes, RightCode } from '../identities/mailed-codes.ts';
import type { Accounts } from '../ports.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import type { DestinationRules } from '../sign-in/destination.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import { keptAddress } from '../sign-in/kept-address.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { choicesIn } from '../sign-in/onward.ts';
import type { IdentityTables } from '../tables.ts';
import {
  answers,
  AddressForm,
  CodeForm,
  NothingForm,
  OwnerForm,
  QuestionAnswer,
} from './pending-sign-in-contract.ts';
import { askedAddress } from './asked-address.ts';
import {
  answerForm,
  codeNotSent,
  codeRefused,
  passwordMissing,
  noPendingSignIn,
  passwordTriesUsedUp,
  signInReplaced,
  tooManyAttempts,
  wrongPassword,
  type FormOutcome,
} from './form-answer.ts';
import type { CompanySignInFlow } from './company-sign-in-flow.ts';
import { loginAddress, questionPath, type CompanySignInOutcome } from './outcome-addresses.ts';
import { ownerPurpose, type OwnerCodes } from './owner-codes.ts';
import { ownerOf } from './owner-of.ts';
import type { FoundPendingSignIn, PendingSignIns, ProvedAccount } from './pending-sign-ins.ts';
import type { Questions } from './questions.ts';
import type { ToldProblems } from './told-problems.ts';
import { questionPages } from '../told.ts';

/** What the questions of pending sign-ins work with. */
export interface PendingSignInRoutesOptions {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'byEmail' | 'byFormerEmail' | 'byId'>;
  flow: CompanySignInFlow;
  codes: MailedCodes;
  credentials: (visit: PageVisit) => Pick<Credentials, 'login'>;
  devices: Pick<KnownDevices, 'rememberAfterMail'>;
  ownerCodes: Pick<OwnerCodes, 'send'>;
  pendingSignIns: PendingSignIns;
  questions: Questions;
  rules: DestinationRules;
  toldProblems: Pick<ToldProblems, 'keep'>;
}

/** What is asked of a person whom a company has signed in, and the answers. Only that browser can ask and answer. */
export function pendingSignInRoutes(app: FastifyInstance, options: PendingSignInRoutesOptions) {
  const { db, accounts, flow, codes, credentials, devices, ownerCodes, pendingSignIns, questions } = options;

  app.get(
    '/auth/pending-sign-in',
    {
      schema: {
        operationId: 'getPendingSignIn',
        tags: ['Identity'],
        summary: 'Says what is asked of a person whom a company has signed in',
        response: { 200: QuestionAnswer, 404: ApiErrors },
      },
    },
    async (request, reply) => {
      const pendingSignIn = await pendingSignIns.find(request);
      if (pendingSignIn === undefined) {
        const { code, detail } = noPendingSignIn;
        return reply.code(404).send(apiErrors({ code, title: 'Whoops', detail }));
      }
      return { data: { attributes: await questions.of(pendingSignIn) } };
    },
  );

  registerAnswer(
    'address',
    AddressForm,
    'Sends a code to the address of a person whom a company has signed in',
    {
      operationId: 'sendPendingSignInCode',
      asked: ['address', 'code'],
      answer: sendCode,
    },
  );
  registerAnswer('code', CodeForm, 'Proves the address of a person whom a company has signed in', {
    operationId: 'provePendingSignInAddress',
    asked: ['code'],
    leadsTo: ['owner'],
    ends: true,
    answer: proveAddress,
  });
  registerAnswer(
    'owner',
    OwnerForm,
    'Adds the identity of a company to the account of its owner, and signs in',
    {
      operationId: 'linkPendingSignIn',
      asked: ['owner'],
      leadsTo: ['code'],
      ends: true,
      answer: proveOwner,
    },
  );
  registerAnswer('new', NothingForm, 'Opens an account for a person whom a workplace has signed in', {
    operationId: 'registerPendingSignIn',
    asked: ['account'],
    leadsTo: ['owner'],
    ends: true,
    answer: goOnAsNew,
  });
  registerAnswer('dismissal', NothingForm, 'Forgets the person whom a company has signed in', {
    operationId: 'dismissPendingSignIn',
    asked: ['address', 'code', 'owner', 'account'],
    answer: dismiss,
  });

  function registerAnswer<Form extends typeof NothingForm>(
    name: string,
    body: Form,
    summary: string,
    operation: {
      operationId: string;
      asked: readonly FoundPendingSignIn['question'][];
      /** The questions to which it can lead: sent twice, it finds them. */
      leadsTo?: readonly FoundPendingSignIn['question'][];
      /** Whether it can end the pending sign-in in an account: sent twice, it finds what its first one led to. */
      ends?: true;
      answer: (
        visit: PageVisit,
        pendingSignIn: FoundPendingSignIn,
        form: Static<Form>,
      ) => Promise<FormOutcome>;
    },
  ) {
    const { operationId, asked, leadsTo = [], answer, ends = false } = operation;
    app.post(
      `/auth/pending-sign-in/${name}`,
      { schema: { operationId, tags: ['Identity'], summary, body, response: answers } },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const pendingSignIn = await pendingSignIns.find(request);
        const language = languageOfCall(request);
        const visit = { request, reply, language, address: request.url };
        const form = request.body as Static<Form>;
        return answerForm(request, reply, await outcomeFor(visit, pendingSignIn, form), {
          language,
          path: questionPath,
          kept: choicesIn(request, options.rules),
          toldOn: questionPages,
          toldProblems: options.toldProblems,
        });
      },
    );

    async function outcomeFor(
      visit: PageVisit,
      pendingSignIn: FoundPendingSignIn | undefined,
      form: Static<Form>,
    ): Promise<FormOutcome> {
      const before = await repeated(visit, pendingSignIn, form);
      if (before !== undefined) return before;
      if (pendingSignIn === undefined) return { refused: noPendingSignIn };
      if (form.pendingSignIn !== pendingSignIn.formId) return { refused: signInReplaced };
      if (!asked.includes(pendingSignIn.question)) return { refused: noPendingSignIn };
      const outcome = await answer(visit, pendingSignIn, form);
      if (!('refused' in outcome)) return outcome;
      // The same answer may have been sent twice at once.
      return (await repeated(visit, await pendingSignIns.find(visit.request), form)) ?? outcome;
    }

    /** What this same answer has led to already: the end, the second factor, or the question that is asked by now. */
    async function repeated(
      visit: PageVisit,
      pendingSignIn: FoundPendingSignIn | undefined,
      form: Static<Form>,
    ): Promise<FormOutcome | undefined> {
      if (pendingSignIn === undefined) return ends ? flow.again(visit) : undefined;
      if (form.pendingSignIn !== pendingSignIn.formId) return undefined;
      return leadsTo.includes(pendingSignIn.question)
        ? { attributes: await questions.of(pendingSignIn) }
        : flow.againBeforeSecondFactor(visit, pendingSignIn);
    }
  }

  async function sendCode(
    visit: PageVisit,
    pendingSignIn: FoundPendingSignIn,
    form: AddressForm,
  ): Promise<FormOutcome> {
    if (pendingSignIn.proved !== undefined)
      return sendCodeToAccount(visit, pendingSignIn, pendingSignIn.proved);
    const { email, typedEmail, refused } = askedAddress(form, pendingSignIn);
    if (refused !== undefined) {
      const kept = keptAddress(email);
      await pendingSignIns.askAgain(pendingSignIn, kept === email ? kept : undefined);
      return { refused };
    }
    const { id, firstName } = pendingSignIn;
    const recipient = { firstName, language: visit.language };
    const words = { mail: 'addressCode', codeFor: 'address' } as const;
    const sent = await codes.send({ ...purposeOf(id), email, recipient, words, visit });
    if (!sent.ok) return codeNotSent(sent);
    const asked = { ...pendingSignIn, question: 'code', email, typedEmail } as const;
    await pendingSignIns.ask(asked, 'code', email);
    return { attributes: await questions.of(asked) };
  }

  /** Sends another code to the account that the person has chosen. */
  async function sendCodeToAccount(
    visit: PageVisit,
    pendingSignIn: FoundPendingSignIn,
    { accountId, sessionEpoch }: ProvedAccount,
  ): Promise<FormOutcome> {
    const owner = await accounts.byId(accountId);
    if (owner === undefined) return { refused: noPendingSignIn };
    const sent = await ownerCodes.send(visit, pendingSignIn, { ...owner, sessionEpoch });
    if (sent.ok) return { attributes: await questions.of(pendingSignIn) };
    return codeNotSent(sent);
  }

  async function proveAddress(
    visit: PageVisit,
    pendingSignIn: FoundPendingSignIn,
    { code }: Static<typeof CodeForm>,
  ): Promise<FormOutcome> {
    const { id, proved } = pendingSignIn;
    const checked = await codes.check(proved === undefined ? purposeOf(id) : ownerPurpose(id, proved), code);
    if (!checked.ok) return codeRefused(checked);
    const { email } = checked;
    if (proved !== undefined) return linkProved(visit, pendingSignIn, proved, checked);
    const registered = await flow.registerPendingSignIn(visit, pendingSignIn, email, checked.code);
    if (registered !== undefined) return outcomeOf(registered);
    if (!(await askForOwner(pendingSignIn, checked))) return codeRefused({ reason: 'expired' });
    return { attributes: await questions.of({ ...pendingSignIn, question: 'owner', email }) };
  }

  async function proveOwner(
    visit: PageVisit,
    pendingSignIn: FoundPendingSignIn,
    { password }: Static<typeof OwnerForm>,
  ): Promise<FormOutcome> {
    if (password === '') return passwordMissing;
    const owner = await ownerOf(pendingSignIn, accounts);
    const email = normalisedEmail(owner?.email ?? pendingSignIn.email ?? '');
    const attempt = await credentials(visit).login(email, password, networkAddress(visit.request.ip));
    if (!attempt.ok) {
      const { outcome, triesOf } = attempt;
      if (outcome.status !== 'tooManyAttempts') return wrongPassword;
      if (triesOf !== 'account') return tooManyAttempts(outcome.minutes);
      await pendingSignIns.keepForLogin(visit, pendingSignIn);
      return passwordTriesUsedUp(outcome.minutes);
    }
    return outcomeOf(await flow.linkPendingSignIn(visit, pendingSignIn, attempt.account, new Date()));
  }

  /** The address that was proved has an account. */
  function askForOwner(
    pendingSignIn: FoundPendingSignIn,
    { email, code }: { email: string; code: RightCode },
  ): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      if (!(await codes.use(trx, code))) return false;
      await pendingSignIns.ask(pendingSignIn, 'owner', email, trx);
      return true;
    });
  }

  /** The code has proved the owner, where it went to the address that the account still has. */
  async function linkProved(
    visit: PageVisit,
    pendingSignIn: FoundPendingSignIn,
    { accountId, sessionEpoch }: ProvedAccount,
    { email, code }: { email: string; code: RightCode },
  ): Promise<FormOutcome> {
    const owner = await accounts.byId(accountId);
    if (owner === undefined) return { refused: noPendingSignIn };
    if (owner.email !== email) return codeRefused({ reason: 'expired' });
    const account = { ...owner, sessionEpoch };
    const outcome = await flow.linkPendingSignIn(visit, pendingSignIn, account, new Date(), code);
    if ('next' in outcome) await devices.rememberAfterMail(visit, normalisedEmail(email), account);
    return outcomeOf(outcome);
  }

  async function goOnAsNew(visit: PageVisit, pendingSignIn: FoundPendingSignIn): Promise<FormOutcome> {
    const { email = '' } = pendingSignIn;
    const registered = await flow.registerPendingSignIn(visit, pendingSignIn, email);
    if (registered !== undefined) return outcomeOf(registered);
    // An account with this address was opened meanwhile: its owner is asked for.
    await pendingSignIns.ask(pendingSignIn, 'owner', email);
    return { attributes: await questions.of({ ...pendingSignIn, question: 'owner' }) };
  }

  /** The log-in after it is for what this one was begun for. */
  async function dismiss(
    { reply, language }: PageVisit,
    pendingSignIn: FoundPendingSignIn,
  ): Promise<FormOutcome> {
    await pendingSignIns.take(reply, pendingSignIn);
    return { next: loginAddress(language, pendingSignIn.form) };
  }
}

function outcomeOf(outcome: CompanySignInOutcome): FormOutcome {
  if ('next' in outcome) return outcome;
  if (outcome.problem === 'NO_PENDING_SIGN_IN') return { refused: noPendingSignIn };
  if (outcome.minutes !== undefined) return tooManyAttempts(outcome.minutes);
  const detail = 'This identity cannot be added to an account.';
  return { refused: { statusCode: 409, code: outcome.problem, detail } };
}

/** What a code is for that proves the address of the person of a pending sign-in. */
function purposeOf(pendingSignInId: string): CodePurpose {
  return { purpose: `pending sign-in ${pendingSignInId}` };
}
