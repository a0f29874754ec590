import { Type, type Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { otherAccount } from '../../../http/member.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type MemberVisit,
  type PageHandler,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { linkIdIn, newLinkId, relationshipIdIn } from '../link-ids.ts';
import { buddiesFull } from '../refusals.ts';
import { changes, mostBuddies, statusOf, type Change } from '../relating.ts';
import { outcomeOfAsking, type AskProblem } from './outcome-of-asking.ts';
import type { BuddyPageParts } from './page-parts.ts';

type Facts = FactsOf<'buddies'>;
type Own = Extract<Facts, { status: 'own' }>;
type Done = NonNullable<Own['done']>;

/** The page of the person who opened it. */
interface OwnPage {
  route: 'buddies';
  facts: Own;
  statusCode?: number;
}

const BuddiesForm = Type.Object({
  step: Type.Enum([...changes, 'ask', 'forget', 'share', 'replace']),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
  /** The relationship that is changed; the id in the link of who is asked. */
  id: Type.Optional(Type.String({ maxLength: 100 })),
  /** What is shared: a box that is not ticked is not sent. */
  moments: Type.Optional(Type.String({ maxLength: 100 })),
  days: Type.Optional(Type.String({ maxLength: 100 })),
});
type BuddiesForm = Static<typeof BuddiesForm>;

const doneBy: Record<Change, Done> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  end: 'ended',
  block: 'blocked',
  unblock: 'unblocked',
};

const allDone: readonly Done[] = [...Object.values(doneBy), 'asked', 'sharingSaved', 'linkReplaced'];

