import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { dayOf, type Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageResult,
  type PageVisit,
} from '../../http/page-handler.ts';
import { queryOf } from '../../http/query.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import type { Clock } from '../../process/clock.ts';
import { holdsOn } from './repository.ts';
import type { Sheerid } from './sheerid.ts';
import type { Verifying } from './verifying.ts';

type Facts = FactsOf<'student'>;
/** What students pay, and whether this visitor may buy it. */
export interface StudentOffer {
  offer: NonNullable<Extract<Facts, { offer: unknown }>['offer']>;
  next: Extract<Facts, { status: 'verified' }>['next'] | 'used';
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
    if (back !== null && userId === undefined) return { redirectTo: loginThen(address, request.url) };
    const today = dayOf(clock.now());
    const offered = await offerFor(request, { language, userId, today });
    if (userId === undefined) {
      return shown(offered ? { status: 'signedOut', offer: offered.offer } : { status: 'notOffered' });
    }
    const { kept, unread } = await verifying.standingOf(userId);
    if (back !== null) {
      // Nobody is told of another account's verification, nor whether there is one.
      return kept?.verificationId === back ? { redirectTo: address } : { route: 'notFound', statusCode: 404 };
    }
    if (offered === undefined) return shown({ status: 'notOffered' });
    const { offer, next } = offered;
    if (next === 'used') return shown({ status: 'used' });
    // An earlier verification holds until its last day, whatever became of the next one.
    if (kept !== undefined && holdsOn(kept, today)) {
      return shown({ status: 'verified', until: kept.endsOn, offer, next });
    }
    if (kept === undefined) return shown({ status: 'ready', userId, offer });
    if (unread) return shown({ status: 'unavailable' });
    switch (kept.step) {
      case 'started':
        return shown({ status: 'started', userId, offer });
      case 'document':
        return shown({ status: 'document', userId, rejected: kept.rejected });
      case 'pending':
        return shown({ status: 'pending' });
      case 'verified':
        return shown({ status: 'ended', userId, offer });
      case 'refused':
      case 'expired':
        return shown({ status: kept.step, userId });
    }
  }

  async function submit(
    { request, language, address }: PageVisit,
    { userId: drawnFor }: Static<typeof StudentForm>,
  ): Promise<FormResult> {
    const userId = await userIdOf(request);
    if (userId === undefined) return { redirectTo: loginThen(address, address) };
    // The page was drawn for another account: it is drawn anew, for this one.
    if (drawnFor !== userId) return { redirectTo: address };
    const begun = await verifying.begin(userId);
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

/** The log-in in the language of an address, which leads back to another one. */
function loginThen(address: string, back: string): string {
  const login = address.replace(/\/student$/, '/login');
  return `${login}?${new URLSearchParams({ redirectOnSuccess: back }).toString()}`;
}
