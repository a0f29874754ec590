import type { Kysely } from 'kysely';
import Provider, { type Configuration, errors } from 'oidc-provider';
import type { IdentityTables } from '../tables.ts';
import { languagePrefix, languages } from '../../../domain/languages.ts';
import { claimNames } from '../session/claims.ts';
import type { Accounts } from '../ports.ts';
import { recordsOf } from './adapter.ts';
import type { IdentitySecrets } from '../tables.ts';

/** Where the provider is mounted. Its own `/auth` would be the site's callback. */
export const providerPath = '/oidc';
export const siteClientId = 'site';
export const siteScope = 'openid profile email';

const minute = 60;
const day = 24 * 60 * minute;
/** How long the sign-in form may stand open. */
const interactionSeconds = 60 * minute;
const sessionSeconds = day;

/** What the provider stands on. */
export interface ProviderSurroundings {
  db: Kysely<IdentityTables>;
  accounts: Accounts;
  secrets: IdentitySecrets;
  siteOrigin: string;
  audience: string;
}

/** Makes our own OpenID provider: one client, which is the site, and sign-in pages that the site draws. */
export function createProvider({
  db,
  accounts,
  secrets,
  siteOrigin,
  audience,
}: ProviderSurroundings): Provider {
  const names = claimNames(audience);
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: siteOrigin.startsWith('https:'),
  } as const;

  const detailsOf = (grantId: string | undefined) =>
    db
      .selectFrom('signInDetails')
      .select(['kind', 'redirectUrl', 'connection', 'sessionEpoch', 'provedAt', 'secondFactorAt'])
      .where('grantId', '=', grantId ?? '')
      .executeTakeFirst();

  const configuration: Configuration = {
    adapter: recordsOf(db),
    clients: [
      {
        client_id: siteClientId,
        client_secret: secrets.clientSecret,
        redirect_uris: languages.map((language) => `${siteOrigin}${languagePrefix(language)}/auth`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: secrets.jwks,
    cookies: { keys: secrets.cookieKeys, long: { ...cookie, path: '/' }, short: { ...cookie, path: '/' } },
    responseTypes: ['code'],
    scopes: siteScope.split(' '),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale'],
    },
    conformIdTokenClaims: false,
    extraParams: ['redirect_url'],
    pkce: { required: () => true },
    // The site's own session is what counts, and it is checked at each request.
    expiresWithSession: () => Promise.resolve(false),
    ttl: {
      Interaction: interactionSeconds,
      AuthorizationCode: minute,
      AccessToken: day,
      IdToken: 10 * minute,
      Session: sessionSeconds,
      Grant: day,
    },
    // The site talks to the provider from the server alone: no other origin may read its answers.
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      claimsParameter: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: siteScope,
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: day,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    // The page is answered in process; this address only has to be one of ours.
    interactions: { url: () => `${siteOrigin}/login` },
    findAccount: async (_context, id, token) => {
      const account = await accounts.byId(id);
      if (account === undefined) return undefined;
      if (token !== undefined && 'grantId' in token) {
        const details = await detailsOf(token.grantId);
        if (details?.sessionEpoch !== account.sessionEpoch) return undefined;
      }
      return { accountId: account.id, claims: () => Promise.resolve(claimsOf(account)) };
    },
    extraTokenClaims: async (_context, token) => {
      if (!('grantId' in token)) return undefined;
      const details = await detailsOf(token.grantId);
      return {
        ...(details && { [names.sessionEpoch]: details.sessionEpoch }),
        [names.signedUp]: details?.kind === 'register',
        ...(details?.redirectUrl ? { [names.redirectUrl]: details.redirectUrl } : {}),
        ...(details?.provedAt ? { [names.provedAt]: details.provedAt.getTime() } : {}),
        ...(details?.secondFactorAt ? { [names.secondFactorAt]: details.secondFactorAt.getTime() } : {}),
        ...(details?.connection ? { [names.connection]: details.connection } : {}),
        ...('sid' in token && token.sid !== undefined ? { sid: token.sid } : {}),
      };
    },
    // A person sees our page that says a sign-in did not work, never the provider's.
    renderError: (context) => {
      context.status = 303;
      context.redirect('/auth?error=sign_in_failed');
    },
  };

  const provider = new Provider(`${siteOrigin}${providerPath}`, configuration);
  // Host and protocol are set by the mount, from configuration, whatever a caller wrote.
  provider.proxy = true;
  return provider;
}

function claimsOf(account: NonNullable<Awaited<ReturnType<Accounts['byId']>>>) {
  return {
    sub: account.id,
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    given_name: account.firstName,
    family_name: account.lastName,
    locale: account.language,
  };
}
