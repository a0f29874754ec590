import * as openid from 'openid-client';
import type { OpenidClientConfig } from '../../../config/connections.ts';
import { textOf } from '../claim-text.ts';
import type { Connection } from './connection.ts';
import { openidConnection } from './openid-connection.ts';

/** Google vouches for addresses that it hosts itself: `@gmail.com`, and the domains that it names as `hd`. */
export function googleConnection({ issuer, clientId, clientSecret }: OpenidClientConfig): Connection {
  return openidConnection({
    name: 'google',
    issuer,
    clientId,
    clientAuth: () => openid.ClientSecretPost(clientSecret),
    scope: 'openid email profile',
    // Google knows no `max_age`, and tells when the person signed in to those who ask for it so.
    parameters: { claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }) },
    personIn: ({ claims }) => {
      const email = textOf(claims.email);
      return {
        subject: claims.sub,
        email,
        emailProven:
          claims.email_verified === true &&
          (textOf(claims.hd) !== undefined || email?.toLowerCase().endsWith('@gmail.com') === true),
        firstName: textOf(claims.given_name) ?? '',
        lastName: textOf(claims.family_name) ?? '',
      };
    },
  });
}
