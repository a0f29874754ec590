import { expect, test } from 'vitest';
import { telemetryInMemory } from '../../testing/telemetry.ts';

const traceId = 'a'.repeat(32);
const spanId = 'b'.repeat(16);
const internal = { name: 'work', kind: 'internal' } as const;
const request = (method: string, traceparent?: string) =>
  ({ name: method, kind: 'server', attributes: { 'http.request.method': method }, traceparent }) as const;
const nothing = () => Promise.resolve();

test('work belongs to the work that it is done in, at the same time as other work too', async () => {
  const { telemetry, spans } = telemetryInMemory();
  const outer = (name: string) =>
    telemetry.traced({ ...internal, name }, () =>
      telemetry.traced({ ...internal, name: `in ${name}` }, nothing),
    );
  await Promise.all([outer('one'), outer('other')]);

  const idOf = (name: string) =>
    spans()
      .find((span) => span.name === name)
      ?.spanContext().spanId;
  const parentOf = (name: string) => spans().find((span) => span.name === name)?.parentSpanContext?.spanId;
  expect(parentOf('in one')).toBe(idOf('one'));
  expect(parentOf('in other')).toBe(idOf('other'));
  expect(parentOf('one')).toBeUndefined();
});

test('what is handed on is taken up by work elsewhere', async () => {
  const { telemetry, spans } = telemetryInMemory();
  expect(telemetry.traceparent()).toBeUndefined();
  const traceparent = await telemetry.traced(internal, () => Promise.resolve(telemetry.traceparent()));
  await telemetry.traced({ name: 'job', kind: 'consumer', traceparent }, nothing);

  const [work, job] = spans();
  expect(job?.spanContext().traceId).toBe(work?.spanContext().traceId);
  expect(job?.parentSpanContext?.spanId).toBe(work?.spanContext().spanId);
});

test('an error is noted by its kind, and thrown on: its message may quote what was typed', async () => {
  const { telemetry, spans } = telemetryInMemory();
  const fault = new TypeError('no such person: nora@example.org');
  await expect(telemetry.traced(internal, () => Promise.reject(fault))).rejects.toBe(fault);

  const [{ attributes, events, status } = {}] = spans();
  expect(attributes).toEqual({ 'error.type': 'TypeError' });
  expect([events, status?.message]).toEqual([[], undefined]);
});

test('changes are traced all, what only reads by its share, and a browser does not decide', async () => {
  const { telemetry, spans } = telemetryInMemory({ share: 0 });
  const sampled = `00-${traceId}-${spanId}-01`;
  for (const method of ['GET', 'HEAD']) await telemetry.traced(request(method, sampled), nothing);
  await telemetry.traced({ name: 'job', kind: 'consumer' }, nothing);
  expect(spans()).toEqual([]);

  await telemetry.traced(request('POST', `00-${traceId}-${spanId}-00`), () =>
    telemetry.traced(internal, nothing),
  );
  expect(spans().map(({ name }) => name)).toEqual(['work', 'POST']);
  expect(spans()[1]?.spanContext().traceId).toBe(traceId);
});

test.each([
  '',
  'nonsense',
  `00-${traceId}-${spanId}`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
])('%j names no trace', async (traceparent) => {
  const { telemetry, spans } = telemetryInMemory();
  await telemetry.traced(request('POST', traceparent), nothing);
  expect(spans()[0]?.parentSpanContext).toBeUndefined();
});

test('gauges are read when metrics are collected, at most once in their time', async () => {
  const { telemetry, metrics } = telemetryInMemory();
  let reads = 0;
  telemetry.watch(() => {
    reads += 1;
    return Promise.resolve([
      { gauge: 'stillpoint.job.ready', value: reads, attributes: { queue: 'mail.deliver' } },
    ]);
  }, 60_000);
  telemetry.watch(() => Promise.reject(new Error('the database is away')));

  await metrics();
  expect(await metrics()).toContain('stillpoint_job_ready{queue="mail.deliver"} 1');
});

test('the id that a browser names does not decide whether its trace is kept', async () => {
  const { telemetry, spans } = telemetryInMemory({ share: 0.5 });
  const times = 200;
  for (let time = 0; time < times; time += 1)
    await telemetry.traced(request('GET', `00-${'0'.repeat(31)}1-${spanId}-01`), nothing);
  expect(spans().length).toBeGreaterThan(0);
  expect(spans().length).toBeLessThan(times);
});
