import { Type, type Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { otherAccount } from '../../../http/member.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type LogInFirst,
  type PageHandler,
  type PageVisit,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { linkIdIn } from '../link-ids.ts';
import type { LookedUp } from '../looking.ts';
import { buddiesFull } from '../refusals.ts';
import { statusOf } from '../relating.ts';
import { outcomeOfAsking, type AskProblem } from './outcome-of-asking.ts';
import type { BuddyPageParts } from './page-parts.ts';

type Facts = FactsOf<'buddyRequest'>;

/** The statuses of pages that are no success. */
const statusCodes: Readonly<Partial<Record<Facts['status'], number>>> = { unknown: 404, tooMany: 429 };

const RequestForm = Type.Object({
  step: Type.Enum(['keep', 'ask']),
  /** The id in the link. */
  request: Type.String({ maxLength: 100 }),
  /** Whom the page was drawn for. Absent while they were signed out. */
  userId: Type.Optional(Type.String({ maxLength: 100 })),
});
type RequestForm = Static<typeof RequestForm>;

/** What a person's link opens. A browser keeps nothing of it before the visitor signs up by it, and opening it asks no one. */
export function buddyRequestPage(
  parts: Pick<BuddyPageParts, 'repository' | 'relating' | 'look' | 'keptRequest' | 'userIdOf'>,
): PageHandler {
  const { repository, relating, look, keptRequest, userIdOf } = parts;
  const page = (facts: Facts, statusCode?: number) => ({
    ...({ route: 'buddyRequest', facts, personal: true } as const),
    ...(statusCode !== undefined && { statusCode }),
    ...(facts.status === 'tooMany' && { retryAfterMinutes: facts.minutes }),
  });

  async function factsOf(looked: LookedUp, userId: string | undefined): Promise<Facts> {
    if (looked.outcome === 'tooMany') return { status: 'tooMany', minutes: looked.minutes };
    if (looked.outcome === 'unknown') return { status: 'unknown' };
    const { name, person } = looked;
    const { accountId: otherId, linkId: request } = person;
    if (userId === undefined) return { status: 'signedOut', name, request };
    if (otherId === userId) return { status: 'own' };
    const known = await repository.between(userId, otherId);
    const status = known && statusOf(known);
    if (status !== undefined && status !== 'requested') return { status, name };
    const full = await relating.fullOf(userId, otherId);
    if (full !== undefined) return { status: 'full', own: full.own };
    return { status: 'open', userId, name, request };
  }

  async function keep({ request, reply, language, address }: PageVisit, looked: LookedUp, linkId: string) {
    if (looked.outcome !== 'found' || (await userIdOf(request)) !== undefined) {
      return { redirectTo: backTo(address, linkId) };
    }
    keptRequest.keep(reply, looked.person.linkId);
    const prefix = languagePrefix(language);
    const query = new URLSearchParams({ redirectOnSuccess: `${prefix}/buddies` });
    return { redirectTo: `${prefix}/register?${query.toString()}` };
  }

  async function ask(
    { request, reply, language, address }: PageVisit,
    { request: linkId, userId: drawnFor }: RequestForm,
  ): Promise<FormResult | LogInFirst> {
    const userId = await userIdOf(request);
    if (userId === undefined) return { logInFirst: true };
    if (drawnFor !== userId) {
      const { statusCode, error } = otherAccount;
      return { page: page({ status: 'otherAccount' }, statusCode), errors: [error] };
    }
    const asked = await relating.ask(userId, linkIdIn(linkId) ?? '');
    const outcome = outcomeOfAsking(asked);
    switch (outcome.then) {
      case 'done':
        keptRequest.forget(request, reply);
        return { redirectTo: `${languagePrefix(language)}/buddies?done=${outcome.done}` };
      case 'problem':
        return refused(outcome.problem);
      case 'drawnAnew':
        return { redirectTo: backTo(address, linkId) };
    }
  }

  function refused(problem: AskProblem): FormResult {
    if (problem.reason === 'full') {
      const facts = { status: 'full', own: problem.own } as const;
      return { page: page(facts, buddiesFull.statusCode), errors: [buddiesFull.error] };
    }
    const { minutes } = problem;
    return { page: page({ status: 'tooMany', minutes }, 429), errors: [tooManyTries(minutes)] };
  }

  async function submit(visit: PageVisit, form: RequestForm): Promise<FormResult> {
    const looked = await look(visit.request, linkIdIn(form.request));
    if (looked.outcome === 'tooMany') return refused({ reason: 'tooMany', minutes: looked.minutes });
    return form.step === 'keep' ? keep(visit, looked, form.request) : ask(visit, form);
  }

  return {
    show: async ({ request }) => {
      const looked = await look(request, linkIdIn(queryOf(request).get('request') ?? ''));
      const facts = await factsOf(looked, await userIdOf(request));
      return page(facts, statusCodes[facts.status]);
    },
    form: pageForm({ body: RequestForm, submit }),
  };
}

function backTo(address: string, request: string): string {
  return `${address}?${new URLSearchParams({ request }).toString()}`;
}
