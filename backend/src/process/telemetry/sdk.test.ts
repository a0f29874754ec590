import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSdk } from './sdk.ts';

/** A collector that keeps what it is sent, and never answers below `/silent`. */
let collector: FastifyInstance;
let collectorUrl: string;
const taken: { url: string; authorization: string | undefined; body: string }[] = [];
beforeAll(async () => {
  collector = Fastify({ forceCloseConnections: true });
  collector.post('/silent/*', (_request, reply) => void reply.hijack());
  collector.post('/v1/*', ({ url, headers, body }) => {
    taken.push({ url, authorization: headers.authorization, body: JSON.stringify(body) });
    return {};
  });
  collectorUrl = await collector.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => collector.close());

const config = { collectorAuthorization: 'Bearer ours', traceSampleRate: 1, metricsUrl: undefined };

async function buyThrough(url: string) {
  const unsent: unknown[] = [];
  const telemetry = await openSdk(
    { ...config, collectorUrl: url },
    { environment: 'staging', onUnsent: (error) => unsent.push(error) },
  );
  await telemetry.traced({ name: 'purchase', kind: 'internal' }, () => Promise.resolve());
  telemetry.measure('stillpoint.purchase.settling.duration', 2, { state: 'succeeded' });
  await telemetry.close();
  return unsent;
}

test('a collector has been sent spans and metrics when telemetry is closed', async () => {
  expect(await buyThrough(collectorUrl)).toEqual([]);
  expect(taken.map(({ url }) => url).sort()).toEqual(['/v1/metrics', '/v1/traces']);
  expect(taken.map(({ authorization }) => authorization)).toEqual(['Bearer ours', 'Bearer ours']);
  const sent = taken.map(({ body }) => body).join('\n');
  for (const part of ['purchase', 'stillpoint-backend', 'staging', 'stillpoint.purchase.settling.duration'])
    expect(sent).toContain(`"${part}"`);
});

test('a collector that does not answer, or is away, is told of, and keeps no process from its end', async () => {
  expect((await buyThrough(`${collectorUrl}/silent`)).length).toBeGreaterThan(0);
  expect((await buyThrough('http://127.0.0.1:1')).length).toBeGreaterThan(0);
  expect(taken).toHaveLength(2);
});
