import type { ConnectionsConfig } from '../../../config/connections.ts';
import type { SocialConnection } from '../../../config/social-connections.ts';

/** The pages with buttons of companies. */
export const offerPages = [
  'login',
  'register',
  'manageIdentities',
  'bundleSpotify',
  'ssoAccountLink',
] as const;
export type OfferPage = (typeof offerPages)[number];

/** What is known of a visitor that decides which companies are offered. */
interface OfferedVisitor {
  isPartnerMember?: boolean;
  /** By what the browser signed in last. */
  lastLogin?: string | undefined;
}

/**
 * Which companies a page offers, in the order of their buttons. Partners' members alone see Personify Health. Before a
 * login it is not known who is one: the login page shows it in a browser that signed in by it last.
 */
export function offersOf(
  page: OfferPage,
  { isPartnerMember = false, lastLogin }: OfferedVisitor,
  config: Omit<ConnectionsConfig, 'workplaces'>,
): readonly SocialConnection[] {
  const isShown = isPartnerMember || (page === 'login' && lastLogin === 'personifyhealth');
  return listOf(page, config).filter(
    (name) => config[name] !== undefined && (isShown || name !== 'personifyhealth'),
  );
}

/** The companies and workplaces by which people can sign in: none that is not offered, or has no client any more. */
export function reachableConnections(config: ConnectionsConfig): readonly string[] {
  const companies = config.offered.filter((name) => config[name] !== undefined);
  return [...companies, ...config.workplaces.map(({ name }) => name)];
}

function listOf(page: OfferPage, config: Omit<ConnectionsConfig, 'workplaces'>): readonly SocialConnection[] {
  switch (page) {
    case 'bundleSpotify':
      return config.offeredOnBundleSpotify;
    case 'ssoAccountLink':
      return config.offeredOnSsoAccountLink;
    case 'login':
    case 'register':
    case 'manageIdentities':
      return config.offered;
  }
}
