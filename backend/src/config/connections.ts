import type { EnvironmentReader } from './environment-reader.ts';
import { socialConnections, type SocialConnection } from './social-connections.ts';
import type { WorkplaceClient } from './workplaces.ts';

/** A client at a company that speaks OpenID Connect. */
export interface OpenidClientConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** A client at a company that speaks OAuth 2 alone. */
export interface Oauth2ClientConfig {
  endpoints: { authorize: string; token: string; profile: string };
  clientId: string;
  clientSecret: string;
}

/** What Apple gave the site. */
export interface AppleConfig {
  issuer: string;
  /** The Services ID. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** A P-256 key in PKCS #8, as text. */
  privateKey: string;
}

/** Who else signs people in. A company without a client is not offered. */
export interface ConnectionsConfig {
  apple: AppleConfig | undefined;
  facebook: Oauth2ClientConfig | undefined;
  spotify: Oauth2ClientConfig | undefined;
  google: OpenidClientConfig | undefined;
  personifyhealth: OpenidClientConfig | undefined;
  workplaces: readonly WorkplaceClient[];
  /** Those that are offered at all, and on two pages, in the order of their buttons. */
  offered: readonly SocialConnection[];
  offeredOnBundleSpotify: readonly SocialConnection[];
  offeredOnSsoAccountLink: readonly SocialConnection[];
}

const web = ['http:', 'https:'] as const;

/** The variables without which a company's client is not whole, by the one that asks for it. */
const partsOfClients = {
  APPLE_CLIENT_ID: ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  FACEBOOK_CLIENT_ID: ['FACEBOOK_CLIENT_SECRET'],
  GOOGLE_CLIENT_ID: ['GOOGLE_CLIENT_SECRET'],
  PERSONIFYHEALTH_CLIENT_ID: ['PERSONIFYHEALTH_ISSUER', 'PERSONIFYHEALTH_CLIENT_SECRET'],
  SPOTIFY_CLIENT_ID: ['SPOTIFY_CLIENT_SECRET'],
} as const;
type ClientVariable = keyof typeof partsOfClients;

/** Reads who else signs people in. Production has a company where its client is set; elsewhere the sandbox has them all. */
export function connectionsFrom(read: EnvironmentReader, production: boolean): ConnectionsConfig {
  const has = (client: ClientVariable) => !production || read.raw(client) !== undefined;
  const client = (name: 'FACEBOOK' | 'GOOGLE' | 'PERSONIFYHEALTH' | 'SPOTIFY') => ({
    clientId: read.text(`${name}_CLIENT_ID`),
    clientSecret: read.text(`${name}_CLIENT_SECRET`),
  });
  const endpoints = (name: 'FACEBOOK' | 'SPOTIFY') => ({
    authorize: read.address(`${name}_AUTHORIZE_URL`, web),
    token: read.address(`${name}_TOKEN_URL`, web),
    profile: read.address(`${name}_PROFILE_URL`, web),
  });
  const offered = read.someOf('CONNECTIONS', socialConnections);
  const offeredOn = (name: 'CONNECTIONS_BUNDLE_SPOTIFY' | 'CONNECTIONS_SSO_ACCOUNT_LINK') =>
    read.someOf(name, socialConnections).filter((each) => offered.includes(each));

  return {
    apple: has('APPLE_CLIENT_ID')
      ? {
          issuer: read.address('APPLE_ISSUER', web),
          clientId: read.text('APPLE_CLIENT_ID'),
          teamId: read.text('APPLE_TEAM_ID'),
          keyId: read.text('APPLE_KEY_ID'),
          privateKey: read.signingKey('APPLE_PRIVATE_KEY'),
        }
      : undefined,
    facebook: has('FACEBOOK_CLIENT_ID')
      ? { ...client('FACEBOOK'), endpoints: endpoints('FACEBOOK') }
      : undefined,
    spotify: has('SPOTIFY_CLIENT_ID') ? { ...client('SPOTIFY'), endpoints: endpoints('SPOTIFY') } : undefined,
    google: has('GOOGLE_CLIENT_ID')
      ? { ...client('GOOGLE'), issuer: read.address('GOOGLE_ISSUER', web) }
      : undefined,
    personifyhealth: has('PERSONIFYHEALTH_CLIENT_ID')
      ? { ...client('PERSONIFYHEALTH'), issuer: read.address('PERSONIFYHEALTH_ISSUER', web) }
      : undefined,
    workplaces: !production || read.raw('WORKPLACES') !== undefined ? read.workplaces('WORKPLACES') : [],
    offered,
    offeredOnBundleSpotify: offeredOn('CONNECTIONS_BUNDLE_SPOTIFY'),
    offeredOnSsoAccountLink: offeredOn('CONNECTIONS_SSO_ACCOUNT_LINK'),
  };
}

/** What production asks of a company's client that is set: all of its parts. */
export function unfinishedClients({ raw }: Pick<EnvironmentReader, 'raw'>): string[] {
  return Object.entries(partsOfClients)
    .filter(([client]) => raw(client) !== undefined)
    .flatMap(([client, parts]) =>
      parts
        .filter((part) => raw(part) === undefined)
        .map((part) => `${part} is not set, but ${client} lets people sign in there.`),
    );
}
