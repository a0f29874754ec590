import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { dayOf, type Day } from '../../domain/days.ts';
import { languagePrefix, type Language } from '../../domain/languages.ts';
import { loginBackTo } from '../../http/login-address.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageResult,
  type PageVisit,
} from '../../http/page-handler.ts';
import { queryOf } from '../../http/query.ts';
import { languageOfCall } from '../../http/request-language.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import type { Clock } from '../../process/clock.ts';
import { holdsSince, type KeptVerification } from './repository.ts';
import type { Sheerid } from './sheerid.ts';
import type { Standing, Verifying } from './verifying.ts';

type Facts = FactsOf<'student'>;
type Year = Extract<Facts, { status: 'verifiedAgain' }>['year'];
type InUse = Extract<Facts, { status: 'inUse' }>;

/** What students pay, and what this visitor may do about it. */
export interface StudentOffer {
  offer: NonNullable<Extract<Facts, { offer: unknown }>['offer']>;
  next:
    /** `since`: a verification of that day or later counts, of who had the price before. */
    | { standing: 'checkout' | 'later' | 'subscribed'; since?: Day }
    /** `from`: the first day of the plan that waits. */
    | { standing: 'planToCome'; from: Day; since?: Day }
    | (Pick<InUse, 'until' | 'renewableFrom' | 'ordinary'> & {
        standing: 'running';
        renewed: boolean;
        /** The next charge. */
        next?: Year['first'];
      })
    /** A verification of `since` or later counts. */
    | (Year & { standing: 'renewable'; since: Day; until?: Day; lapsed: boolean })
    | { standing: 'blocked'; reason: Extract<Facts, { status: 'held' }>['reason'] };
}

/** What the page works with. */
export interface StudentPageParts {
  verifying: Pick<Verifying, 'standingOf' | 'begin'>;
  sheerid: Pick<Sheerid, 'pageOf' | 'origin'>;
  clock: Pick<Clock, 'now'>;
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Undefined where there is no price for students. */
  offerFor: (
    request: FastifyRequest,
    visitor: { language: Language; userId: string | undefined; today: Day },
  ) => Promise<StudentOffer | undefined>;
}

const StudentForm = Type.Object({
  /** Whom the page was drawn for. */
  userId: Type.Optional(Type.String({ maxLength: 100 })),
});

