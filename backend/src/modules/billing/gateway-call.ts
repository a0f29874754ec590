import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { GatewayAnswer, GatewayReason } from './answers.ts';
import type { Bearer } from './bearer.ts';

const patience = 8000;

/** One call to another company. */
export interface GatewayCall<Answer extends TSchema> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** What a success looks like. Any other 2xx answer is unclear. */
  answer: Answer;
}

const Failure = Type.Object({
  success: Type.Literal(false),
  reasons: Type.Array(
    Type.Object({ code: Type.Union([Type.Number(), Type.String()]), message: Type.String() }),
  ),
});

/** Makes calls with a bearer token, and sorts every answer and every silence into a `GatewayAnswer`. */
export function createGatewayCalls(url: string, bearer: Bearer) {
  async function send(call: Omit<GatewayCall<TSchema>, 'answer'>, retrying: boolean): Promise<Response> {
    const response = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${await bearer.token()}`,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status !== 401 || retrying) return response;
    bearer.forget();
    return send(call, true);
  }

  return async function call<Answer extends TSchema>({
    answer,
    ...request
  }: GatewayCall<Answer>): Promise<GatewayAnswer<Static<Answer>>> {
    try {
      const response = await send(request, false);
      return read(response.status, await bodyOf(response), {
        answer,
        keyed: request.headers?.['idempotency-key'] !== undefined,
        asking: request.method === 'GET',
      });
    } catch (error) {
      return { ok: false, kind: 'unclear', detail: error instanceof Error ? error.name : 'no answer' };
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
): GatewayAnswer<Static<Answer>> {
  if (status === 409) return { ok: false, kind: 'stillRunning' };
  // To a call with a key, 422 says that the key was used for another one, and nothing of what became of this.
  if (status >= 500 || status === 429 || status === 408 || (status === 422 && keyed)) {
    return { ok: false, kind: 'unclear', detail: `HTTP ${status}` };
  }
  // Billing answers 200 to what it refuses as well.
  if (Value.Check(Failure, body)) return { ok: false, kind: 'refused', reasons: body.reasons.map(asReason) };
  // "There is none" comes with its reason. Without one, a question may just not have been let through.
  if (status >= 400 && asking) return { ok: false, kind: 'unclear', detail: `HTTP ${status}` };
  if (status >= 400) {
    return { ok: false, kind: 'refused', reasons: [{ code: String(status), message: `HTTP ${status}` }] };
  }
  if (Value.Check(answer, body)) return { ok: true, body };
  return { ok: false, kind: 'unclear', detail: 'an answer of an unknown shape' };
}

function asReason({ code, message }: { code: number | string; message: string }): GatewayReason {
  return { code: String(code), message };
}
