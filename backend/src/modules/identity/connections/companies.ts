import type { ConnectionsConfig } from '../../../config/connections.ts';
import { appleConnection } from './apple.ts';
import type { Connection } from './connection.ts';
import { facebookConnection } from './facebook.ts';
import { googleConnection } from './google.ts';
import { personifyHealthConnection } from './personify-health.ts';
import { spotifyConnection } from './spotify.ts';
import { workplaceConnection } from './workplace.ts';

/** The companies that sign people in here, by name: those that are configured. */
export function openCompanies(
  config: ConnectionsConfig,
  domainsOf: (workplace: string) => Promise<readonly string[]>,
): ReadonlyMap<string, Connection> {
  const { apple, facebook, spotify, google, personifyhealth, workplaces } = config;
  const companies = [
    apple && appleConnection(apple),
    facebook && facebookConnection(facebook),
    spotify && spotifyConnection(spotify),
    google && googleConnection(google),
    personifyhealth && personifyHealthConnection(personifyhealth),
    ...workplaces.map((client) => workplaceConnection({ ...client, domains: () => domainsOf(client.name) })),
  ];
  return new Map(companies.flatMap((company) => (company === undefined ? [] : [[company.name, company]])));
}