/** The buddies of a person: who they are, who asks, what is shared, and the own link. */
export function buddiesPage(parts: BuddyPageParts): PageHandler<MemberVisit> {
  const { clock, repository, relating, listFor, look, keptRequest, ownPerson, siteOrigin } = parts;

  /** Whose link the browser kept through signing up. It is forgotten once there is nothing to ask. */
  async function invitedBy({ request, reply, userId }: MemberVisit): Promise<Own['invitedBy']> {
    const kept = keptRequest.read(request);
    const looked = await look(request, kept);
    if (looked.outcome === 'found' && looked.person.accountId !== userId) {
      const known = await repository.between(userId, looked.person.accountId);
      const status = known && statusOf(known);
      if (status === undefined) return { request: looked.person.linkId, name: looked.name };
    }
    if (looked.outcome !== 'tooMany') keptRequest.forget(request, reply);
    return undefined;
  }

  async function ownFacts(visit: MemberVisit, more: Partial<Own> = {}): Promise<Own | undefined> {
    const { userId, language } = visit;
    const person = await ownPerson(userId);
    if (person === undefined) return undefined;
    const listed = await listFor(userId);
    const invitation = await invitedBy(visit);
    const waiting = (status: 'asked' | 'requested') =>
      listed.flatMap((each) =>
        each.status === status ? [{ id: each.id, name: each.name, askedOn: each.since }] : [],
      );
    const buddies = listed.flatMap(({ status, shares, ...buddy }) =>
      status === 'buddies' && shares !== undefined ? [{ ...buddy, shares }] : [],
    );
    return {
      status: 'own',
      userId,
      link: `${siteOrigin}${languagePrefix(language)}/buddy?request=${person.linkId}`,
      ...(invitation !== undefined && { invitedBy: invitation }),
      requests: waiting('requested'),
      asked: waiting('asked'),
      buddies,
      blocked: listed.flatMap(({ status, id, name }) => (status === 'blocked' ? [{ id, name }] : [])),
      shares: { moments: person.sharesMoments, days: person.sharesDays },
      ...(buddies.length >= mostBuddies && { full: true }),
      ...more,
    };
  }

  async function shown(
    visit: MemberVisit,
    more: Partial<Own> = {},
    statusCode?: number,
  ): Promise<OwnPage | { redirectTo: string }> {
    const facts = await ownFacts(visit, more);
    const prefix = languagePrefix(visit.language);
    if (facts === undefined) return { redirectTo: prefix === '' ? '/' : prefix };
    return { route: 'buddies', facts, ...(statusCode !== undefined && { statusCode }) };
  }

  /** What is asked about one who is listed, or about the link, as the address names it. */
  function questionIn(facts: Own, query: URLSearchParams): Own['asking'] {
    if (query.get('ask') === 'replace') return { what: 'replace' };
    const what = (['end', 'block'] as const).find((each) => each === query.get('ask'));
    if (what === undefined) return undefined;
    const listed = what === 'end' ? facts.buddies : [...facts.buddies, ...facts.requests];
    const found = listed.find(({ id }) => id === query.get('id'));
    return found && { id: found.id, name: found.name, what };
  }

  async function ask(visit: MemberVisit, typed: string): Promise<FormResult> {
    const { request, reply, userId, address } = visit;
    const linkId = linkIdIn(typed);
    const looked = await look(request, linkId);
    if (looked.outcome === 'tooMany') return refused(visit, { reason: 'tooMany', minutes: looked.minutes });
    const asked = await relating.ask(userId, linkId ?? '');
    const outcome = outcomeOfAsking(asked);
    if (outcome.then === 'problem') return refused(visit, outcome.problem);
    keptRequest.forget(request, reply);
    return { redirectTo: outcome.then === 'done' ? `${address}?done=${outcome.done}` : address };
  }

  async function refused(visit: MemberVisit, problem: AskProblem): Promise<FormResult> {
    const full = problem.reason === 'full';
    const page = await shown(visit, { problem }, full ? buddiesFull.statusCode : 429);
    if ('redirectTo' in page) return page;
    return full
      ? { page, errors: [buddiesFull.error] }
      : {
          page: { ...page, retryAfterMinutes: problem.minutes },
          errors: [tooManyTries(problem.minutes)],
        };
  }

  async function change(visit: MemberVisit, typed: string, step: Change): Promise<FormResult> {
    const id = relationshipIdIn(typed);
    const answered = id && (await relating.change(visit.userId, id, step));
    if (!answered || answered.outcome === 'gone') return { redirectTo: visit.address };
    if (answered.outcome === 'full') return refused(visit, { reason: 'full', own: answered.own });
    return { redirectTo: `${visit.address}?done=${doneBy[step]}` };
  }

  async function submit(visit: MemberVisit, form: BuddiesForm): Promise<FormResult> {
    const { userId, address, request, reply } = visit;
    const { step, id = '' } = form;
    if (form.userId !== userId) {
      const { statusCode, error } = otherAccount;
      const facts = { status: 'otherAccount' } as const;
      return { page: { route: 'buddies', facts, statusCode }, errors: [error] };
    }
    switch (step) {
      case 'ask':
        return ask(visit, id);
      case 'forget':
        keptRequest.forget(request, reply);
        return { redirectTo: address };
      case 'share':
        await repository.updatePerson(userId, {
          sharesMoments: form.moments !== undefined,
          sharesDays: form.days !== undefined,
        });
        return { redirectTo: `${address}?done=sharingSaved` };
      case 'replace':
        await repository.updatePerson(userId, { linkId: newLinkId(), linkMadeAt: clock.now() });
        return { redirectTo: `${address}?done=linkReplaced` };
      default:
        return change(visit, id, step);
    }
  }

  return {
    show: async (visit) => {
      const query = queryOf(visit.request);
      const done = allDone.find((each) => each === query.get('done'));
      const page = await shown(visit, done === undefined ? {} : { done });
      if ('redirectTo' in page) return page;
      const asking = questionIn(page.facts, query);
      return asking === undefined ? page : { ...page, facts: { ...page.facts, asking } };
    },
    form: pageForm({ body: BuddiesForm, submit }),
  };
}
