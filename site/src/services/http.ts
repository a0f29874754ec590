/** One refusal of the API, as it stands in `errors`. */
export interface ApiError {
  code: string;
  title?: string;
  detail?: string;
  /** Where in the request the fault is, as a JSON pointer: `/email`. */
  source?: { pointer: string };
  data?: Record<string, unknown>;
}

/** The answer of the API as a value: what it gave, what it refused and why, or that nothing answered. */
export type ApiOutcome<Attributes> =
  | { kind: 'given'; attributes: Attributes }
  | { kind: 'refused'; status: number; errors: ApiError[] }
  | { kind: 'unreachable' };

export interface Http {
  get: <Attributes>(path: string) => Promise<ApiOutcome<Attributes>>;
  post: <Attributes>(path: string, body: object) => Promise<ApiOutcome<Attributes>>;
}

const patienceInMs = 20_000;

/** Speaks JSON with our own backend. Never throws: what goes wrong on the way is `unreachable`. */
export function createHttp(fetch: typeof globalThis.fetch): Http {
  return {
    get: (path) => ask(fetch, path, { method: 'GET' }),
    post: (path, body) =>
      ask(fetch, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

async function ask<Attributes>(
  fetch: typeof globalThis.fetch,
  path: string,
  init: RequestInit,
): Promise<ApiOutcome<Attributes>> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { ...init.headers, accept: 'application/json' },
      signal: AbortSignal.timeout(patienceInMs),
    });
    const body = (await response.json()) as { data?: { attributes: Attributes }; errors?: ApiError[] };
    if (body.errors !== undefined) return { kind: 'refused', status: response.status, errors: body.errors };
    if (body.data !== undefined) return { kind: 'given', attributes: body.data.attributes };
    return { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}
