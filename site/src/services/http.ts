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

/** The answer of the API as a value: what it gave, what it refused and why, or that nothing answered. */
export type ApiOutcome<Attributes> =
  | { kind: 'given'; attributes: Attributes }
  | { kind: 'refused'; status: number; errors: ApiError[] }
  | { kind: 'unreachable' };

type DataOutcome<Data> = { kind: 'given'; data: Data } | Exclude<ApiOutcome<never>, { kind: 'given' }>;

export interface Http {
  get: <Attributes>(path: string) => Promise<ApiOutcome<Attributes>>;
  post: <Attributes>(path: string, body: object) => Promise<ApiOutcome<Attributes>>;
  /** For answers that say more than their attributes. */
  postForData: <Data>(path: string, body: object) => Promise<DataOutcome<Data>>;
}

/**
 * Longer than the backend waits for one company after the other. A purchase alone may take about a minute, where each of
 * its calls is slow: it is asked after with the same key then, and whoever asks waits for the same purchase.
 */
const patienceInMs = 40_000;

/** Speaks JSON with our own backend. Never throws: what goes wrong on the way, or makes no sense, is `unreachable`. */
export function createHttp(fetch: typeof globalThis.fetch): Http {
  const postForData = <Data>(path: string, body: object) =>
    ask<Data>(fetch, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    get: async (path) => attributesOf(await ask(fetch, path, { method: 'GET' })),
    post: async (path, body) => attributesOf(await postForData(path, body)),
    postForData,
  };
}

async function ask<Data>(
  fetch: typeof globalThis.fetch,
  path: string,
  { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<DataOutcome<Data>> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { ...headers, accept: 'application/json' },
      signal: AbortSignal.timeout(patienceInMs),
    });
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown };
    if (Array.isArray(errors)) {
      return { kind: 'refused', status: response.status, errors: errors as ApiError[] };
    }
    return data === undefined || data === null ? { kind: 'unreachable' } : { kind: 'given', data };
  } catch {
    return { kind: 'unreachable' };
  }
}

function attributesOf<Attributes>(outcome: DataOutcome<{ attributes?: Attributes }>): ApiOutcome<Attributes> {
  if (outcome.kind !== 'given') return outcome;
  const { attributes } = outcome.data;
  return attributes === undefined ? { kind: 'unreachable' } : { kind: 'given', attributes };
}
