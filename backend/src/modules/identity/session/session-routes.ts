import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { languageOfPath, languagePrefix, languages } from '../../../domain/languages.ts';
import type { Sessions } from './sessions.ts';

const SignedOut = Type.Object({ status: Type.Literal('signedOut') });
const SessionClaims = Type.Object({
  sid: Type.String(),
  userId: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  language: Type.String(),
  privileges: Type.Array(Type.String()),
  kind: Type.Union([Type.Literal('B2C'), Type.Literal('B2B')]),
});

/** Tells who is signed in, and ends it. The token itself never leaves its cookie. */
export function sessionRoutes(app: FastifyInstance, { sessions }: { sessions: Sessions }) {
  app.get(
    '/session',
    {
      schema: {
        operationId: 'getSession',
        tags: ['Identity'],
        summary: 'Says who is signed in',
        response: { 200: Type.Union([SessionClaims, SignedOut], { examples: [{ status: 'signedOut' }] }) },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return (await sessions.sessionOf(request)) ?? { status: 'signedOut' };
    },
  );

  for (const language of languages) {
    app.post(
      `${languagePrefix(language)}/logout`,
      {
        schema: {
          operationId: 'logOut',
          tags: ['Identity'],
          summary: 'Ends the session, and redirects to the home page',
          hide: language !== 'en',
          response: { 303: Type.Null() },
        },
      },
      async (request, reply) => {
        await sessions.end(request, reply);
        void reply.header('cache-control', 'no-store');
        return reply.redirect(languagePrefix(languageOfPath(request.url)) || '/', 303);
      },
    );
  }
}
