import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { failure, refuse } from './reasons.ts';
import type { Zuora } from './zuora.ts';

const lifetimeSeconds = 3598;

/** The client-credentials grant: `POST /oauth/token`. */
export function registerTokenGrant(app: FastifyInstance, { state, config }: Zuora): void {
  app.post<{ Body: Record<string, string> | undefined }>('/oauth/token', async ({ body }, reply) => {
    if (body?.grant_type !== 'client_credentials') {
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    }
    if (body.client_id !== config.clientId || body.client_secret !== config.clientSecret) {
      return reply.code(401).send({ reason: 'Invalid client id' });
    }
    state.accessTokens = living(state.accessTokens);
    const accessToken = randomBytes(16).toString('hex');
    state.accessTokens[accessToken] = Date.now() + lifetimeSeconds * 1000;
    return {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
      scope: 'tenant.sandbox',
      jti: accessToken,
    };
  });
}

/** Lets only requests with a living bearer token reach the routes of `app`. */
export function requireBearer(app: FastifyInstance, { state }: Zuora): void {
  app.addHook('onRequest', (request, reply, done) => {
    const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if ((state.accessTokens[token] ?? 0) < Date.now()) {
      reply.code(401).send(failure(refuse('unauthorised', 'Authentication error')));
    } else {
      done();
    }
  });
}

function living(tokens: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(tokens).filter(([, end]) => end > Date.now()));
}
