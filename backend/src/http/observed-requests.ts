import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOfPath, languagePrefix } from '../domain/languages.ts';
import { secondsSince, type Telemetry } from '../process/telemetry/telemetry.ts';

/** What a load balancer asks again and again. */
const unseen: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/**
 * Traces and measures each request by its route pattern: an address may hold a voucher, a name or a token. A page of ours
 * names the trace of a purchase by `traceparent`.
 */
export function observeRequests(app: FastifyInstance, telemetry: Telemetry) {
  if (!telemetry.active) return;
  const ends = new WeakMap<FastifyRequest, (statusCode?: number) => void>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    if (unseen.includes(url)) {
      done();
      return;
    }
    const start = performance.now();
    const attributes = { 'http.request.method': request.method, 'http.route': routeOf(url) };
    const { traceparent } = request.headers;
    const span = {
      name: `${request.method} ${attributes['http.route']}`,
      kind: 'server' as const,
      attributes,
      ...(typeof traceparent === 'string' && { traceparent }),
    };
    void telemetry.traced(span, async (note) => {
      const ended = Promise.withResolvers<number | undefined>();
      ends.set(request, ended.resolve);
      done();
      // 499, as proxies log it: the browser did not wait for the answer.
      const answered = { ...attributes, 'http.response.status_code': (await ended.promise) ?? 499 };
      note(answered);
      telemetry.measure('http.server.request.duration', secondsSince(start), answered);
    });
  });
  app.addHook('onResponse', (request, reply, done) => {
    ends.get(request)?.(reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    ends.get(request)?.();
    done();
  });
}

/** The pattern of a route, one for all languages: a page would be counted five times otherwise. */
function routeOf(pattern: string | undefined): string {
  if (pattern === undefined) return 'none';
  return pattern.slice(languagePrefix(languageOfPath(pattern)).length) || '/';
}
