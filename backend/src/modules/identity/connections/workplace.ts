import * as openid from 'openid-client';
import type { WorkplaceClient } from '../../../config/workplaces.ts';
import { textOf } from '../claim-text.ts';
import type { Connection } from './connection.ts';
import { openidConnection, type Told } from './openid-connection.ts';

/** An organisation's own sign-in. */
export interface WorkplaceConfig extends WorkplaceClient {
  /** The domains that the organisation proved to be its own by now, in lower case. */
  domains: () => Promise<readonly string[]>;
}

/**
 * A workplace. Its administrators can give any address to anyone: only those of its own proven domains are believed,
 * whatever its tokens say.
 */
export function workplaceConnection(config: WorkplaceConfig): Connection {
  const { name, issuer, clientId, clientSecret, domains } = config;
  return openidConnection({
    name,
    issuer,
    clientId,
    clientAuth: () => openid.ClientSecretBasic(clientSecret),
    scope: 'openid email profile',
    takesMaxAge: true,
    personIn: async (told) => {
      const { claims } = told;
      const email = textOf(claims.email);
      const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase();
      return {
        subject: subjectIn(told, config),
        email,
        emailProven: domain !== undefined && (await domains()).includes(domain),
        firstName: textOf(claims.given_name) ?? '',
        lastName: textOf(claims.family_name) ?? '',
      };
    },
  });
}

/** Entra's `email` and `upn` change hands; only tenant and object name a person for good. */
function subjectIn({ claims }: Told, { name, tenantId }: WorkplaceConfig): string {
  if (tenantId === undefined) return claims.sub;
  const object = textOf(claims.oid);
  if (claims.tid !== tenantId || object === undefined) throw new Error(`${name}: another tenant's token.`);
  return `${tenantId}.${object}`;
}
