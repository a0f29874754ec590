import type { FastifyBaseLogger } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { noTelemetry, secondsSince, type Telemetry } from '../../process/telemetry/telemetry.ts';
import type { GatewayFailure, GatewayOutcome, GatewayReason } from './gateway-outcome.ts';
import { TokenRefused, type Bearer } from './bearer.ts';

const defaultTimeoutMs = 8000;

/** Whom calls go to, and where failed ones are logged. */
export interface GatewayClient {
  company: 'Zuora' | 'PayPal';
  url: string;
  bearer: Bearer;
  log: Pick<FastifyBaseLogger, 'warn'>;
  telemetry?: Telemetry | undefined;
  /** The header in which the company takes an id of ours for each call, to be told by it. */
  trackingHeader?: string;
  timeoutMs?: number;
}

/** One call to another company. */
export interface GatewayCall<Answer extends TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A pattern, `/orders/:order`, which is what the log may name. */
  path: string;
  /** What stands in the path for `:name`. */
  params?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** The shape of a success. Any other 2xx answer is malformed. */
  answer: Answer;
}

type Request = Omit<GatewayCall<TSchema>, 'answer'>;

/** An outcome, and the HTTP status that it was read from, where there was one. */
interface Answered<Body> {
  outcome: GatewayOutcome<Body>;
  status?: number;
}

const Failure = Type.Object({
  success: Type.Literal(false),
  reasons: Type.Array(
    Type.Object({ code: Type.Union([Type.Number(), Type.String()]), message: Type.String() }),
  ),
});

/** Makes calls with a bearer token. Every answer, and every missing one, becomes a `GatewayOutcome`. */
export function createGatewayCalls(client: GatewayClient) {
  const { company, url, bearer, log, telemetry = noTelemetry, timeoutMs = defaultTimeoutMs } = client;

  async function fetchWith(token: string, call: Request): Promise<Response> {
    return fetch(url + filledIn(call), {
      method: call.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...trackingOf(client),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function send(call: Request, retrying: boolean): Promise<Response | Answered<never>> {
    const token = await bearer.token().catch(withoutToken);
    if (typeof token !== 'string') return token;
    const response = await fetchWith(token, call);
    if (response.status !== 401 || retrying) return response;
    bearer.forget();
    return send(call, true);
  }

  async function attempt<Answer extends TSchema>(
    request: Request,
    answer: Answer,
  ): Promise<Answered<Static<Answer>>> {
    try {
      const response = await send(request, false);
      if ('outcome' in response) return response;
      const outcome = read(response.status, await bodyOf(response), {
        answer,
        keyed: request.headers?.['idempotency-key'] !== undefined,
        asking: request.method === 'GET',
      });
      return { outcome, status: response.status };
    } catch (error) {
      return { outcome: { ok: false, kind: timedOut(error) ? 'timedOut' : 'unreachable' } };
    }
  }

  return async function call<Answer extends TSchema>({
    answer,
    ...request
  }: GatewayCall<Answer>): Promise<GatewayOutcome<Static<Answer>>> {
    const operation = `${request.method} ${request.path}`;
    const { outcome, status } = await tracedCall({ company, operation, telemetry }, async () => {
      const answered = await attempt(request, answer);
      return { answered, outcome: answered.outcome.ok ? 'ok' : answered.outcome.kind };
    });
    // A refused GET says that there is no such thing, which is an answer.
    if (!outcome.ok && !(outcome.kind === 'refused' && request.method === 'GET')) {
      log.warn({ company, operation, kind: outcome.kind, status }, 'a gateway call failed');
    }
    return outcome;
  };
}

/** Traces and measures a call. */
export async function tracedCall<Answered>(
  { company, operation, telemetry }: { company: string; operation: string; telemetry: Telemetry },
  call: () => Promise<{ answered: Answered; outcome: string }>,
): Promise<Answered> {
  const start = performance.now();
  const attributes = { company, operation };
  return telemetry.traced({ name: `${company} ${operation}`, kind: 'client', attributes }, async (note) => {
    const { answered, outcome } = await call();
    note({ outcome });
    telemetry.measure('stillpoint.gateway.call.duration', secondsSince(start), { ...attributes, outcome });
    return answered;
  });
}

/** By the id of its trace a call is found in the company's logs. Trace context itself is for systems of our own. */
export function trackingOf({ trackingHeader, telemetry }: GatewayClient): Record<string, string> {
  const traceId = telemetry?.traceparent()?.split('-')[1];
  return trackingHeader === undefined || traceId === undefined ? {} : { [trackingHeader]: traceId };
}

function filledIn({ path, params = {} }: Request): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
}

function withoutToken(error: unknown): Answered<never> {
  const outcome = { ok: false, kind: 'noToken' } as const;
  return error instanceof TokenRefused ? { outcome, status: error.status } : { outcome };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read<Answer extends TSchema>(
  status: number,
  body: unknown,
  { answer, keyed, asking }: { answer: Answer; keyed: boolean; asking: boolean },
): GatewayOutcome<Static<Answer>> {
  const failure = failureByStatus(status, keyed);
  if (failure !== undefined) return failure;
  // Billing answers 200 to what it refuses as well.
  if (Value.Check(Failure, body)) return { ok: false, kind: 'refused', reasons: body.reasons.map(asReason) };
  // "There is none" comes with its reason. Without one, a proxy may have answered.
  if (status >= 400 && asking) return { ok: false, kind: 'undecided', status };
  if (status >= 400) {
    return { ok: false, kind: 'refused', reasons: [{ code: String(status), message: `HTTP ${status}` }] };
  }
  return Value.Check(answer, body) ? { ok: true, body } : { ok: false, kind: 'malformed' };
}

/** The failures that the status alone determines. */
function failureByStatus(status: number, keyed: boolean): GatewayFailure | undefined {
  if (status === 409) return { ok: false, kind: 'stillRunning' };
  if (status === 422 && keyed) return { ok: false, kind: 'keyReused' };
  if (status === 408 || status === 429) return { ok: false, kind: 'undecided', status };
  if (status === 500) return { ok: false, kind: 'serverError', status };
  // Also Cloudflare's 520 to 530, and what other proxies and load balancers answer in place of the server.
  if (status > 500) return { ok: false, kind: 'proxyError', status };
  return undefined;
}

function timedOut(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}

function asReason({ code, message }: { code: number | string; message: string }): GatewayReason {
  return { code: String(code), message };
}
