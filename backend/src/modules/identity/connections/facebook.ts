import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import type { Oauth2ClientConfig } from '../../../config/connections.ts';
import { textOf } from '../claim-text.ts';
import type { Connection } from './connection.ts';
import { oauth2Connection } from './oauth2-connection.ts';

/** Facebook never says whether an address was proved, and tells none where the person declined. */
export function facebookConnection({ endpoints, clientId, clientSecret }: Oauth2ClientConfig): Connection {
  return oauth2Connection({
    name: 'facebook',
    issuer: 'https://www.facebook.com',
    endpoints,
    clientId,
    clientAuth: openid.ClientSecretPost(clientSecret),
    scope: 'email public_profile',
    proofKey: false,
    profileParameters: (accessToken) => ({
      fields: 'id,first_name,last_name,email',
      // Proves that the call comes from the client, not from another holder of the token.
      appsecret_proof: createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
    }),
    personIn: (profile) => ({
      subject: idIn(profile),
      email: textOf(profile.email),
      emailProven: false,
      firstName: textOf(profile.first_name) ?? '',
      lastName: textOf(profile.last_name) ?? '',
    }),
  });
}

/** The `id` of a profile: without one it names no person. */
export function idIn({ id }: Readonly<Record<string, unknown>>): string {
  const subject = textOf(id);
  if (subject === undefined) throw new Error('The profile has no id.');
  return subject;
}
