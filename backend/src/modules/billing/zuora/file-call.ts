import { Readable } from 'node:stream';
import { noTelemetry } from '../../../process/telemetry/telemetry.ts';
import { tracedCall, trackingOf, type GatewayClient } from '../gateway-call.ts';

/** A file as it arrives, or that none came. */
export type FileAnswer = { ok: true; content: Readable } | { ok: false };

/** How long Zuora may take to begin a file, how long the whole of it, and how large it may be. */
const usualLimits = { answerMs: 8_000, wholeMs: 30_000, largestBytes: 5 * 1024 * 1024 };

/** What each PDF begins with. */
const firstBytes = '%PDF-';

/**
 * Reads PDF files of Zuora's as they arrive. What is no PDF, too large or late is no file. One that turns out so on the
 * way breaks off: its beginning may have left us.
 */
export function createFileCall(client: GatewayClient, { answerMs, wholeMs, largestBytes } = usualLimits) {
  const { company, url, bearer, log, telemetry = noTelemetry } = client;
  const operation = 'GET /v1/files/:handle';

  async function fetchFile(handle: string, signal: AbortSignal): Promise<Response> {
    const ask = async () =>
      fetch(`${url}/v1/files/${encodeURIComponent(handle)}`, {
        headers: {
          accept: 'application/pdf',
          authorization: `Bearer ${await bearer.token()}`,
          ...trackingOf(client),
        },
        // A redirect would lead to a host that was not named.
        redirect: 'error',
        signal,
      });
    const response = await ask();
    if (response.status !== 401) return response;
    await response.body?.cancel();
    bearer.forget();
    return ask();
  }

  async function read(handle: string): Promise<Readable> {
    const silent = new AbortController();
    const timer = setTimeout(() => {
      silent.abort();
    }, answerMs);
    try {
      const signal = AbortSignal.any([silent.signal, AbortSignal.timeout(wholeMs)]);
      const response = await fetchFile(handle, signal);
      if (!isPdf(response, largestBytes)) {
        await response.body?.cancel();
        throw new Error(`The file is no PDF: HTTP ${response.status}`);
      }
      const chunks = chunksOf(response, largestBytes);
      const first = await chunks.next();
      if (first.done === true || !Buffer.from(first.value).toString('latin1').startsWith(firstBytes)) {
        await chunks.return(undefined);
        throw new Error('The file does not begin as a PDF does');
      }
      return Readable.from(startingWith(first.value, chunks), { objectMode: false });
    } finally {
      clearTimeout(timer);
    }
  }

  return (handle: string): Promise<FileAnswer> =>
    tracedCall<FileAnswer>({ company, operation, telemetry }, async () => {
      try {
        return { answered: { ok: true, content: await read(handle) }, outcome: 'ok' };
      } catch (error) {
        log.warn({ company, operation, err: error }, 'a gateway call failed');
        return { answered: { ok: false }, outcome: 'noFile' };
      }
    });
}

function isPdf({ ok, headers }: Response, largestBytes: number): boolean {
  const declared = Number(headers.get('content-length') ?? 0);
  return ok && (headers.get('content-type') ?? '').startsWith('application/pdf') && declared <= largestBytes;
}

async function* chunksOf(
  { body }: Response,
  largestBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const chunks: AsyncIterable<Uint8Array> = body;
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > largestBytes) throw new Error('The file is too large');
    yield chunk;
  }
}

async function* startingWith(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array, void, undefined>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield first;
  yield* rest;
}
