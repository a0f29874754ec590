import { importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { claimNames } from './claims.ts';
import { once } from '../once.ts';
import type { IdentitySecrets } from '../tables.ts';

/** What the session cookie is told to say. */
export interface SessionClaims {
  sid: string;
  accountId: string;
  redirectUrl: string | undefined;
  lastsSeconds: number;
}

export interface SessionTokens {
  sign: (claims: SessionClaims) => Promise<string>;
  /** The session that a token of ours names. Throws an `InvalidTokenError` at any other. */
  sidIn: (token: string) => Promise<string>;
}

/** A token that cannot be decoded, has run out, or is not signed by us. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

const algorithm = 'RS256';

/** Signs and reads the JWT in the session cookie, by which our other services know a visitor too. */
export function createSessionTokens(surroundings: {
  siteOrigin: string;
  audience: string;
  secrets: () => Promise<IdentitySecrets>;
}): SessionTokens {
  const { siteOrigin, audience, secrets } = surroundings;
  const names = claimNames(audience);
  const keys = once(async () => imported(await secrets()));

  return {
    async sign({ sid, accountId, redirectUrl, lastsSeconds }) {
      const { signingKey, kid } = await keys();
      return new SignJWT({ sid, ...(redirectUrl === undefined ? {} : { [names.redirectUrl]: redirectUrl }) })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(kid === undefined ? {} : { kid }) })
        .setIssuer(siteOrigin)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lastsSeconds)
        .sign(signingKey);
    },

    async sidIn(token) {
      const { publicKeys } = await keys();
      let cause: unknown;
      for (const key of publicKeys) {
        try {
          const { payload } = await jwtVerify(token, key, {
            issuer: siteOrigin,
            audience,
            algorithms: [algorithm],
          });
          if (typeof payload.sid === 'string') return payload.sid;
        } catch (error) {
          // Signed by another key, run out, or not ours at all: the next key may know it.
          cause = error;
        }
      }
      throw new InvalidTokenError('The token names no session of ours.', { cause });
    },
  };
}

async function imported({ jwks }: IdentitySecrets) {
  const [first] = jwks.keys;
  if (first === undefined) throw new Error('The key set is empty.');
  return {
    signingKey: await importJWK(first, algorithm),
    kid: first.kid,
    publicKeys: await Promise.all(jwks.keys.map((key) => importJWK(publicPart(key), algorithm))),
  };
}

function publicPart({ kty, n, e }: JWK): JWK {
  return { kty, ...(n === undefined ? {} : { n }), ...(e === undefined ? {} : { e }) } as JWK;
}
