import type { paths } from './generated/api.ts';

/** One refusal of the API, as it stands in `errors`. */
export interface ApiError {
  code: string;
  title?: string;
  detail?: string;
  /** Where in the request the fault is, as a JSON pointer: `/email`. */
  source?: { pointer: string };
  data?: Record<string, unknown>;
}

/** How long a refusal asks to wait. */
export function minutesIn(error: ApiError | undefined): number {
  const minutes = error?.data?.minutes;
  return typeof minutes === 'number' ? minutes : 1;
}

/** What every service says of a call where the session has ended. */
export type SignedOut = 'signedOut';

/** The answer of the API as a value: its data, what it refused and why, or that there was no valid answer. */
export type ApiOutcome<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'refused'; status: number; errors: ApiError[] }
  /** There is no session, or it has ended. */
  | { kind: SignedOut }
  | { kind: 'unreachable' };

type Method = 'get' | 'post';
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;
type Success = 200 | 201 | 202;

/** The addresses that a method may be used on, as they stand in the OpenAPI document. */
type PathOf<Used extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Used, object> ? Path : never;
}[keyof paths];

/** What the OpenAPI document promises as `data` of an operation that succeeded. */
export type DataOf<Path extends keyof paths, Used extends keyof paths[Path]> = paths[Path][Used] extends {
  responses: infer Responses;
}
  ? Extract<Json<Responses[keyof Responses & Success]>, { data: unknown }>['data']
  : never;

/** Fields whose values the site holds as any text: plan codes of the screens, and answers as a form posts them. */
type AnyText = 'plan' | 'choice' | 'analytics' | 'marketing';

type Sendable<Value> = Value extends object
  ? { [Key in keyof Value]: Key extends AnyText ? string : Sendable<Value[Key]> }
  : Value;

type BodyPart<Operation> = Operation extends { requestBody: infer Body }
  ? { body: Sendable<Json<Body>> }
  : { body?: never };
type PathPart<Operation> = Operation extends { parameters: { path: infer Path extends object } }
  ? { path: Path }
  : { path?: never };
type QueryPart<Operation> = Operation extends { parameters: { query: infer Query extends object } }
  ? { query: Query }
  : Operation extends { parameters: { query?: infer Query } }
    ? { query?: Query }
    : { query?: never };

/** What an operation needs; `address` stands in for the operation's own where a form posts to its page's address. */
type Request<Operation> = BodyPart<Operation> &
  PathPart<Operation> &
  QueryPart<Operation> & { address?: string };

/** A typed client over the OpenAPI document: what is sent and answered is checked against it for every call. */
export interface Api {
  get: <Path extends PathOf<'get'>>(
    path: Path,
    request: Request<paths[Path]['get']>,
  ) => Promise<ApiOutcome<DataOf<Path, 'get'>>>;
  post: <Path extends PathOf<'post'>>(
    path: Path,
    request: Request<paths[Path]['post']>,
  ) => Promise<ApiOutcome<DataOf<Path, 'post'>>>;
}

interface AnyRequest {
  body?: unknown;
  path?: object;
  query?: object;
  address?: string;
}

/**
 * Longer than the backend waits for the companies behind it, one after the other. A purchase with slow calls may take
 * about a minute: it is asked for again with the same key then, and the second request waits for the same purchase.
 */
const timeoutInMs = 40_000;

/** Speaks JSON with our own backend. Never throws: a lost connection or a malformed answer is `unreachable`. */
export function createApi(fetch: typeof globalThis.fetch): Api {
  async function send<Data>(
    method: 'GET' | 'POST',
    path: string,
    { body, path: params, query, address = addressOf(path, params, query) }: AnyRequest,
  ): Promise<ApiOutcome<Data>> {
    try {
      const response = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        signal: AbortSignal.timeout(timeoutInMs),
      });
      return outcomeOf<Data>(response, await bodyOf(response));
    } catch {
      return { kind: 'unreachable' };
    }
  }

  return {
    get: (path, request) => send('GET', path, request),
    post: (path, request) => send('POST', path, request),
  };
}

interface Body {
  data?: unknown;
  errors?: unknown;
}

/** The body of an answer. A proxy's page, or nothing, is an empty one. */
async function bodyOf(response: Response): Promise<Body> {
  const body = (await response.json().catch(() => null)) as Body | null;
  return body ?? {};
}

function outcomeOf<Data>({ ok, status }: Response, { data, errors }: Body): ApiOutcome<Data> {
  const refusals = Array.isArray(errors) ? (errors as ApiError[]) : undefined;
  if (status === 401 && !refusesCredentials(refusals)) return { kind: 'signedOut' };
  if (refusals !== undefined) return { kind: 'refused', status, errors: refusals };
  return ok && hasAttributes(data) ? { kind: 'ok', data: data as Data } : { kind: 'unreachable' };
}

/** The login form alone gets 401 for what it sent. */
function refusesCredentials(errors: ApiError[] | undefined): boolean {
  return errors?.[0]?.code === 'WRONG_CREDENTIALS';
}

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Every answer of the API names its attributes. */
function hasAttributes(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'attributes' in data && data.attributes !== undefined;
}
