import type { FastifyRequest } from 'fastify';
import { dayOf } from '../../domain/days.ts';
import { mailboxOf } from '../../domain/email.ts';
import { takesForm, type FormTokens } from '../../http/form-token.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageVisit,
} from '../../http/page-handler.ts';
import { queryOf } from '../../http/query.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import type { Clock } from '../../process/clock.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { Declarations } from './declarations.ts';
import { readTermination, TerminationForm } from './form.ts';
import { declaringLimits, mailLimits, ownMailLimits } from './limits.ts';
import { shownDeclaration } from './shown-declaration.ts';
import type { KeptDeclaration, TerminationOutcome } from './tables.ts';

type Facts = FactsOf<'endContract'>;

/** What the page works with. */
export interface TerminationPageParts {
  declarations: Declarations;
  clock: Pick<Clock, 'now'>;
  formTokens: FormTokens;
  throttle: Pick<Throttle, 'attempt'>;
  /** The address of the account that a browser is logged in to, where it was proven. */
  provenAddressOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** What the form can be filled with for a browser that is logged in. */
  knownOf: (request: FastifyRequest) => Promise<{ name: string; email: string } | undefined>;
}

const blank = { name: '', email: '', contract: '', kind: 'ordinary', reason: '', endsOn: '' } as const;

/** A link that was never ours, or has expired. */
const goneStatus = 410;

/**
 * Takes the declaration that ends a contract, without logging in; shows it to be kept; and carries it out once its address has
 * confirmed it. The answer is the same for every address.
 */
export function terminationPage({
  declarations,
  clock,
  formTokens,
  throttle,
  provenAddressOf,
  knownOf,
}: TerminationPageParts): PageHandler {
  /** Whether the mailbox may get a mail now. Some are kept for its owner: strangers cannot use those up. */
  async function mayMailNow(request: FastifyRequest, email: string): Promise<boolean> {
    const mailbox = mailboxOf(email);
    const proven = await provenAddressOf(request);
    if (proven !== undefined && mailboxOf(proven) === mailbox) {
      const own = await throttle.attempt(ownMailLimits(mailbox));
      if (own.ok) return true;
    }
    return (await throttle.attempt(mailLimits(mailbox, networkAddress(request.ip)))).ok;
  }

  async function declare(
    { request, language, address }: PageVisit,
    form: TerminationForm,
  ): Promise<FormResult> {
    const { formToken = '', website = '' } = form;
    const { content, declaration } = readTermination(form, dayOf(clock.now()));
    const taken = website === '' && (await takesForm(formToken, { formTokens, throttle }));
    const facts = { ...content, formToken: taken ? formToken : formTokens.reissue() };

    if (declaration === undefined) return refused({ ...facts, status: 'ready' });
    if (!taken) return refused({ ...facts, status: 'checkAgain' });
    const allowed = await throttle.attempt(declaringLimits(networkAddress(request.ip)));
    if (!allowed.ok) return refused({ ...facts, status: 'tooManyAttempts', minutes: allowed.minutes });

    const mailNow = await mayMailNow(request, declaration.email);
    const token = await declarations.declare(declaration, { language, mailNow });
    return { redirectTo: `${address}?declaration=${token}` };
  }

  async function confirm({ address }: PageVisit, token: string): Promise<FormResult> {
    const confirmed = await declarations.confirm(token);
    return confirmed === undefined
      ? refused({ status: 'invalidLink' })
      : { redirectTo: `${address}?confirm=${token}` };
  }

  async function factsOf(request: FastifyRequest): Promise<Facts> {
    const query = queryOf(request);
    const [receipt, token] = [query.get('declaration'), query.get('confirm')];
    if (token !== null) {
      const found = await declarations.byConfirmation(token);
      return found === undefined ? { status: 'invalidLink' } : confirmation(found, token);
    }
    if (receipt !== null) {
      const found = await declarations.byReceipt(receipt);
      return found === undefined
        ? { status: 'invalidLink' }
        : { status: 'received', declaration: shownDeclaration(found) };
    }
    const values = { ...blank, ...(await knownOf(request)) };
    return { status: 'ready', values, problems: {}, formToken: formTokens.issue() };
  }

  return {
    show: async ({ request }) => shown(await factsOf(request)),
    form: pageForm({
      body: TerminationForm,
      submit: (visit, form) =>
        form.step === 'confirm' ? confirm(visit, form.token ?? '') : declare(visit, form),
    }),
  };
}

function confirmation(found: KeptDeclaration, token: string): Facts {
  const declaration = shownDeclaration(found);
  const { outcome, endedOn, ending, charged } = found;
  if (outcome === null) return { status: 'confirm', token, declaration };
  return {
    ...{ status: 'confirmed', declaration, outcome: shownOutcome(outcome, found) },
    ...(endedOn !== null && { endedOn }),
    ...(outcome === 'ended' && endedOn !== null && ending !== null && ending.length > 1
      ? { contracts: ending }
      : {}),
    ...(charged && { charged }),
  };
}

function shownOutcome(
  outcome: TerminationOutcome,
  { endedOn, numberUnknown }: Pick<KeptDeclaration, 'endedOn' | 'numberUnknown'>,
): Extract<Facts, { status: 'confirmed' }>['outcome'] {
  if (numberUnknown) return 'unknownNumber';
  if (outcome === 'ended') return endedOn === null ? 'calledOff' : 'ended';
  return outcome === 'nothing' && endedOn !== null ? 'endsByItself' : outcome;
}

function shown(facts: Facts) {
  const page = { route: 'endContract', facts, personal: true } as const;
  return facts.status === 'invalidLink' ? { ...page, statusCode: goneStatus } : page;
}

function refused(facts: Facts): FormResult {
  const title = 'Whoops';
  switch (facts.status) {
    case 'tooManyAttempts': {
      const { minutes } = facts;
      const page = { ...shown(facts), statusCode: 429, retryAfterMinutes: minutes };
      return { page, errors: [tooManyTries(minutes)] };
    }
    case 'invalidLink':
      return {
        page: shown(facts),
        errors: [{ code: 'INVALID_TOKEN', title, detail: 'This link works no more.' }],
      };
    case 'checkAgain': {
      const { formToken } = facts;
      const detail = 'Please send it once more.';
      const error = { code: 'CHECK_AGAIN' as const, title, detail, data: { formToken } };
      return { page: { ...shown(facts), statusCode: 422 }, errors: [error] };
    }
    default:
      return {
        page: { ...shown(facts), statusCode: 422 },
        errors: [{ code: 'INVALID', title, detail: 'Something is missing, or cannot be read.' }],
      };
  }
}
