import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import {
  dayFromNow,
  subscribing,
  zuoraClient,
  type Wanted,
  type ZuoraClient,
} from '../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeAll(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterAll(() => sandbox.close());

interface Preview {
  previewResult: {
    invoices: {
      targetDate: string;
      amount: number;
      amountWithoutTax: number;
      taxAmount: number;
      invoiceItems: object[];
    }[];
  };
}

async function preview(wanted: Wanted & { state?: string }, periods = 1) {
  const { country = 'DE', postalCode, state, currency = 'EUR' } = wanted;
  const answer = await zuora.post<Preview>('/v1/orders/preview', {
    orderDate: dayFromNow(0),
    previewAccountInfo: { currency, soldToContact: { country, postalCode, state } },
    subscriptions: subscribing(wanted),
    previewOptions: {
      previewThruType: 'NumberOfPeriods',
      previewNumberOfPeriods: periods,
      previewTypes: ['BillingDocs'],
    },
  });
  return answer.body;
}

describe('an order preview', () => {
  it('holds the tax in the price outside the US', async () => {
    const { previewResult } = await preview({ country: 'DE' });
    expect(previewResult.invoices).toMatchObject([
      { targetDate: dayFromNow(0), amount: 69.99, amountWithoutTax: 58.82, taxAmount: 11.17 },
    ]);
  });

  it('adds the tax in the US, by ZIP code', async () => {
    const { previewResult } = await preview({ country: 'US', currency: 'USD', postalCode: '10001' });
    expect(previewResult.invoices).toMatchObject([
      { amount: 76.2, amountWithoutTax: 69.99, taxAmount: 6.21 },
    ]);
  });

  it('adds no tax in a state without one, nor before the address is known', async () => {
    const oregon = await preview({ country: 'US', currency: 'USD', state: 'OR' });
    const named = await preview({ country: 'US', currency: 'USD', state: 'Oregon', postalCode: '97201' });
    const unknown = await preview({ country: 'US', currency: 'USD' });
    expect(oregon.previewResult.invoices[0]?.amount).toBe(69.99);
    expect(named.previewResult.invoices[0]?.amount).toBe(69.99);
    expect(unknown.previewResult.invoices[0]?.amount).toBe(69.99);
  });

  it('refuses a ZIP code that does not exist', async () => {
    const answer = await preview({ country: 'US', currency: 'USD', postalCode: '00000' });
    expect(answer.reasons?.[0]?.message).toContain('00000');
  });

  it('shows a discount as a line of its own, for as long as it runs', async () => {
    const wanted = { plan: 'B2CMONTHLY', months: 1, discount: { percentage: 30, upToPeriods: 3 } };
    const { previewResult } = await preview(wanted, 4);
    expect(previewResult.invoices.map(({ amount }) => amount)).toEqual([9.09, 9.09, 9.09, 12.99]);
    expect(previewResult.invoices[0]?.invoiceItems).toMatchObject([
      { processingType: 'Charge', unitPrice: 12.99 },
      { processingType: 'Discount', unitPrice: -3.9 },
    ]);
  });

  it('bills a trial whole after its free days, and nothing today', async () => {
    const { previewResult } = await preview({ plan: 'B2C14DANNUAL', paidFrom: dayFromNow(14) });
    expect(previewResult.invoices).toMatchObject([{ targetDate: dayFromNow(14), amount: 69.99 }]);
  });

  it('refuses a price in another currency', async () => {
    const answer = await zuora.post('/v1/orders/preview', {
      orderDate: dayFromNow(0),
      previewAccountInfo: { currency: 'GBP', soldToContact: { country: 'GB' } },
      subscriptions: subscribing({ currency: 'EUR' }),
      previewOptions: { previewThruType: 'TermEnd' },
    });
    expect(answer.body.reasons?.[0]?.message).toBe('Rate plan rp-B2CANNUAL-EUR is not priced in GBP.');
  });

  it('is what the order then charges', async () => {
    const { previewResult } = await preview({
      plan: 'B2CFAMILYA2022',
      discount: { percentage: 20, upToPeriods: 1 },
    });
    expect(previewResult.invoices[0]?.amount).toBe(79.99);
  });
});
