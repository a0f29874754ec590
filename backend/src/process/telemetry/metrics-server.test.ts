import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';

let server: MetricsServer;
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers });

beforeAll(async () => {
  server = await serveMetrics(new URL('http://127.0.0.1:0'));
  const meter = new MeterProvider({ readers: [server.reader] }).getMeter('test');
  meter.createHistogram('http.server.request.duration', { unit: 's' }).record(1);
});
afterAll(() => server.close());

test('Prometheus reads metrics', async () => {
  const answer = await get('/metrics');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('http_server_request_duration_seconds_count 1');
});

test.each([
  ['another path', '/', {}, 'GET'],
  ['a query', '/metrics?name=x', {}, 'GET'],
  ['another method', '/metrics', {}, 'POST'],
  ['a proxy', '/metrics', { 'x-forwarded-for': '203.0.113.7' }, 'GET'],
  ['a proxy of the standard', '/metrics', { forwarded: 'for=203.0.113.7' }, 'GET'],
  ['a cache', '/metrics', { via: '1.1 cache' }, 'GET'],
])('%s finds nothing', async (_what, path, headers, method) => {
  expect((await get(path, headers, method)).status).toBe(404);
});

test('a name that is not its own finds nothing, as of a page that rebinds one', async () => {
  const statusFor = async (host: string) => {
    const asked = request({
      host: '127.0.0.1',
      port: server.port,
      path: '/metrics',
      headers: { host },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  expect(await statusFor('evil.example')).toBe(404);
  expect(await statusFor('[::1]:9464')).toBe(200);
});

test('an address that is taken is told by its variable', async () => {
  await expect(serveMetrics(new URL(`http://127.0.0.1:${server.port}`))).rejects.toThrow(
    `METRICS_URL: nothing can listen on 127.0.0.1:${server.port}.`,
  );
});
