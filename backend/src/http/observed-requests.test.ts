import { request as ask } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { telemetryInMemory } from '../testing/telemetry.ts';
import { until } from '../testing/until.ts';
import { observeRequests } from './observed-requests.ts';
import { logRequests, processLog } from './request-log.ts';

const { telemetry, spans, metrics } = telemetryInMemory();
const lines: { msg: string; traceId?: string }[] = [];
const destination = { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) };
let app: FastifyInstance;
let url: string;
const reached = Promise.withResolvers<undefined>();
beforeAll(async () => {
  app = Fastify({
    forceCloseConnections: true,
    loggerInstance: processLog({ logLevel: 'info' }, { destination, telemetry }),
    disableRequestLogging: true,
  });
  observeRequests(app, telemetry);
  logRequests(app);
  app.get('/healthz', () => 'well');
  for (const page of ['/de', '/pt/plans']) app.get(page, () => 'a page');
  app.get('/fails', () => Promise.reject(new Error('nora@example.org')));
  app.get('/logs', ({ log }) => {
    log.info('within');
    return 'logged';
  });
  app.get('/silent/:name', (_request, reply) => {
    void reply.hijack();
    reached.resolve(undefined);
  });
  app.post('/bought', async () =>
    telemetry.traced({ name: 'purchase', kind: 'internal' }, () => Promise.resolve({})),
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const counted = async (method: string, route: string, status: number) =>
  (await metrics()).includes(
    `http_server_request_duration_seconds_count{http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"} 1`,
  );

test('what a request with a body leads to belongs to its trace', async () => {
  await app.inject({ method: 'POST', url: '/bought?name=nora', payload: { card: '4111' } });
  await until(() => spans().length === 2);
  const [purchase, request] = spans();
  expect(purchase?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  expect(request?.name).toBe('POST /bought');
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/bought',
    'http.response.status_code': 200,
  });
});

test.each([
  ['/fails', '/fails', 500],
  ['/de', '/', 200],
  ['/pt/plans', '/plans', 200],
  ['/no/such/page/of/nora', 'none', 404],
])('an answer to %s is counted by its route and status', async (path, route, status) => {
  await app.inject(path);
  await until(() => counted('GET', route, status));
});

test('what is logged of a request has the id of its trace', async () => {
  await (await fetch(`${url}/logs`)).text();
  const own = () => spans().find(({ name }) => name === 'GET /logs');
  await until(() => own() !== undefined);
  const { traceId } = own()?.spanContext() ?? {};
  expect(lines.filter((line) => line.traceId === traceId).map(({ msg }) => msg)).toEqual([
    'within',
    'answered',
  ]);
});

test('a request whose browser does not wait is counted as 499', async () => {
  const browser = ask(`${url}/silent/nora`).on('error', () => undefined);
  browser.end();
  await reached.promise;
  browser.destroy();
  await until(() => counted('GET', '/silent/:name', 499));
});

test('what a load balancer asks is not seen', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(await metrics()).not.toContain('/healthz');
});
