import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { ownPath } from '../../../http/own-path.ts';
import { languageOfPath, languagePrefix, languages } from '../../../domain/languages.ts';
import type { Sessions } from './sessions.ts';
import type { DropUnderWay } from './under-way.ts';

const SignedOut = Type.Object({ status: Type.Literal('signedOut') });
const SignedIn = Type.Object({
  status: Type.Literal('signedIn'),
  sid: Type.String(),
  userId: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  language: Type.String(),
  privileges: Type.Array(Type.String()),
  kind: Type.Union([Type.Literal('B2C'), Type.Literal('B2B')]),
});
const SessionAnswer = Type.Object(
  { data: Type.Object({ attributes: Type.Union([SignedIn, SignedOut]) }) },
  { examples: [{ data: { attributes: { status: 'signedOut' } } }] },
);

const Leaving = Type.Object({
  back: Type.Optional(
    Type.String({ description: 'A page of ours to come back to, to log in with another account' }),
  ),
});

export interface SessionRoutesOptions {
  sessions: Sessions;
  dropUnderWay: DropUnderWay;
  /** Whether logging in stays on this site. A form of ours may not be redirected to another one. */
  ownLogin: boolean;
}

/** Tells who is signed in, and ends it. The token itself never leaves its cookie. */
export function sessionRoutes(
  app: FastifyInstance,
  { sessions, dropUnderWay, ownLogin }: SessionRoutesOptions,
) {
  app.get(
    '/session',
    {
      schema: {
        operationId: 'getSession',
        tags: ['Identity'],
        summary: 'Says who is signed in',
        response: { 200: SessionAnswer },
      },
    },
    async (request) => {
      const session = await sessions.sessionOf(request);
      return { data: { attributes: session ? { status: 'signedIn', ...session } : { status: 'signedOut' } } };
    },
  );

  for (const language of languages) {
    app.post<{ Querystring: Static<typeof Leaving> }>(
      `${languagePrefix(language)}/logout`,
      {
        schema: {
          operationId: 'logOut',
          tags: ['Identity'],
          summary: 'Ends the session, and redirects to the home page or to a page to come back to',
          hide: language !== 'en',
          querystring: Leaving,
          response: { 303: Type.Null() },
        },
      },
      async (request, reply) => {
        const { back } = request.query;
        await sessions.end(request, reply);
        await dropUnderWay({ request, reply }, back);
        const home = languagePrefix(languageOfPath(request.url)) || '/';
        return reply.redirect(ownLogin && back !== undefined ? ownPath(back) : home, 303);
      },
    );
  }
}
