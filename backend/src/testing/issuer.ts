import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Who signs in at the stand-in, and what it says of them. */
export interface IssuerClaims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

interface Grant {
  claims: IssuerClaims;
  nonce: string;
  audience: string;
}

/** Another company's OpenID issuer, listening on this machine. */
export async function openStandInIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const app = Fastify();
  const url = () => app.listeningOrigin;

  const idToken = ({ claims, nonce, audience }: Grant) =>
    new SignJWT({ ...claims, nonce })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(url())
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);

  await app.register(formbody);
  app.get('/.well-known/openid-configuration', () => ({
    issuer: url(),
    authorization_endpoint: `${url()}/authorize`,
    token_endpoint: `${url()}/token`,
    jwks_uri: `${url()}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }));
  app.get('/jwks', () => ({ keys: [key] }));
  app.post<{ Body: { code: string } }>('/token', async ({ body }, reply) => {
    const grant = grants.get(body.code);
    grants.delete(body.code);
    if (grant === undefined) return reply.code(400).send({ error: 'invalid_grant' });
    return { access_token: randomUUID(), token_type: 'bearer', id_token: await idToken(grant) };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    url: url(),
    /** Signs in at `authorization`. Gives the parameters of the callback. */
    accept(authorization: URL, claims: IssuerClaims): string {
      const code = randomUUID();
      const asked = authorization.searchParams;
      grants.set(code, { claims, nonce: asked.get('nonce') ?? '', audience: asked.get('client_id') ?? '' });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    },
    close: () => app.close(),
  };
}

export type StandInIssuer = Awaited<ReturnType<typeof openStandInIssuer>>;
