import { likelyEmail } from '@stillpoint/translations/likelyEmail.ts';
import { Type, type Static } from 'typebox';
import { mailboxOf, problemOfEmail } from '../../domain/email.ts';
import type { ApiErrors } from '../../http/api-errors.ts';
import { takesForm, type FormTokens } from '../../http/form-token.ts';
import { pageForm, type FormResult, type PageHandler, type PageVisit } from '../../http/page-handler.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { NewsletterFacts } from './facts.ts';
import { askingLimits, mailLimits } from './limits.ts';
import type { Requests } from './requests.ts';

const title = 'Whoops';

/** What the page works with. */
export interface NewsletterPageParts {
  requests: Pick<Requests, 'ask'>;
  formTokens: FormTokens;
  throttle: Pick<Throttle, 'attempt'>;
}

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));
/**
 * `suggestionSeen` is the address for which a suggestion was shown, `suggestionTaken` the suggestion if it was pressed,
 * `website` is seen by programs alone.
 */
const NewsletterForm = Type.Object({
  email: Typed,
  suggestionSeen: Typed,
  suggestionTaken: Typed,
  formToken: Typed,
  website: Typed,
});

/** Takes an address for the newsletter, and mails it the link to join. The answer is the same for every address. */
export function newsletterPage({ requests, formTokens, throttle }: NewsletterPageParts): PageHandler {
  async function submit(
    { request, language }: PageVisit,
    {
      email: typed = '',
      suggestionSeen,
      suggestionTaken,
      formToken = '',
      website = '',
    }: Static<typeof NewsletterForm>,
  ): Promise<FormResult> {
    const email = (suggestionTaken ?? typed).trim();
    const problem = problemOfEmail(email);
    const taken = website === '' && (await takesForm(formToken, { formTokens, throttle }));
    const facts = { email, formToken: taken ? formToken : formTokens.reissue() };

    if (problem !== undefined) return refused({ ...facts, status: 'ready', problem });
    if (!taken) return refused({ ...facts, status: 'checkAgain' });
    const suggestion = likelyEmail(email);
    // It asks once: the same address posted again is meant.
    if (suggestion !== undefined && suggestionSeen?.trim() !== email) {
      return refused({ ...facts, status: 'ready', suggestion });
    }
    const allowed = await throttle.attempt(askingLimits(networkAddress(request.ip)));
    if (!allowed.ok) return refused({ ...facts, status: 'tooManyAttempts', minutes: allowed.minutes });

    const mailed = await throttle.attempt(mailLimits(mailboxOf(email)));
    if (mailed.ok) await requests.ask(email, language);
    return { page: shown({ ...facts, status: 'sent' }), attributes: { status: 'sent' } };
  }

  return {
    show: () => Promise.resolve(shown({ status: 'ready', email: '', formToken: formTokens.issue() })),
    form: pageForm({ body: NewsletterForm, submit }),
  };
}

function shown(facts: NewsletterFacts) {
  return { route: 'newsletter', facts, personal: true } as const;
}

function refused(facts: NewsletterFacts): FormResult {
  if (facts.status === 'tooManyAttempts') {
    const { minutes } = facts;
    return {
      page: { ...shown(facts), statusCode: 429, retryAfterMinutes: minutes },
      errors: [tooManyTries(minutes)],
    };
  }
  return { page: { ...shown(facts), statusCode: 422 }, errors: [errorOf(facts)] };
}

function errorOf({ problem, suggestion, formToken }: NewsletterFacts): ApiErrors['errors'][number] {
  const source = { pointer: '/email' };
  if (suggestion !== undefined) {
    return { code: 'INVALID', title, detail: `Did you mean ${suggestion}?`, source, data: { suggestion } };
  }
  return problem === undefined
    ? { code: 'CHECK_AGAIN', title, detail: 'Please send it once more.', data: { formToken } }
    : { code: 'INVALID', title, detail: 'Hmm, try double-checking your email.', source, data: { problem } };
}
