import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { ApiErrors, apiErrors } from '../../../http/api-errors.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { languageOfCall } from '../../../http/request-language.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { CodePurpose, MailedCodes, RightCode } from '../identities/mailed-codes.ts';
import type { Accounts } from '../ports.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { IdentityTables } from '../tables.ts';
import {
  answers,
  AddressForm,
  CodeForm,
  NothingForm,
  OwnerForm,
  QuestionAnswer,
} from './arrival-contract.ts';
import { askedAddress } from './asked-address.ts';
import {
  answerForm,
  codeRefused,
  tooManyAttempts,
  waitForCode,
  wrongPassword,
  type FormOutcome,
} from './form-answer.ts';
import type { Arriving } from './arriving.ts';
import { questionPath, type Arrived } from './outcome-addresses.ts';
import { ownerPurpose, type OwnerCodes } from './owner-codes.ts';
import { ownerOf } from './owner-of.ts';
import type { FoundArrival, ParkedArrivals, ProvedAccount } from './parked-arrivals.ts';
import type { Questions } from './questions.ts';

/** What the questions to a person who arrived from a company work with. */
export interface ArrivalRoutesOptions {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'byEmail' | 'byFormerEmail' | 'byId'>;
  arriving: Arriving;
  codes: MailedCodes;
  credentials: (visit: PageVisit) => Pick<Credentials, 'login'>;
  ownerCodes: Pick<OwnerCodes, 'send'>;
  parked: ParkedArrivals;
  questions: Questions;
}

const noArrival = {
  statusCode: 404,
  code: 'NO_ARRIVAL',
  detail: 'Nothing is asked any more. Please sign in once more.',
};
const arrivalReplaced = {
  statusCode: 409,
  code: 'ARRIVAL_REPLACED',
  detail: 'This browser has come from a company once more: see what is asked now.',
};

