import type { Authorization, ProviderName } from './model.ts';
import type { Person } from './people.ts';

/** What a client sends to exchange a code, with the client's own name and secret as its company wants them. */
export interface Exchange {
  body: Readonly<Record<string, string>>;
  authorization: string | undefined;
}

/** Where a company answers, below its prefix. */
export interface Paths {
  authorize: string;
  token: string;
  /** Of companies that describe a person by a call. */
  profile?: string;
  /** Of companies that sign ID tokens. */
  keys?: string;
}

/** How one company speaks: the rest is the same for all. */
export interface Dialect {
  name: ProviderName;
  /** As its page names it. */
  title: string;
  paths: Paths;
  people: readonly Person[];
  /** Whether it answers by a form that the browser posts, or in the query of the address. */
  answersBy: 'formPost' | 'query';
  /** What it answers where the person does not agree. */
  refusal: Readonly<Record<string, string>>;
  /** Fields beside the code where the person agrees. */
  beside?: (authorization: Authorization, person: Person) => Readonly<Record<string, string>>;
  /** Whether an exchange comes from the client that it knows. */
  knowsClient: (exchange: Exchange) => Promise<boolean>;
  /** Claims of the ID token. Absent where the company gives none. */
  claims?: (authorization: Authorization, person: Person) => Readonly<Record<string, unknown>>;
  /** What `paths.profile` answers. */
  profile?: (person: Person, scope: string) => Readonly<Record<string, unknown>>;
  /** What its discovery document says beside the addresses. Absent where there is none. */
  metadata?: Readonly<Record<string, unknown>>;
  /** The path of the site to which it posts what becomes of a person. Absent where it tells nothing. */
  notifications?: string;
  /** Fields of the answer to an exchange beside the tokens. */
  withTokens?: Readonly<Record<string, unknown>>;
}

/** Whether an exchange names the client in its body (`client_secret_post`). */
export function postedClient({ clientId, clientSecret }: Client): Dialect['knowsClient'] {
  return ({ body }) => Promise.resolve(body.client_id === clientId && body.client_secret === clientSecret);
}

/** Whether an exchange names the client in a header (`client_secret_basic`), each part form-encoded (RFC 6749, 2.3.1). */
export function clientInHeader({ clientId, clientSecret }: Client): Dialect['knowsClient'] {
  return ({ authorization }) => {
    const [, encoded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    const pair = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
    return Promise.resolve(pair[0] === clientId && pair[1] === clientSecret);
  };
}

export interface Client {
  clientId: string;
  clientSecret: string;
}
