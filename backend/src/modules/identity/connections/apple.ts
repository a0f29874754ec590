import { importPKCS8, SignJWT } from 'jose';
import * as openid from 'openid-client';
import type { AppleConfig } from '../../../config/connections.ts';
import { textOf } from '../claim-text.ts';
import type { Connection } from './connection.ts';
import { openidConnection } from './openid-connection.ts';

const audience = 'https://appleid.apple.com';
const secretSeconds = 5 * 60;

/**
 * Sign in with Apple. Its answer is posted, it tells the name at the first consent alone and beside the ID token, and
 * the client secret is a token that the site signs for each exchange.
 */
export function appleConnection(config: AppleConfig): Connection {
  return openidConnection({
    name: 'apple',
    issuer: config.issuer,
    clientId: config.clientId,
    clientAuth: async () => openid.ClientSecretPost(await clientSecret(config)),
    scope: 'name email',
    parameters: { response_mode: 'form_post' },
    refusal: 'user_cancelled_authorize',
    personIn: ({ claims, posted }) => ({
      subject: claims.sub,
      email: textOf(claims.email),
      // Apple says it as a text or a truth value, and vouches for every address that it verified.
      emailProven: [true, 'true'].some((yes) => yes === (claims.email_verified as unknown)),
      ...nameIn(posted.get('user')),
    }),
  });
}

async function clientSecret({ clientId, teamId, keyId, privateKey }: AppleConfig): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + secretSeconds)
    .sign(await importPKCS8(privateKey, 'ES256'));
}

/** The name in the posted `user`, which is unsigned: it is the visitor's own to choose. The address there is not read. */
function nameIn(user: string | null): { firstName: string; lastName: string } {
  const name = (parsed(user) as { name?: Record<string, unknown> } | undefined)?.name;
  return { firstName: textOf(name?.firstName) ?? '', lastName: textOf(name?.lastName) ?? '' };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
