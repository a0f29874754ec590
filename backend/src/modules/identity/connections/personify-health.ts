import * as openid from 'openid-client';
import type { OpenidClientConfig } from '../../../config/connections.ts';
import { textOf } from '../claim-text.ts';
import type { Connection } from './connection.ts';
import { openidConnection } from './openid-connection.ts';

/** Personify Health, which employers offer. It publishes no protocol: an address of it is not taken without a proof. */
export function personifyHealthConnection({
  issuer,
  clientId,
  clientSecret,
}: OpenidClientConfig): Connection {
  return openidConnection({
    name: 'personifyhealth',
    issuer,
    clientId,
    clientAuth: () => openid.ClientSecretBasic(clientSecret),
    scope: 'openid email profile',
    takesMaxAge: true,
    personIn: ({ claims }) => ({
      subject: claims.sub,
      email: textOf(claims.email),
      emailProven: false,
      firstName: textOf(claims.given_name) ?? '',
      lastName: textOf(claims.family_name) ?? '',
    }),
  });
}
