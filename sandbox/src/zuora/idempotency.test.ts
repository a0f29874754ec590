import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { orderOf, zuoraClient, type ZuoraClient } from '../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

describe('an idempotency key', () => {
  it('gives the first answer again and does the work once', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4111111111111111') });
    const first = await zuora.post('/v1/orders', order, 'key-1');
    const again = await zuora.post('/v1/orders', order, 'key-1');
    expect(first.body.success).toBe(true);
    expect(again).toEqual(first);
    expect(
      Object.keys(sandbox.file.state.zuora.orders).filter((number) => number.startsWith('O-0')),
    ).toHaveLength(1);
  });

  it('gives a failure again, even where the order would succeed by now', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4000000000000119') });
    const first = await zuora.post('/v1/orders', order, 'key-1');
    const replays = [1, 2, 3, 4].map(() => zuora.post('/v1/orders', order, 'key-1'));
    expect(first.status).toBe(500);
    expect((await Promise.all(replays)).map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  });

  it('answers 409 while the first call runs, then gives its answer', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4000000000000259') });
    const first = zuora.post('/v1/orders', order, 'key-1');
    const meanwhile = await zuora.post('/v1/orders', order, 'key-1');
    expect(meanwhile.status).toBe(409);
    const answer = await first;
    expect(answer.body.success).toBe(true);
    expect(await zuora.post('/v1/orders', order, 'key-1')).toEqual(answer);
  });

  it('keeps the answer that its caller did not wait for', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4000000000000259') });
    const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
    const token = Object.keys(sandbox.file.state.zuora.accessTokens)[0] ?? '';
    const impatient = fetch(`${origin}/zuora/v1/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': 'key-1',
      },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(100),
    });
    await expect(impatient).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 400));
    const replay = await zuora.post('/v1/orders', order, 'key-1');
    expect(replay).toMatchObject({ status: 200, body: { success: true, accountNumber: 'A-user-1' } });
  });

  it('answers 422 to another body', async () => {
    const methodId = await zuora.saveCard('4111111111111111');
    await zuora.post('/v1/orders', orderOf({ methodId }), 'key-1');
    const other = await zuora.post(
      '/v1/orders',
      orderOf({ methodId, plan: 'B2CMONTHLY', months: 1 }),
      'key-1',
    );
    expect(other.status).toBe(422);
  });

  it('is forgotten after 24 hours of the clock', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4000000000000341') });
    await zuora.post('/v1/orders', order, 'key-1');
    const replayedProcess = await zuora.post<{ processId: string }>('/v1/orders', order, 'key-1');
    await sandbox.app.inject({ method: 'POST', url: '/clock/advance', payload: { hours: 25 } });
    const executed = await zuora.post<{ processId: string }>('/v1/orders', order, 'key-1');
    expect(executed.body.processId).not.toBe(replayedProcess.body.processId);
  });

  it('does not stop another call without a key', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4111111111111111') });
    await zuora.post('/v1/orders', order);
    const second = await zuora.post('/v1/orders', order);
    expect(second.body.reasons?.[0]?.message).toBe('Account number A-user-1 is taken.');
  });
});
