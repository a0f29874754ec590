import type { paths } from './generated/api.ts';
import { traceparentOf } from './traceparent.ts';

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

/** What every service says of a call for the page's user where the session has ended or is another account's. */
export type NotSignedIn = SignedOut | 'otherAccount';

/** The answer of the API as a value: its data, what it refused and why, or that there was no valid answer. */
export type ApiOutcome<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'refused'; status: number; errors: ApiError[] }
  /** There is no session, or it has ended. */
  | { kind: SignedOut }
  | { kind: 'unreachable' };

/** The answer to a call of a member. */
export type MemberOutcome<Data> =
  Exclude<ApiOutcome<Data>, { kind: SignedOut }> | { kind: 'notSignedIn'; why: NotSignedIn };

type Method = 'get' | 'post';
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;
type Success = 200 | 201 | 202;

/** An operation of members: it requires the user whom its page was drawn for. */
interface OfMember {
  parameters: { query: { userId: string } };
}

/** The addresses that a method may be used on, as they stand in the OpenAPI document. */
type PathOf<Used extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Used, object> ? Path : never;
}[keyof paths];

type MemberPathOf<Used extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Used, OfMember> ? Path : never;
}[keyof paths];

type PublicPathOf<Used extends Method> = Exclude<PathOf<Used>, MemberPathOf<Used>>;

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

/**
 * What an operation needs; `address` stands in for the operation's own where a form posts to its page's address, and
 * `content` says what the answer's data cannot be without, where that is not its attributes.
 */
type Request<Operation> = BodyPart<Operation> &
  PathPart<Operation> &
  QueryPart<Operation> & { address?: string; content?: string };

/** A press that is followed from the browser on, by its key. */
interface Press {
  press?: string | undefined;
}

/** What an operation of members needs beside its user, whom the client names. */
type MemberRequest<Operation extends OfMember> = Press &
  BodyPart<Operation> &
  PathPart<Operation> &
  (object extends OtherQuery<Operation>
    ? { query?: OtherQuery<Operation> }
    : { query: OtherQuery<Operation> });
type OtherQuery<Operation extends OfMember> = Omit<Operation['parameters']['query'], 'userId'>;

/** A typed client over the OpenAPI document: what is sent and answered is checked against it for every call. */
export interface Api {
  get: <Path extends PublicPathOf<'get'>>(
    path: Path,
    request: Request<paths[Path]['get']>,
  ) => Promise<ApiOutcome<DataOf<Path, 'get'>>>;
  post: <Path extends PublicPathOf<'post'>>(
    path: Path,
    request: Request<paths[Path]['post']>,
  ) => Promise<ApiOutcome<DataOf<Path, 'post'>>>;
}

/** The same for the operations of members. It names the page's user in each call, and nothing else can. */
export interface MemberApi {
  get: <Path extends MemberPathOf<'get'>>(
    path: Path,
    request: MemberRequest<paths[Path]['get']>,
  ) => Promise<MemberOutcome<DataOf<Path, 'get'>>>;
  post: <Path extends MemberPathOf<'post'>>(
    path: Path,
    request: MemberRequest<paths[Path]['post']>,
  ) => Promise<MemberOutcome<DataOf<Path, 'post'>>>;
}

interface AnyRequest extends Press {
  body?: unknown;
  path?: object;
  query?: object;
  address?: string;
  content?: string;
}

/**
 * Longer than the backend waits for the companies behind it, one after the other. A purchase with slow calls may take
 * about a minute: it is asked for again with the same key then, and the second request waits for the same purchase.
 */
const timeoutInMs = 40_000;

/** Speaks JSON with our own backend. Never throws: a lost connection or a malformed answer is `unreachable`. */
function createSend(fetch: typeof globalThis.fetch) {
  return async function send<Data>(
    method: 'GET' | 'POST',
    path: string,
    {
      body,
      path: params,
      query,
      address = addressOf(path, params, query),
      content = 'attributes',
      press,
    }: AnyRequest,
  ): Promise<ApiOutcome<Data>> {
    try {
      const response = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...traceparentOf(press),
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        signal: AbortSignal.timeout(timeoutInMs),
      });
      return outcomeOf<Data>(response, await bodyOf(response), content);
    } catch {
      return { kind: 'unreachable' };
    }
  };
}

/** The client for calls that need no session. */
export function createApi(fetch: typeof globalThis.fetch): Api {
  const send = createSend(fetch);
  return {
    get: (path, request) => send('GET', path, request),
    post: (path, request) => send('POST', path, request),
  };
}

/** The client for the calls of a member: of the user whom the page was drawn for. */
export function createMemberApi(fetch: typeof globalThis.fetch, userId: string): MemberApi {
  const send = createSend(fetch);
  async function sendAsMember<Data>(
    method: 'GET' | 'POST',
    path: string,
    request: AnyRequest,
  ): Promise<MemberOutcome<Data>> {
    const outcome = await send<Data>(method, path, { ...request, query: { ...request.query, userId } });
    if (outcome.kind === 'signedOut') return { kind: 'notSignedIn', why: outcome.kind };
    return isForOtherAccount(outcome) ? { kind: 'notSignedIn', why: 'otherAccount' } : outcome;
  }
  return {
    get: (path, request) => sendAsMember('GET', path, request),
    post: (path, request) => sendAsMember('POST', path, request),
  };
}

function isForOtherAccount(outcome: ApiOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.errors[0]?.code === 'NOT_YOUR_ACCOUNT';
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

function outcomeOf<Data>(
  { ok, status }: Response,
  { data, errors }: Body,
  content: string,
): ApiOutcome<Data> {
  const refusals = Array.isArray(errors) ? (errors as ApiError[]) : undefined;
  if (status === 401 && !refusesCredentials(refusals)) return { kind: 'signedOut' };
  if (refusals !== undefined) return { kind: 'refused', status, errors: refusals };
  return ok && has(data, content) ? { kind: 'ok', data: data as Data } : { kind: 'unreachable' };
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

function has(data: unknown, content: string): boolean {
  return (Object(data) as Record<string, unknown>)[content] !== undefined;
}
