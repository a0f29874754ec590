import { importJWK, jwtVerify, type JWK } from 'jose';
import { clientInHeader, postedClient, type Client, type Dialect, type Exchange } from './dialect.ts';
import type { Authorization } from './model.ts';
import { people, workers, type Person, type WorkplaceName } from './people.ts';

/** The clients that the companies know. */
export interface ProviderClients {
  /** Apple's client proves itself by a token that its own key has signed. */
  apple: { clientId: string; teamId: string; publicKey: JWK };
  facebook: Client;
  google: Client;
  personifyhealth: Client;
  spotify: Client;
  acorn: Client;
  cedar: Client;
  birch: Client & { tenantId: string };
}

const appleAudience = 'https://appleid.apple.com';
/** The longest that Apple lets a client secret last. */
const longestSecretSeconds = 15_777_000;

const standardClaims = ({ nonce, authenticatedAt }: Authorization, person: Person) => ({
  auth_time: Math.floor(authenticatedAt / 1000),
  ...(nonce !== undefined && { nonce }),
  ...(person.email !== undefined && { email: person.email, email_verified: person.emailVerified }),
});

const names = ({ firstName, lastName }: Person) => ({
  ...(firstName !== '' && { given_name: firstName }),
  ...(lastName !== '' && { family_name: lastName }),
});

const discovered = {
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
};

/** The companies, in the way that each of them really speaks. */
export function companies(clients: ProviderClients): readonly Dialect[] {
  return [
    apple(clients.apple),
    google(clients.google),
    facebook(clients.facebook),
    spotify(clients.spotify),
    personifyHealth(clients.personifyhealth),
    okta('acorn', 'Acorn (Okta)', clients.acorn),
    birch(clients.birch),
    okta('cedar', 'Cedar (Okta)', clients.cedar),
  ];
}

