import type { FastifyInstance } from 'fastify';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import * as openid from 'openid-client';
import { textOf } from '../claim-text.ts';
import { claimNames } from '../session/claims.ts';
import { once } from '../once.ts';
import type { IdentitySecrets } from '../tables.ts';
import { providerPath, siteClientId, siteScope } from '../provider/provider.ts';

/** The issuer that people are sent to: our own provider, in this process, or another company's. */
export type Issuer =
  { kind: 'own' } | { kind: 'other'; url: string; clientId: string; clientSecret: string | undefined };

/** What must be remembered from the beginning of a sign-in to its end. */
export interface Begun {
  url: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who signed in, as the issuer says. */
export interface PersonAtIssuer {
  issuer: string;
  subject: string;
  providerSid: string | undefined;
  signedUp: boolean;
  redirectUrl: string | undefined;
  /** The company by which the person proved who it is. Undefined where it was a password. */
  connection: string | undefined;
  /** Of our own provider: the epoch of the account's sessions when it was proved. */
  sessionEpoch: number | undefined;
  /** Of our own provider: when it was proved, where that counts for grave changes. In milliseconds. */
  provedAt: number | undefined;
  /** Of our own provider: when a second factor was given. In milliseconds. */
  secondFactorAt: number | undefined;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface SiteClient {
  begin: (wish: { redirectUri: string; redirectUrl: string | undefined }) => Promise<Begun>;
  /** Trades the code for tokens. Throws where anything about the answer is not as it was asked for. */
  finish: (
    currentUrl: URL,
    begun: Pick<Begun, 'state' | 'nonce' | 'codeVerifier'>,
  ) => Promise<PersonAtIssuer>;
}

/** The provider names its own session, so that signing out can end that one too. */
const askForSid = JSON.stringify({ id_token: { sid: null } });

interface Parties {
  configuration: openid.Configuration;
  keys: JWTVerifyGetKey;
}

/** The site as a plain OpenID client. Towards its own provider it speaks in process, without a socket. */
export function createSiteClient(surroundings: {
  app: FastifyInstance;
  issuer: Issuer;
  siteOrigin: string;
  audience: string;
  secrets: () => Promise<IdentitySecrets>;
}): SiteClient {
  const { issuer, audience } = surroundings;
  const names = claimNames(audience);
  const parties = once(() => (issuer.kind === 'own' ? ownParties(surroundings) : otherParties(issuer)));

  return {
    async begin({ redirectUri, redirectUrl }) {
      const { configuration } = await parties();
      const codeVerifier = openid.randomPKCECodeVerifier();
      const state = openid.randomState();
      const nonce = openid.randomNonce();
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: siteScope,
        resource: audience,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(issuer.kind === 'own' ? { claims: askForSid } : {}),
        ...(redirectUrl === undefined ? {} : { redirect_url: redirectUrl }),
      });
      return { url, state, nonce, codeVerifier };
    },

    async finish(currentUrl, begun) {
      const { configuration, keys } = await parties();
      const tokens = await openid.authorizationCodeGrant(configuration, currentUrl, {
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        pkceCodeVerifier: begun.codeVerifier,
        idTokenExpected: true,
      });
      const identity = tokens.claims();
      if (identity === undefined) throw new Error('The issuer gave no ID token.');
      const access = await accessClaims(tokens.access_token, keys, { issuer: identity.iss, audience });
      return {
        issuer: identity.iss,
        subject: identity.sub,
        providerSid: textOf(access.sid) ?? textOf(identity.sid),
        signedUp: access[names.signedUp] === true,
        redirectUrl: textOf(access[names.redirectUrl]),
        connection: textOf(access[names.connection]),
        sessionEpoch: numberOf(access[names.sessionEpoch]),
        provedAt: numberOf(access[names.provedAt]),
        secondFactorAt: numberOf(access[names.secondFactorAt]),
        email: textOf(identity.email),
        emailVerified: identity.email_verified === true,
        firstName: textOf(identity.given_name) ?? '',
        lastName: textOf(identity.family_name) ?? '',
      };
    },
  };
}

async function ownParties(surroundings: {
  app: FastifyInstance;
  siteOrigin: string;
  secrets: () => Promise<IdentitySecrets>;
}): Promise<Parties> {
  const { app, siteOrigin } = surroundings;
  const { clientSecret, jwks } = await surroundings.secrets();
  const issuer = `${siteOrigin}${providerPath}`;
  const configuration = new openid.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
    },
    siteClientId,
    undefined,
    openid.ClientSecretBasic(clientSecret),
  );
  if (siteOrigin.startsWith('http:')) openid.allowInsecureRequests(configuration);
  configuration[openid.customFetch] = inProcess(app);
  const publicKeys = jwks.keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }));
  return {
    configuration,
    keys: createLocalJWKSet({ keys: publicKeys } as Parameters<typeof createLocalJWKSet>[0]),
  };
}

async function otherParties(issuer: Extract<Issuer, { kind: 'other' }>): Promise<Parties> {
  const url = new URL(issuer.url);
  const configuration = await openid.discovery(
    url,
    issuer.clientId,
    undefined,
    issuer.clientSecret === undefined ? openid.None() : openid.ClientSecretBasic(issuer.clientSecret),
    // Only a stand-in on this machine speaks plain http; production refuses one at the start.
    { execute: url.protocol === 'http:' ? [openid.allowInsecureRequests] : [] },
  );
  openid.enableNonRepudiationChecks(configuration);
  const { jwks_uri } = configuration.serverMetadata();
  if (jwks_uri === undefined) throw new Error('The issuer names no keys.');
  return { configuration, keys: createRemoteJWKSet(new URL(jwks_uri)) };
}

/** Answers the client's requests with the app it lives in. */
function inProcess(app: FastifyInstance): openid.CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers,
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
}

/** An access token for our own API may say more. One for another, or an opaque one, says nothing. */
async function accessClaims(
  token: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string; audience: string },
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload;
  } catch {
    return {};
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
