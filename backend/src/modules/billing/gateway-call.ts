import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { GatewayFailure, GatewayOutcome, GatewayReason } from './gateway-outcome.ts';
import type { Bearer } from './bearer.ts';

const patienceMs = 8000;

/** One call to another company. */
export interface GatewayCall<Answer extends TSchema> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** The shape of a success. Any other 2xx answer is malformed. */
  answer: Answer;
}

type Request = Omit<GatewayCall<TSchema>, 'answer'>;

const Failure = Type.Object({
  success: Type.Literal(false),
  reasons: Type.Array(
    Type.Object({ code: Type.Union([Type.Number(), Type.String()]), message: Type.String() }),
  ),
});

/** Makes calls with a bearer token. Every answer, and every missing one, becomes a `GatewayOutcome`. */
export function createGatewayCalls(url: string, bearer: Bearer, timeoutMs = patienceMs) {
  async function fetchWith(token: string, call: Request): Promise<Response> {
    return fetch(`${url}${call.path}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function send(call: Request, retrying: boolean): Promise<Response | 'noToken'> {
    const token = await bearer.token().catch(() => undefined);
    if (token === undefined) return 'noToken';
    const response = await fetchWith(token, call);
    if (response.status !== 401 || retrying) return response;
    bearer.forget();
    return send(call, true);
  }

  return async function call<Answer extends TSchema>({
    answer,
    ...request
  }: GatewayCall<Answer>): Promise<GatewayOutcome<Static<Answer>>> {
    try {
      const response = await send(request, false);
      if (response === 'noToken') return { ok: false, kind: 'noToken' };
      return read(response.status, await bodyOf(response), {
        answer,
        keyed: request.headers?.['idempotency-key'] !== undefined,
        asking: request.method === 'GET',
      });
    } catch (error) {
      return { ok: false, kind: timedOut(error) ? 'timedOut' : 'unreachable' };
    }
  };
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

/** The failures that the status alone tells. */
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
