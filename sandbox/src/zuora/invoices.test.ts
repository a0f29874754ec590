import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { orderOf, zuoraClient, type ZuoraClient } from '../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

interface Listed {
  invoices: { invoiceNumber: string; invoiceDate: string; amount: number; id: string; body: string }[];
  nextPage?: string;
}

it('the invoices of an account come newest first, forty at most at a time', async () => {
  const methodId = await zuora.saveCard('4111111111111111');
  await zuora.post('/v1/orders', orderOf({ methodId, plan: 'B2CMONTHLY', months: 1 }));
  await sandbox.app.inject({ method: 'POST', url: '/clock/advance', payload: { days: 65 } });
  const path = '/v1/transactions/invoices/accounts/A-user-1';
  const first = await zuora.get<Listed>(`${path}?pageSize=2`);
  expect(first.body.invoices).toHaveLength(2);
  expect(first.body.invoices[0]?.invoiceDate).toMatch(/^\d{4}-/);
  const days = first.body.invoices.map(({ invoiceDate }) => invoiceDate);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(first.body.nextPage).toContain(`${path}?page=2&pageSize=2`);
  const second = await zuora.get<Listed>(`${path}?page=2&pageSize=2`);
  expect(second.body.invoices).toHaveLength(1);
  expect(second.body).not.toHaveProperty('nextPage');
  expect((await zuora.get('/v1/transactions/invoices/accounts/none')).body.success).toBe(false);
});

it('an invoice is a PDF with number, day, subscription, lines and tax, under a handle of its own', async () => {
  const methodId = await zuora.saveCard('4111111111111111');
  const { body } = await zuora.post<{ invoiceNumbers: string[] }>('/v1/orders', orderOf({ methodId }));
  const number = body.invoiceNumbers[0] ?? '';
  const files = await zuora.get<{
    invoiceFiles: { id: string; versionNumber: number; pdfFileUrl: string }[];
  }>(`/v1/invoices/${number}/files`);
  const [file] = files.body.invoiceFiles;
  const handle = file?.pdfFileUrl.split('/').at(-1) ?? '';
  expect(handle).not.toBe(file?.id);
  const answer = await sandbox.app.inject({
    url: `/zuora/v1/files/${handle}`,
    headers: { authorization: `Bearer ${Object.keys(sandbox.file.state.zuora.accessTokens)[0] ?? ''}` },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const text = answer.rawPayload.toString('latin1');
  expect(text.startsWith('%PDF-1.4')).toBe(true);
  for (const part of [
    number,
    sandbox.file.state.zuora.invoices[number]?.invoiceDate ?? '',
    `Subscription: ${sandbox.file.state.zuora.invoices[number]?.items[0]?.subscriptionNumber ?? 'none'}`,
    '58.82',
    '11.17',
    '69.99',
  ]) {
    expect(text).toContain(`${part})`);
  }
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, index) => text.startsWith(`${String(index + 1)} 0 obj`, offset))).not.toContain(
    false,
  );
  expect((await zuora.get('/v1/files/none')).body.success).toBe(false);
  const guarded = await sandbox.app.inject({ url: `/zuora/v1/files/${handle}` });
  expect(guarded.statusCode).toBe(401);
});

interface Detail {
  invoiceNumber: string;
  accountId: string;
  currency: string;
  amount: number;
  amountWithoutTax: number;
  taxAmount: number;
  paymentAmount: number;
  refundAmount: number;
  status: string;
}

interface Items {
  invoiceItems: {
    id: string;
    subscriptionName: string;
    productRatePlanChargeId: string;
    chargeAmount: number;
    taxAmount: number;
    taxationItems: { data: { name: string; jurisdiction: string; taxRate: number; taxAmount: number }[] };
  }[];
  nextPage?: string;
}

async function order(wanted: Parameters<typeof orderOf>[0]): Promise<string> {
  const methodId = await zuora.saveCard('4111111111111111');
  const { body } = await zuora.post<{ invoiceNumbers: string[] }>(
    '/v1/orders',
    orderOf({ methodId, ...wanted }),
  );
  return body.invoiceNumbers[0] ?? '';
}

it('an invoice tells its account and amounts, by its number and by its id', async () => {
  const number = await order({});
  const { body } = await zuora.get<Detail & { id: string }>(`/v1/invoices/${number}`);
  expect(body).toMatchObject({
    invoiceNumber: number,
    accountId: sandbox.file.state.zuora.accounts['A-user-1']?.id,
    currency: 'EUR',
    amount: 69.99,
    amountWithoutTax: 58.82,
    taxAmount: 11.17,
    paymentAmount: 69.99,
    refundAmount: 0,
    status: 'Posted',
  });
  expect((await zuora.get<Detail>(`/v1/invoices/${body.id}`)).body.invoiceNumber).toBe(number);
  expect((await zuora.get('/v1/invoices/INV-NONE')).body.success).toBe(false);
});

it.each([
  ['DE', {}, { name: 'MwSt.', jurisdiction: 'DE', taxRate: 0.19, taxAmount: 11.17 }, 58.82],
  [
    'US',
    { currency: 'USD', postalCode: '10001' },
    { name: 'Sales tax', jurisdiction: 'NY', taxRate: 0.08875, taxAmount: 6.21 },
    69.99,
  ],
])('the lines of an invoice in %s name their tax and its rate', async (country, more, tax, net) => {
  const number = await order({ country, ...more });
  const { body } = await zuora.get<Items>(`/v1/invoices/${number}/items`);
  expect(body.invoiceItems).toMatchObject([
    { chargeAmount: net, taxAmount: tax.taxAmount, taxationItems: { data: [tax] } },
  ]);
  expect((await zuora.get('/v1/invoices/INV-NONE/items')).body.success).toBe(false);
});

it('the lines of an invoice come in pages', async () => {
  const number = await order({ discount: { percentage: 30, upToPeriods: 1 } });
  const first = await zuora.get<Items>(`/v1/invoices/${number}/items?pageSize=1`);
  expect(first.body.invoiceItems).toHaveLength(1);
  expect(first.body.nextPage).toContain(`/v1/invoices/${number}/items?page=2&pageSize=1`);
  const second = await zuora.get<Items>(`/v1/invoices/${number}/items?page=2&pageSize=1`);
  expect(second.body.invoiceItems[0]?.chargeAmount).toBeLessThan(0);
  expect(second.body.invoiceItems[0]?.id).not.toBe(first.body.invoiceItems[0]?.id);
  expect(second.body).not.toHaveProperty('nextPage');
});

it('the payments of an account name the invoice that they paid, and with what', async () => {
  const number = await order({});
  const { body } = await zuora.get<{
    payments: {
      paymentMethodId: string;
      paidInvoices: { invoiceNumber: string; appliedPaymentAmount: number }[];
    }[];
  }>('/v1/transactions/payments/accounts/A-user-1');
  expect(body.payments).toMatchObject([
    {
      status: 'Processed',
      amount: 69.99,
      paymentMethodId: sandbox.file.state.zuora.accounts['A-user-1']?.defaultPaymentMethodId,
      paidInvoices: [{ invoiceNumber: number, appliedPaymentAmount: 69.99 }],
    },
  ]);
  expect((await zuora.get('/v1/transactions/payments/accounts/none')).body.success).toBe(false);
});
