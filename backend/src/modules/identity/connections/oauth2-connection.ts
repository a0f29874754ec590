import * as openid from 'openid-client';
import { answerSeconds, PersonRefused, type Connection, type PersonAtCompany } from './connection.ts';
import { isRefusal } from './openid-connection.ts';

/** A company that speaks OAuth 2 alone: who it is, a call of its own tells. */
export interface Oauth2Company {
  name: string;
  /** What stands in place of an issuer: the company's name for itself. */
  issuer: string;
  endpoints: { authorize: string; token: string; profile: string };
  clientId: string;
  clientAuth: openid.ClientAuth;
  scope: string;
  /** Whether it takes a proof key. A company that knows none would ignore the verifier. */
  proofKey: boolean;
  /** Parameters of the call that tells who it is, for a token. */
  profileParameters?: (accessToken: string) => Readonly<Record<string, string>>;
  /** Whom its answer describes. Throws where it names no person. */
  personIn: (
    profile: Readonly<Record<string, unknown>>,
  ) => Omit<PersonAtCompany, 'issuer' | 'authenticatedAt'>;
}

/** Reaches a company at its configured addresses. */
export function oauth2Connection(company: Oauth2Company): Connection {
  const { name, issuer, endpoints, clientId, clientAuth, scope, proofKey } = company;
  const { personIn } = company;
  const configuration = new openid.Configuration(
    { issuer, authorization_endpoint: endpoints.authorize, token_endpoint: endpoints.token },
    clientId,
    undefined,
    clientAuth,
  );
  configuration.timeout = answerSeconds;
  if (endpoints.token.startsWith('http:')) openid.allowInsecureRequests(configuration);

  return {
    name,
    tellsAuthenticatedAt: false,

    async authorizationUrl({ state, codeVerifier }, redirectUri) {
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        ...(proofKey && {
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      });
    },

    async readAnswer({ request }, { state, codeVerifier }) {
      const tokens = await openid
        .authorizationCodeGrant(configuration, request, {
          expectedState: state,
          ...(proofKey && { pkceCodeVerifier: codeVerifier }),
        })
        .catch((error: unknown) => {
          throw isRefusal(error, 'access_denied') ? new PersonRefused(name, { cause: error }) : error;
        });
      const url = new URL(endpoints.profile);
      for (const [parameter, value] of Object.entries(
        company.profileParameters?.(tokens.access_token) ?? {},
      )) {
        url.searchParams.set(parameter, value);
      }
      const answer = await openid.fetchProtectedResource(configuration, tokens.access_token, url, 'GET');
      if (!answer.ok) throw new Error(`${name} answered who it is with ${answer.status}.`);
      return {
        ...{ issuer, authenticatedAt: undefined },
        ...personIn((await answer.json()) as Record<string, unknown>),
      };
    },
  };
}
