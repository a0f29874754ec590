import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import { pageForm, type PageHandler, type PageToShow, type PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { Sessions } from '../session/sessions.ts';
import type { FormCookie } from '../sign-in/form-cookie.ts';
import type { DestinationRules } from '../sign-in/destination.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { beginningOf } from '../sign-in/onward.ts';
import { readSignInParams } from '../sign-in/sign-in-params.ts';
import { formSent } from '../sign-in/sign-in-start.ts';
import type { ForgotPasswordFacts } from './facts.ts';
import { ForgotPasswordForm, readForgotPassword } from './forms.ts';
import { askingLimits, mailLimits } from './limits.ts';
import { loginInstead } from './login-instead.ts';
import { refusedAsking } from './refusals.ts';
import type { ResetLinkSender } from './send-reset-link.ts';

/** What the page that asks for the address works with. */
export interface ForgotPasswordParts {
  throttle: Pick<Throttle, 'attempt'>;
  sender: ResetLinkSender;
  formCookie: Pick<FormCookie, 'emailIn'>;
  devices: Pick<KnownDevices, 'findOfMailbox'>;
  sessions: Pick<Sessions, 'sessionOf'>;
  /** The address of the account that this browser's question asks for, where its visitor has typed or proved it. */
  addressAtQuestion: (request: FastifyRequest) => Promise<string | undefined>;
  rules: DestinationRules;
  /** Whether passwords are kept here, and not by another issuer. */
  ownPasswords: boolean;
}

const responses = {
  200: Type.Object(
    { data: Type.Object({ attributes: Type.Object({ status: Type.Literal('sent') }) }) },
    { examples: [{ data: { attributes: { status: 'sent' } } }] },
  ),
  303: Type.Null(),
  422: ApiErrors,
  429: ApiErrors,
};

/** The first step: asks for the address, and sends a link to it if it has an account. */
export function forgotPasswordPage(parts: ForgotPasswordParts): PageHandler {
  const { throttle, sender, formCookie, sessions, devices, addressAtQuestion, ownPasswords, rules } = parts;

  /** The address that the visitor has typed or proved, most likely for this. */
  async function knownEmail(request: FastifyRequest): Promise<string | undefined> {
    const { from } = readSignInParams(queryOf(request));
    return (
      (from === 'linking-question' ? await addressAtQuestion(request) : undefined) ??
      (await sessions.sessionOf(request))?.email ??
      (await formCookie.emailIn(request))
    );
  }

  async function show({ request }: PageVisit): Promise<PageToShow> {
    const email = await knownEmail(request);
    const facts: ForgotPasswordFacts = { status: 'ready', values: { email: email ?? '' }, problems: {} };
    return { route: 'forgotPassword', facts, ...(email !== undefined && { personal: true }) };
  }

  /** Whether a mailbox gets a mail more. */
  async function mayMail(asking: Parameters<typeof mailLimits>[0]): Promise<boolean> {
    for (const limits of mailLimits(asking)) if ((await throttle.attempt(limits)).ok) return true;
    return false;
  }

  async function submit(visit: PageVisit, body: ForgotPasswordForm) {
    const { request, language } = visit;
    const { content, emailNormalised } = readForgotPassword(body);
    if (emailNormalised === undefined) return refusedAsking({ ...content, status: 'ready' });

    const asking = {
      email: emailNormalised,
      address: networkAddress(request.ip),
      device: await devices.findOfMailbox(visit, emailNormalised),
    };
    const allowed = await throttle.attempt(askingLimits(asking));
    if (!allowed.ok) {
      return refusedAsking({ ...content, status: 'tooManyAttempts', minutes: allowed.minutes });
    }
    if (await mayMail(asking)) {
      const beginning = beginningOf(formSent(visit, undefined, rules));
      const query = new URLSearchParams({ ...beginning }).toString();
      await sender.ask({ emailNormalised, query, language });
    }
    const facts: ForgotPasswordFacts = { ...content, status: 'sent' };
    return { page: { route: 'forgotPassword' as const, facts }, attributes: { status: 'sent' } };
  }

  return {
    show: (visit) => (ownPasswords ? show(visit) : Promise.resolve(loginInstead(visit))),
    form: pageForm({
      body: ForgotPasswordForm,
      operation: {
        operationId: 'askForNewPassword',
        tags: ['Identity'],
        summary:
          'Sends a link to a new password, if the address has an account, and never says whether it has',
        responses,
      },
      submit: (visit: PageVisit, body) =>
        ownPasswords ? submit(visit, body) : Promise.resolve(loginInstead(visit)),
    }),
  };
}