/** Sign in with Apple: a form post, a name that is told once, a client secret that is signed. */
function apple(client: ProviderClients['apple']): Dialect {
  return {
    name: 'apple',
    title: 'Apple',
    paths: { authorize: '/auth/authorize', token: '/auth/token', keys: '/auth/keys' },
    people,
    answersBy: 'formPost',
    refusal: { error: 'user_cancelled_authorize' },
    beside: ({ first, scope }, { firstName, lastName, email }) =>
      first && scope.includes('name')
        ? { user: JSON.stringify({ name: { firstName, lastName }, ...(email !== undefined && { email }) }) }
        : {},
    knowsClient: (exchange) => isSignedByApplesClient(exchange, client),
    // Apple says it as a text.
    claims: (authorization, person) => ({
      ...standardClaims(authorization, person),
      ...(person.email !== undefined && { email_verified: String(person.emailVerified) }),
      nonce_supported: true,
    }),
    metadata: {
      ...discovered,
      code_challenge_methods_supported: undefined,
      response_modes_supported: ['query', 'fragment', 'form_post'],
      subject_types_supported: ['pairwise'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
    notifications: '/auth/notifications/apple',
    withTokens: { refresh_token: 'apple-refresh-token' },
  };
}

async function isSignedByApplesClient(
  { body }: Exchange,
  { clientId, teamId, publicKey }: ProviderClients['apple'],
): Promise<boolean> {
  if (body.client_id !== clientId) return false;
  try {
    const { payload } = await jwtVerify(body.client_secret ?? '', await importJWK(publicKey, 'ES256'), {
      issuer: teamId,
      subject: clientId,
      audience: appleAudience,
      algorithms: ['ES256'],
    });
    const { iat = 0, exp = Infinity } = payload;
    return exp - iat <= longestSecretSeconds;
  } catch {
    return false;
  }
}

function google(client: Client): Dialect {
  return {
    name: 'google',
    title: 'Google',
    paths: {
      authorize: '/o/oauth2/v2/auth',
      token: '/token',
      profile: '/v1/userinfo',
      keys: '/oauth2/v3/certs',
    },
    people,
    answersBy: 'query',
    refusal: { error: 'access_denied' },
    knowsClient: postedClient(client),
    claims: (authorization, person) => ({
      ...standardClaims(authorization, person),
      ...names(person),
      ...hostedDomain(person),
    }),
    profile: (person) => ({ sub: person.subject, email: person.email, ...names(person) }),
    metadata: {
      ...discovered,
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    },
  };
}

/** Google hosts the mail of the demo people: it vouches for their addresses. */
function hostedDomain({ email = '', emailVerified }: Person) {
  const domain = email.slice(email.indexOf('@') + 1);
  return domain === 'demo.stillpoint.example' && emailVerified ? { hd: domain } : {};
}

/** Facebook speaks OAuth 2 alone, and never says whether an address was proved. */
function facebook(client: Client): Dialect {
  return {
    name: 'facebook',
    title: 'Facebook',
    paths: { authorize: '/v26.0/dialog/oauth', token: '/v26.0/oauth/access_token', profile: '/v26.0/me' },
    people,
    answersBy: 'query',
    refusal: {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    },
    knowsClient: postedClient(client),
    profile: ({ subject, firstName, lastName, email }, scope) => ({
      id: subject,
      first_name: firstName,
      last_name: lastName,
      ...(scope.includes('email') && email !== undefined && { email }),
    }),
  };
}

/** Spotify speaks OAuth 2 alone. The address is as it was typed there. */
function spotify(client: Client): Dialect {
  return {
    name: 'spotify',
    title: 'Spotify',
    paths: { authorize: '/authorize', token: '/api/token', profile: '/v1/me' },
    people,
    answersBy: 'query',
    refusal: { error: 'access_denied' },
    knowsClient: clientInHeader(client),
    profile: ({ subject, firstName, lastName, email }, scope) => ({
      id: subject,
      display_name: `${firstName} ${lastName}`.trim() || null,
      type: 'user',
      ...(scope.includes('user-read-email') && email !== undefined && { email }),
    }),
    withTokens: { refresh_token: 'spotify-refresh-token' },
  };
}

function personifyHealth(client: Client): Dialect {
  return {
    name: 'personifyhealth',
    title: 'Personify Health',
    paths: { authorize: '/authorize', token: '/token', profile: '/userinfo', keys: '/jwks' },
    people,
    answersBy: 'query',
    refusal: { error: 'access_denied' },
    knowsClient: clientInHeader(client),
    claims: (authorization, person) => ({ ...standardClaims(authorization, person), ...names(person) }),
    profile: (person) => ({ sub: person.subject, email: person.email, ...names(person) }),
    metadata: discovered,
  };
}

/** A company whose people sign in with Okta. */
function okta(name: WorkplaceName, title: string, client: Client): Dialect {
  return {
    ...workplace(name, title, client),
    paths: { authorize: '/v1/authorize', token: '/v1/token', profile: '/v1/userinfo', keys: '/v1/keys' },
    claims: (authorization, person) => ({
      ...standardClaims(authorization, person),
      ...names(person),
      amr: methodsOf(name, person),
    }),
  };
}

/** A company whose people sign in with Microsoft Entra, which does not say whether it proved an address. */
function birch({ tenantId, ...client }: ProviderClients['birch']): Dialect {
  return {
    ...workplace('birch', 'Birch (Microsoft)', client),
    paths: { authorize: '/oauth2/v2.0/authorize', token: '/oauth2/v2.0/token', keys: '/discovery/v2.0/keys' },
    claims: ({ nonce, authenticatedAt }, person) => ({
      auth_time: Math.floor(authenticatedAt / 1000),
      ...(nonce !== undefined && { nonce }),
      ...names(person),
      tid: tenantId,
      oid: person.subject,
      preferred_username: person.email,
      email: person.email,
      amr: methodsOf('birch', person),
    }),
  };
}

function workplace(name: WorkplaceName, title: string, client: Client): Omit<Dialect, 'paths' | 'claims'> {
  return {
    name,
    title,
    people: workers[name],
    answersBy: 'query',
    refusal: { error: 'access_denied', error_description: 'User did not agree.' },
    knowsClient: clientInHeader(client),
    profile: (person) => ({ sub: person.subject, email: person.email, ...names(person) }),
    metadata: discovered,
  };
}

function methodsOf(name: WorkplaceName, { subject }: Person): readonly string[] {
  return workers[name].find((worker) => worker.subject === subject)?.methods ?? [];
}
