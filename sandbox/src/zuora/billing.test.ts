import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { dayFromNow, orderOf, zuoraClient, type ZuoraClient } from '../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

async function advance(days: number) {
  const response = await sandbox.app.inject({ method: 'POST', url: '/clock/advance', payload: { days } });
  return response.json<{ now: string }>();
}

function eventsOf(subscriptionNumber: string) {
  return sandbox.heard
    .filter(({ body }) => body.subscriptionNumber === subscriptionNumber)
    .map(({ body }) => body.eventType);
}

describe('as the clock moves', () => {
  it('converts a trial on its first paid day', async () => {
    await advance(3);
    expect(eventsOf('S-tess-trial')).toEqual([]);
    await advance(1);
    expect(eventsOf('S-tess-trial')).toEqual(['InvoicePosted', 'PaymentProcessed']);
    const { body } = sandbox.heard.at(-1) ?? { body: {} };
    expect(body).toMatchObject({ amount: 69.99, currency: 'EUR', effectiveDate: dayFromNow(4) });
  });

  it('renews and bills month after month, in order', async () => {
    const methodId = await zuora.saveCard('4111111111111111');
    const order = orderOf({ methodId, plan: 'B2CMONTHLY', months: 1 });
    const { body } = await zuora.post<{ subscriptionNumbers: string[] }>('/v1/orders', order);
    const number = body.subscriptionNumbers[0] ?? '';
    await advance(63);
    expect(eventsOf(number)).toEqual([
      ...['SubscriptionCreated', 'InvoicePosted', 'PaymentProcessed'],
      ...['SubscriptionRenewed', 'InvoicePosted', 'PaymentProcessed'],
      ...['SubscriptionRenewed', 'InvoicePosted', 'PaymentProcessed'],
    ]);
    expect((await zuora.get(`/v1/subscriptions/${number}`)).body).toMatchObject({
      status: 'Active',
      autoRenew: true,
    });
  });

  it('starts the queued subscription when the one before it is over', async () => {
    await advance(32);
    expect(eventsOf('S-quinn-annual')).toEqual(['InvoicePosted', 'PaymentProcessed']);
    expect(eventsOf('S-quinn-monthly')).toEqual([]);
  });

  it('tries a declined card four times, then ends the subscription', async () => {
    const methodId = await zuora.saveCard('4000000000000341');
    const order = orderOf({ methodId, plan: 'B2C14DANNUAL', paidFrom: dayFromNow(14) });
    const { body } = await zuora.post<{ subscriptionNumbers: string[] }>('/v1/orders', order);
    const number = body.subscriptionNumbers[0] ?? '';
    await advance(40);
    const declines = eventsOf(number).filter((event) => event === 'PaymentDeclined');
    expect(declines).toHaveLength(4);
    expect(eventsOf(number).at(-1)).toBe('SubscriptionCancelled');
    expect((await zuora.get(`/v1/subscriptions/${number}`)).body).toMatchObject({
      status: 'Cancelled',
      cancelledDate: dayFromNow(14 + 9),
    });
  });

  it('never goes back', async () => {
    const { now } = await advance(10);
    const refused = await sandbox.app.inject({
      method: 'POST',
      url: '/clock/advance',
      payload: { to: dayFromNow(1) },
    });
    expect(refused.statusCode).toBe(400);
    const read = await sandbox.app.inject('/clock');
    expect(read.json<{ now: string }>().now >= now).toBe(true);
  });
});

describe('a callout', () => {
  it('comes with Basic authentication and an id of its own', async () => {
    await advance(5);
    const { headers, path, body } = sandbox.heard[0] ?? { headers: {}, path: '', body: {} };
    expect(path).toBe('/zuora/callouts');
    expect(headers.authorization).toBe(
      `Basic ${Buffer.from('sandbox-zuora:sandbox-callouts').toString('base64')}`,
    );
    expect(body.eventId).toEqual(expect.any(String));
  });

  it('is kept and sent again by hand when the site was down', async () => {
    sandbox.answerWith(503);
    await advance(5);
    const [missed] = sandbox.file.state.zuora.callouts;
    expect(missed).toMatchObject({ delivered: false, attempts: [{ outcome: '503' }] });
    sandbox.answerWith(204);
    await sandbox.app.inject({ method: 'POST', url: `/zuora/callouts/${missed?.id ?? ''}` });
    expect(missed?.delivered).toBe(true);
    const ids = sandbox.heard.map(({ body }) => body.eventId);
    expect(ids.filter((id) => id === missed?.id)).toHaveLength(2);
  });
});