/** What students pay, their verification, and what became of it. The company that verifies leads back to this page. */
export function studentPage({
  verifying,
  sheerid,
  clock,
  userIdOf,
  offerFor,
}: StudentPageParts): PageHandler {
  function shown(facts: Facts) {
    return { route: 'student', facts, personal: true, formsLeadTo: [sheerid.origin] } as const;
  }

  async function show({ request, language, address }: PageVisit): Promise<PageResult> {
    const userId = await userIdOf(request);
    const back = queryOf(request).get('verificationId');
    if (back !== null && userId === undefined) {
      return { redirectTo: loginBackTo(request.url, languageOfCall(request)) };
    }
    const today = dayOf(clock.now());
    const offered = await offerFor(request, { language, userId, today });
    if (userId === undefined) {
      return shown(offered ? { status: 'signedOut', offer: offered.offer } : { status: 'notOffered' });
    }
    const { kept, unread } = await verifying.standingOf(userId);
    if (back !== null) {
      // No one is told of another account's verification, nor whether there is one.
      if (kept?.verificationId !== back) return { route: 'notFound', statusCode: 404 };
      return { redirectTo: kept.language === null ? address : addressIn(kept.language) };
    }
    if (offered === undefined) return shown({ status: 'notOffered' });
    const { offer, next } = offered;
    const known = knownOf(next);
    if (known !== undefined) return shown(known);
    if (next.standing === 'renewable') return shown(renewalOf(next, { userId, kept, unread }));
    // An earlier verification holds until its last day, whatever became of the next one.
    if (kept !== undefined && holdsSince(kept, sinceOf(next), today)) {
      const { endsOn: until } = kept;
      if (next.standing === 'planToCome') {
        return shown({ status: 'verified', until, offer, next: next.standing, from: next.from });
      }
      const { standing } = next;
      const mayBuy = standing === 'checkout' || standing === 'later';
      return shown({ status: 'verified', until, offer, next: mayBuy ? standing : 'subscribed' });
    }
    const isForNewPlan = next.standing === 'subscribed' || next.standing === 'planToCome';
    const asked = { userId, offer, ...(isForNewPlan && { forNewPlan: true as const }) };
    if (kept === undefined) return shown({ status: 'ready', ...asked });
    if (unread) return shown({ status: 'unavailable' });
    if (kept.step === 'started') return shown({ status: 'started', ...asked });
    return shown(stepOf(kept, userId) ?? { status: 'ended', ...asked });
  }

  /** Another year of a price: what is missing for it. */
  function renewalOf(
    { since, until, lapsed, first, ordinary }: Extract<Next, { standing: 'renewable' }>,
    { userId, kept, unread }: Standing & { userId: string },
  ): Facts {
    const year = { first, ordinary };
    if (kept !== undefined && holdsSince(kept, since, dayOf(clock.now()))) {
      return { status: 'verifiedAgain', userId, year };
    }
    if (unread) return { status: 'unavailable' };
    const begun = kept?.step === 'started';
    const ready: Facts = {
      status: 'renewable',
      userId,
      lapsed,
      begun,
      year,
      ...(until !== undefined && { until }),
    };
    return (kept && stepOf(kept, userId)) ?? ready;
  }

  async function submit(
    { request, language, address }: PageVisit,
    { userId: drawnFor }: Static<typeof StudentForm>,
  ): Promise<FormResult> {
    const userId = await userIdOf(request);
    if (userId === undefined) return { redirectTo: loginBackTo(address, language) };
    // The page was drawn for another account: it is drawn anew, for this one.
    if (drawnFor !== userId) return { redirectTo: address };
    const today = dayOf(clock.now());
    const next = (await offerFor(request, { language, userId, today }))?.next;
    if (next !== undefined && knownOf(next) !== undefined) return { redirectTo: address };
    const begun = await verifying.begin(userId, { since: next && sinceOf(next), language });
    switch (begun.outcome) {
      case 'verified':
        return { redirectTo: address };
      case 'begun':
        return { redirectTo: sheerid.pageOf(begun.verificationId, language) };
      case 'tooMany': {
        const { minutes } = begun;
        const page = shown({ status: 'tooManyAttempts', minutes });
        return {
          page: { ...page, statusCode: 429, retryAfterMinutes: minutes },
          errors: [tooManyTries(minutes)],
        };
      }
      case 'unavailable':
        return {
          page: { ...shown({ status: 'unavailable' }), statusCode: 503 },
          errors: [
            { code: 'UNAVAILABLE', title: 'Whoops', detail: 'The verification of students does not answer.' },
          ],
        };
    }
  }

  return { show, form: pageForm({ body: StudentForm, submit }) };
}

type Next = StudentOffer['next'];

/** The first day of which a verification counts; undefined where each one does that holds. */
function sinceOf(next: Next): Day | undefined {
  return 'since' in next ? next.since : undefined;
}

/** What stands without a verification; undefined where one is asked for. */
function knownOf(next: Next): Facts | undefined {
  switch (next.standing) {
    case 'blocked':
      return { status: 'held', reason: next.reason };
    case 'running': {
      const { until, renewableFrom, renewed, next: first, ordinary } = next;
      if (renewed && first !== undefined && ordinary !== undefined) {
        return { status: 'renewed', renewableFrom, first, ordinary };
      }
      return { status: 'inUse', until, renewableFrom, ...(ordinary !== undefined && { ordinary }) };
    }
    case 'renewable':
    case 'checkout':
    case 'later':
    case 'subscribed':
    case 'planToCome':
      return undefined;
  }
}

/** A verification that waits or came to nothing; undefined for others. */
function stepOf({ step, rejected }: KeptVerification, userId: string): Facts | undefined {
  switch (step) {
    case 'document':
      return { status: 'document', userId, rejected };
    case 'pending':
      return { status: 'pending' };
    case 'refused':
    case 'expired':
      return { status: step, userId };
    case 'started':
    case 'verified':
      return undefined;
  }
}

function addressIn(language: Language): string {
  return `${languagePrefix(language)}/student`;
}
