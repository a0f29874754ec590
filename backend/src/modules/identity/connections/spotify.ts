import * as openid from 'openid-client';
import type { Oauth2ClientConfig } from '../../../config/connections.ts';
import { textOf } from '../claim-text.ts';
import type { Connection } from './connection.ts';
import { idIn } from './facebook.ts';
import { oauth2Connection } from './oauth2-connection.ts';

/** Spotify never proved the address, and knows a display name alone, which may be anything. */
export function spotifyConnection({ endpoints, clientId, clientSecret }: Oauth2ClientConfig): Connection {
  return oauth2Connection({
    name: 'spotify',
    issuer: 'https://accounts.spotify.com',
    endpoints,
    clientId,
    clientAuth: openid.ClientSecretBasic(clientSecret),
    scope: 'user-read-email',
    proofKey: true,
    personIn: (profile) => ({
      subject: idIn(profile),
      email: textOf(profile.email),
      emailProven: false,
      ...namesIn(textOf(profile.display_name) ?? ''),
    }),
  });
}

/** First and last name, where the display name looks like both. */
function namesIn(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
