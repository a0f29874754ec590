import { Type, type Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { pageForm, type FormResult, type PageHandler, type PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { loginAddress } from '../company-sign-in/outcome-addresses.ts';
import type { Sessions } from '../session/sessions.ts';
import { Typed } from '../sign-in/forms.ts';
import { checkAppCode, type AppStepParts } from './app-step.ts';
import type { SecondFactorFacts } from './facts.ts';
import { checkMailedCode, sendMailedCode, mailFacts, type MailStepParts } from './mail-step.ts';
import { endOnceMore, otherWays, waitingIn, type Waiting, type WaitingParts } from './waiting.ts';
import { over, refused, shown, withParams } from './answers.ts';

/** What the page that asks for a second factor works with. */
export interface SecondFactorPageParts extends WaitingParts, MailStepParts, AppStepParts {
  sessions: Pick<Sessions, 'sessionOf' | 'withheldFrom'>;
  throttle: AppStepParts['throttle'];
}

const Form = Type.Object({
  step: Type.Enum(['check', 'checkApp', 'checkRecoveryCode', 'send', 'passkey', 'cancel']),
  code: Typed,
});

/** The page between the first proof of a sign-in and its end. Its forms post to the page itself. */
export function secondFactorPage(parts: SecondFactorPageParts | undefined): PageHandler {
  return {
    show: async (visit) => {
      const waiting = parts && (await waitingIn(visit, parts));
      if (parts === undefined) return shown({ status: 'over' });
      if (waiting === undefined) return withoutSignIn(visit, parts);
      return withParams(shown(await openFacts(visit, waiting, parts)), waiting.step.form.params);
    },
    form: pageForm({
      body: Form,
      submit: async (visit: PageVisit, form): Promise<FormResult> => {
        const waiting = parts && (await waitingIn(visit, parts));
        if (parts === undefined) return refused({ status: 'over' }, 404, over);
        if (waiting === undefined) return afterTheEnd(visit, form, parts);
        const result = await submit(visit, form, waiting, parts);
        return 'page' in result && result.page.route === 'secondFactor'
          ? { ...result, page: withParams(result.page, waiting.step.form.params) }
          : result;
      },
    }),
  };
}

function submit(
  visit: PageVisit,
  { step, code = '' }: Static<typeof Form>,
  waiting: Waiting,
  parts: SecondFactorPageParts,
): Promise<FormResult> {
  switch (step) {
    case 'check':
      return checkMailedCode(visit, code, waiting, parts);
    case 'checkApp':
      return checkAppCode(visit, { kind: 'app', code }, waiting, parts);
    case 'checkRecoveryCode':
      return checkAppCode(visit, { kind: 'recoveryCode', code }, waiting, parts);
    case 'send':
      return sendMailedCode(visit, waiting, parts);
    case 'passkey':
    case 'cancel':
      return leave(visit, waiting, parts);
  }
}

/** Pressed once more after the sign-in has ended, as by a double press or in another tab. */
async function afterTheEnd(
  visit: PageVisit,
  { code = '' }: Static<typeof Form>,
  parts: SecondFactorPageParts,
): Promise<FormResult> {
  const next = await endOnceMore(visit, code, parts);
  if (next !== undefined) return { redirectTo: next };
  const signedIn = (await parts.sessions.sessionOf(visit.request)) !== undefined;
  return signedIn
    ? { redirectTo: languagePrefix(visit.language) || '/' }
    : refused({ status: 'over' }, 404, over);
}

/** Opened once more after the sign-in has ended, or by a session that does not count without a second factor. */
async function withoutSignIn({ request, language }: PageVisit, { sessions, factors }: SecondFactorPageParts) {
  if ((await sessions.sessionOf(request)) !== undefined)
    return { redirectTo: languagePrefix(language) || '/' };
  const accountId = await sessions.withheldFrom(request);
  const organisation = accountId && (await factors.requiredBy(accountId));
  if (organisation === undefined || organisation === '') return shown({ status: 'over' });
  return shown({ status: 'leave', organisation });
}

/** The way that the address asks for, if the person has it, and else the one that is preferred. */
async function openFacts(
  visit: PageVisit,
  waiting: Waiting,
  parts: SecondFactorPageParts,
): Promise<SecondFactorFacts> {
  const asked = queryOf(visit.request).get('way');
  const { kinds, recoveryCodes } = waiting.ways;
  if (asked === 'recoveryCode' && recoveryCodes) {
    return { status: 'recoveryCode', others: otherWays(waiting, 'recoveryCode') };
  }
  const mail = kinds[0] !== 'app' || (asked === 'mail' && kinds.includes('mail'));
  return mail ? mailFacts(visit, waiting, parts) : { status: 'app', others: otherWays(waiting, 'app') };
}

/** Back to the log-in page: for another account, or for a passkey, which stands for both steps. */
async function leave(
  visit: PageVisit,
  { step: waiting }: Waiting,
  { steps }: SecondFactorPageParts,
): Promise<FormResult> {
  await steps.take(visit.reply, waiting);
  return { redirectTo: loginAddress(visit.language, waiting.form) };
}
