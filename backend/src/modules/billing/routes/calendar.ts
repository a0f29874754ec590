import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { languagePrefix, languages, type Language } from '../../../domain/languages.ts';
import { wantsPage } from '../../../http/accepted-types.ts';
import { ApiErrors, apiErrors } from '../../../http/api-errors.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import type { App, RouteParts } from './parts.ts';

/** The page of a subscription, without its language. */
const subscriptionPath = '/subscription';

const DayParams = Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) });

/** What will happen to the caller's subscription on a day, as a file for a calendar. */
export function calendarRoutes(
  app: App,
  {
    billing,
    sessionOf,
  }: Pick<RouteParts, 'sessionOf'> & { billing: Pick<RouteParts['billing'], 'calendarOf'> },
): void {
  for (const language of languages) {
    app.get(
      `${languagePrefix(language)}${subscriptionPath}/days/:day.ics`,
      {
        schema: {
          operationId: 'getSubscriptionDay',
          tags: ['Subscription'],
          summary: 'Gives what will happen to the caller’s subscription on a day, for a calendar',
          description:
            'A browser that follows a link is redirected to the subscription where it gets no file.',
          // The same file by a link of the page in another language is the same operation.
          hide: language !== 'en',
          querystring: MemberQuery,
          params: DayParams,
          response: {
            200: { content: { 'text/calendar': { schema: Type.String() } } },
            ...{ 303: Type.Null(), 401: ApiErrors, 403: ApiErrors, 404: ApiErrors },
          },
        },
      },
      async (request, reply) => {
        const found = await calendarFor(request, language);
        void reply.header('cache-control', 'no-store');
        if (!found.ok) {
          // The page asks to log in, or shows the days that there are.
          if (wantsPage(request))
            return reply.redirect(`${languagePrefix(language)}${subscriptionPath}`, 303);
          return reply.code(found.refusal.statusCode).send(apiErrors(found.refusal.error));
        }
        void reply.header(
          'content-disposition',
          `attachment; filename="stillpoint-${request.params.day}.ics"`,
        );
        return reply.type('text/calendar; charset=utf-8').send(found.calendar);
      },
    );
  }

  async function calendarFor(
    request: FastifyRequest<{ Querystring: MemberQuery; Params: { day: string } }>,
    language: Language,
  ) {
    const caller = await callerFor(request, sessionOf);
    if (!caller.ok) return caller;
    const calendar = await billing.calendarOf(caller.person.userId, request.params.day, language);
    return calendar === undefined ? noSuchDay : { ok: true as const, calendar };
  }
}

const noSuchDay = {
  ok: false as const,
  refusal: {
    statusCode: 404,
    error: {
      code: 'DAY_NOT_FOUND' as const,
      title: 'Whoops',
      detail: 'Nothing happens to the subscription on this day.',
    },
  },
};
