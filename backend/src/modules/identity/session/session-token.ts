import { importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { claimNames } from './claims.ts';
import { once } from '../once.ts';
import type { IdentitySecrets } from '../provider/keys.ts';

/** What the session cookie is told to say. */
export interface SessionClaims {
  sid: string;
  accountId: string;
  redirectUrl: string | undefined;
  lastsSeconds: number;
}

export interface SessionTokens {
  sign: (claims: SessionClaims) => Promise<string>;
  /** The session that a token of ours names. Anything else names none. */
  sidIn: (token: string) => Promise<string | undefined>;
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
      for (const key of publicKeys) {
        try {
          const { payload } = await jwtVerify(token, key, {
            issuer: siteOrigin,
            audience,
            algorithms: [algorithm],
          });
          return typeof payload.sid === 'string' ? payload.sid : undefined;
        } catch {
          // Signed by another key, run out, or not ours at all: the next key may know it.
        }
      }
      return undefined;
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
