import * as openid from 'openid-client';
import { once } from '../once.ts';
import { answerSeconds, PersonRefused, type Connection, type PersonAtCompany } from './connection.ts';

/** Who a company says that it is, in its ID token and beside it. */
export interface Told {
  claims: openid.IDToken;
  /** The form that the company posted. Empty where it posts none. */
  posted: URLSearchParams;
}

type DescribedPerson = Omit<PersonAtCompany, 'issuer' | 'authenticatedAt'>;

/** A company that speaks OpenID Connect. */
export interface OpenidCompany {
  name: string;
  issuer: string;
  clientId: string;
  /** How the site proves itself, for one exchange. */
  clientAuth: () => Promise<openid.ClientAuth> | openid.ClientAuth;
  scope: string;
  /** Parameters of the authorization beside those of the protocol. */
  parameters?: Readonly<Record<string, string>>;
  /** Whether it takes `max_age` and tells `auth_time` then. @default false */
  takesMaxAge?: boolean;
  /** What the company names a refusal by the person. @default 'access_denied' */
  refusal?: string;
  /** Whom the claims describe. Throws where they are not those of this company. */
  personIn: (told: Told) => Promise<DescribedPerson> | DescribedPerson;
}

/** Reaches a company by what its discovery document says. */
export function openidConnection(company: OpenidCompany): Connection {
  const { name, clientId, clientAuth, scope, parameters = {}, personIn } = company;
  const { takesMaxAge = false, refusal = 'access_denied' } = company;
  const discovered = once(() => discover(company));

  return {
    name,
    tellsAuthenticatedAt: true,

    async authorizationUrl({ state, nonce, codeVerifier }, redirectUri, maxAgeSeconds) {
      return openid.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...parameters,
        ...(takesMaxAge && maxAgeSeconds !== undefined && { max_age: String(maxAgeSeconds) }),
      });
    },

    async readAnswer(answer, { state, nonce, codeVerifier }) {
      const server = (await discovered()).serverMetadata();
      const configuration = secured(
        new openid.Configuration(server, clientId, undefined, await clientAuth()),
        company.issuer,
      );
      const tokens = await openid
        .authorizationCodeGrant(configuration, answer.request, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw isRefusal(error, refusal) ? new PersonRefused(name, { cause: error }) : error;
        });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error(`${name} gave no ID token.`);
      const { iss: issuer, auth_time: seconds } = claims;
      const authenticatedAt = seconds === undefined ? undefined : new Date(seconds * 1000);
      return { issuer, authenticatedAt, ...(await personIn({ claims, posted: answer.posted })) };
    },
  };
}

/** What a company's discovery document says. */
export function discover({
  issuer,
  clientId,
}: Pick<OpenidCompany, 'issuer' | 'clientId'>): Promise<openid.Configuration> {
  const url = new URL(issuer);
  return openid.discovery(url, clientId, undefined, undefined, {
    execute: url.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    timeout: answerSeconds,
  });
}

/** Only a stand-in on this machine speaks plain http; production refuses one at the start. */
function secured(configuration: openid.Configuration, issuer: string): openid.Configuration {
  if (issuer.startsWith('http:')) openid.allowInsecureRequests(configuration);
  openid.enableNonRepudiationChecks(configuration);
  configuration.timeout = answerSeconds;
  return configuration;
}

/** Whether the company says that the person did not agree, which is no fault. */
export function isRefusal(error: unknown, refusal: string): boolean {
  return error instanceof openid.AuthorizationResponseError && error.error === refusal;
}