/** What is asked of a person whom a company has signed in, and the answers. Only that browser can ask and answer. */
export function arrivalRoutes(app: FastifyInstance, options: ArrivalRoutesOptions) {
  const { db, accounts, arriving, codes, credentials, ownerCodes, parked, questions } = options;

  app.get(
    '/auth/arrival',
    {
      schema: {
        operationId: 'getArrival',
        tags: ['Identity'],
        summary: 'Says what is asked of a person whom a company has signed in',
        response: { 200: QuestionAnswer, 404: ApiErrors },
      },
    },
    async (request, reply) => {
      const arrival = await parked.find(request);
      if (arrival === undefined) {
        const { code, detail } = noArrival;
        return reply.code(404).send(apiErrors({ code, title: 'Whoops', detail }));
      }
      return { data: { attributes: await questions.of(arrival) } };
    },
  );

  registerAnswer(
    'address',
    AddressForm,
    'Sends a code to the address of a person whom a company has signed in',
    {
      operationId: 'sendArrivalCode',
      asked: ['address', 'code'],
      answer: sendCode,
    },
  );
  registerAnswer('code', CodeForm, 'Proves the address of a person whom a company has signed in', {
    operationId: 'proveArrivalAddress',
    asked: ['code'],
    ends: true,
    answer: proveAddress,
  });
  registerAnswer(
    'owner',
    OwnerForm,
    'Adds the identity of a company to the account of its owner, and signs in',
    {
      operationId: 'linkArrival',
      asked: ['owner'],
      ends: true,
      answer: proveOwner,
    },
  );
  registerAnswer('new', NothingForm, 'Opens an account for a person whom a workplace has signed in', {
    operationId: 'registerArrival',
    asked: ['account'],
    ends: true,
    answer: goOnAsNew,
  });
  registerAnswer('dismissal', NothingForm, 'Forgets who has arrived from a company', {
    operationId: 'dismissArrival',
    asked: ['address', 'code', 'owner', 'account'],
    answer: dismiss,
  });

  function registerAnswer<Form extends typeof NothingForm>(
    name: string,
    body: Form,
    summary: string,
    operation: {
      operationId: string;
      asked: readonly FoundArrival['question'][];
      /** Whether it can end the arrival in an account: sent twice, it finds what its first one led to. */
      ends?: true;
      answer: (visit: PageVisit, arrival: FoundArrival, form: Static<Form>) => Promise<FormOutcome>;
    },
  ) {
    const { operationId, asked, answer, ends = false } = operation;
    app.post(
      `/auth/arrival/${name}`,
      { schema: { operationId, tags: ['Identity'], summary, body, response: answers } },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const arrival = await parked.find(request);
        const language = languageOfCall(request);
        const visit = { request, reply, language, address: request.url };
        const form = request.body as Static<Form>;
        return answerForm(request, reply, await outcomeFor(visit, arrival, form), {
          language,
          path: questionPath,
        });
      },
    );

    async function outcomeFor(
      visit: PageVisit,
      arrival: FoundArrival | undefined,
      form: Static<Form>,
    ): Promise<FormOutcome> {
      const found = ends && arrival === undefined ? await arriving.again(visit) : undefined;
      if (arrival === undefined) return found ?? { refused: noArrival };
      if (form.arrival !== arrival.formId) return { refused: arrivalReplaced };
      return asked.includes(arrival.question) ? answer(visit, arrival, form) : { refused: noArrival };
    }
  }

  async function sendCode(visit: PageVisit, arrival: FoundArrival, form: AddressForm): Promise<FormOutcome> {
    if (arrival.proved !== undefined) return sendCodeToAccount(visit, arrival, arrival.proved);
    const { email, typedEmail, refused } = askedAddress(form, arrival);
    if (refused !== undefined) {
      await parked.askAgain(arrival, email);
      return { refused };
    }
    const { id, firstName } = arrival;
    const recipient = { firstName, language: visit.language };
    const sent = await codes.send({ ...purposeOf(id), email, recipient, visit });
    if (!sent.ok) return (arrival.question === 'code' ? waitForCode : tooManyAttempts)(sent.minutes);
    const asked = { ...arrival, question: 'code', email, typedEmail } as const;
    await parked.ask(asked, 'code', email);
    return { attributes: await questions.of(asked) };
  }

  /** Sends another code to the account that the person has chosen. */
  async function sendCodeToAccount(
    visit: PageVisit,
    arrival: FoundArrival,
    { accountId, sessionEpoch }: ProvedAccount,
  ): Promise<FormOutcome> {
    const owner = await accounts.byId(accountId);
    if (owner === undefined) return { refused: noArrival };
    const sent = await ownerCodes.send(visit, arrival, { ...owner, sessionEpoch });
    return sent.ok ? { attributes: await questions.of(arrival) } : waitForCode(sent.minutes);
  }

  async function proveAddress(
    visit: PageVisit,
    arrival: FoundArrival,
    { code }: Static<typeof CodeForm>,
  ): Promise<FormOutcome> {
    if (code.trim() === '') return missing('code');
    const { id, proved } = arrival;
    const checked = await codes.check(proved === undefined ? purposeOf(id) : ownerPurpose(id, proved), code);
    if (!checked.ok) return codeRefused(checked);
    const { email } = checked;
    if (proved !== undefined) return linkProved(visit, arrival, proved, checked);
    const registered = await arriving.registerParked(visit, arrival, email, checked.code);
    if (registered !== undefined) return outcomeOf(registered);
    if (!(await askForOwner(arrival, checked))) return codeRefused({ reason: 'expired' });
    return { attributes: await questions.of({ ...arrival, question: 'owner', email }) };
  }

  async function proveOwner(
    visit: PageVisit,
    arrival: FoundArrival,
    { password }: Static<typeof OwnerForm>,
  ): Promise<FormOutcome> {
    if (password === '') return missing('password');
    const owner = await ownerOf(arrival, accounts);
    const email = normalisedEmail(owner?.email ?? arrival.email ?? '');
    const attempt = await credentials(visit).login(email, password, networkAddress(visit.request.ip));
    if (!attempt.ok) {
      const { outcome } = attempt;
      return outcome.status === 'tooManyAttempts' ? tooManyAttempts(outcome.minutes) : wrongPassword;
    }
    return outcomeOf(await arriving.linkParked(visit, arrival, attempt.account, new Date()));
  }

  /** The address that was proved has an account. */
  function askForOwner(
    arrival: FoundArrival,
    { email, code }: { email: string; code: RightCode },
  ): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      if (!(await codes.use(trx, code))) return false;
      await parked.ask(arrival, 'owner', email, trx);
      return true;
    });
  }

  /** The code has proved the owner, where it went to the address that the account still has. */
  async function linkProved(
    visit: PageVisit,
    arrival: FoundArrival,
    { accountId, sessionEpoch }: ProvedAccount,
    { email, code }: { email: string; code: RightCode },
  ): Promise<FormOutcome> {
    const owner = await accounts.byId(accountId);
    if (owner === undefined) return { refused: noArrival };
    if (owner.email !== email) return codeRefused({ reason: 'expired' });
    const account = { ...owner, sessionEpoch };
    return outcomeOf(await arriving.linkParked(visit, arrival, account, new Date(), code));
  }

  async function goOnAsNew(visit: PageVisit, arrival: FoundArrival): Promise<FormOutcome> {
    const { email = '' } = arrival;
    const registered = await arriving.registerParked(visit, arrival, email);
    if (registered !== undefined) return outcomeOf(registered);
    // An account with this address was opened meanwhile: its owner is asked for.
    await parked.ask(arrival, 'owner', email);
    return { attributes: await questions.of({ ...arrival, question: 'owner' }) };
  }

  async function dismiss({ reply, language }: PageVisit, arrival: FoundArrival): Promise<FormOutcome> {
    await parked.take(reply, arrival);
    return { next: `${languagePrefix(language)}/login` };
  }
}

/** A field that was left empty uses up no try. */
function missing(field: 'code' | 'password'): FormOutcome {
  const source = { pointer: `/${field}` };
  const data = { problem: 'missing' };
  return { refused: { statusCode: 422, code: 'INVALID', detail: 'This is needed to go on.', data, source } };
}

function outcomeOf(arrived: Arrived): FormOutcome {
  if ('next' in arrived) return arrived;
  if (arrived.problem === 'NO_ARRIVAL') return { refused: noArrival };
  if (arrived.minutes !== undefined) return tooManyAttempts(arrived.minutes);
  const detail = 'This identity cannot be added to an account.';
  return { refused: { statusCode: 409, code: arrived.problem, detail } };
}

/** What a code is for that proves the address of a person who has arrived. */
function purposeOf(arrivalId: string): CodePurpose {
  return { purpose: `arrival ${arrivalId}` };
}
