import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Paypal } from './paypal.ts';

const lifetimeSeconds = 32_400;

/** The client-credentials grant, with the client in a Basic header: `POST /v1/oauth2/token`. */
export function registerTokenGrant(app: FastifyInstance, { state, config }: Paypal): void {
  const expected = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`;

  app.post<{ Body: Record<string, string> | undefined }>(
    '/v1/oauth2/token',
    async ({ headers, body }, reply) => {
      if (headers.authorization !== expected) {
        return reply
          .code(401)
          .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      }
      if (body?.grant_type !== 'client_credentials') {
        return reply
          .code(400)
          .send({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
      }
      const accessToken = `A21${randomBytes(24).toString('hex')}`;
      state.accessTokens[accessToken] = Date.now() + lifetimeSeconds * 1000;
      return {
        scope: 'https://uri.paypal.com/services/billing-agreements',
        access_token: accessToken,
        token_type: 'Bearer',
        app_id: 'APP-SANDBOX',
        expires_in: lifetimeSeconds,
        nonce: randomBytes(8).toString('hex'),
      };
    },
  );
}

/** Lets only requests with a living bearer token reach the routes of `app`. */
export function requireBearer(app: FastifyInstance, { state }: Paypal): void {
  app.addHook('onRequest', (request, reply, done) => {
    const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if ((state.accessTokens[token] ?? 0) < Date.now()) {
      reply
        .code(401)
        .send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
    } else {
      done();
    }
  });
}
