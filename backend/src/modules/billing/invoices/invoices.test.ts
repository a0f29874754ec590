import { expect, test } from 'vitest';
import type { ListedInvoice } from '../zuora/invoice-answers.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { createInvoices } from './invoices.ts';

const refused = { ok: false, kind: 'refused', reasons: [] } as const;
const account = {
  ok: true,
  body: {
    basicInfo: { accountNumber: 'A-1' },
    billingAndPayment: { currency: 'EUR' },
    billToContact: {},
  },
};

/** A month after another, from January of a year on. */
const months = (count: number, year = 2020): ListedInvoice[] =>
  Array.from({ length: count }, (_month, at) => ({
    invoiceNumber: `INV${String(at)}`,
    invoiceDate: new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10),
    ...{ amount: 12.99, balance: 0, status: 'Posted' },
  }));

/** Invoices of accounts, at a billing company that lists forty at a time. Of an account that is undefined it knows nothing. */
function invoicesOf(
  accounts: Record<string, ListedInvoice[] | 'silent' | undefined>,
  { allowed = true, files = [] as string[] } = {},
) {
  const asked: string[] = [];
  const zuora = {
    invoices: (number: string, page: number) => {
      asked.push(`${number} ${String(page)}`);
      const all = accounts[number];
      if (all === 'silent') return Promise.resolve({ ok: false, kind: 'timedOut' });
      if (all === undefined) return Promise.resolve(refused);
      const rows = all.slice((page - 1) * 40, page * 40);
      const more = all.length > page * 40 && { nextPage: `/v1/…?page=${String(page + 1)}` };
      return Promise.resolve({ ok: true, body: { success: true, invoices: rows, ...more } });
    },
    account: () => Promise.resolve(account),
    invoice: (key: string) =>
      Promise.resolve({ ok: true, body: { ...months(1)[0], invoiceNumber: key, accountId: 'a' } }),
    invoiceFiles: () =>
      Promise.resolve({ ok: true, body: { invoiceFiles: files.map((pdfFileUrl) => ({ pdfFileUrl })) } }),
    file: (handle: string) => {
      asked.push(handle);
      return Promise.resolve({ ok: false });
    },
  };
  const invoices = createInvoices({
    zuora: zuora as unknown as Zuora,
    accountsOf: () => Promise.resolve(new Map(Object.keys(accounts).map((number) => [number, {}]))),
    attempt: () => Promise.resolve(allowed ? { ok: true } : { ok: false, minutes: 4 }),
  });
  return { ...invoices, asked };
}

test('a long list is read to its end, and answered a year at a time', async () => {
  const { list, asked } = invoicesOf({ 'A-1': months(100) });
  const listed = await list('nora', '2021');
  expect(asked).toEqual(['A-1 1', 'A-1 2', 'A-1 3']);
  if (!listed.ok) throw new Error('It was refused.');
  expect(listed.value.years).toEqual([
    '2028',
    '2027',
    '2026',
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
  ]);
  expect(listed.value.invoices).toHaveLength(12);
  expect(listed.value.invoices[0]?.date).toBe('2021-12-01');
});

test('accounts stand together, and one that never was is empty', async () => {
  const listed = await invoicesOf({ 'A-1': months(1), 'A-2': undefined, 'A-3': months(1, 2019) }).list(
    'nora',
  );
  expect(listed).toMatchObject({ ok: true, value: { year: '2020', years: ['2020', '2019'] } });
});

test('where one account does not answer, no list is claimed', async () => {
  const listed = await invoicesOf({ 'A-1': months(1), 'A-2': 'silent' }).list('nora');
  expect(listed).toMatchObject({ ok: false, refusal: { error: { code: 'BILLING_UNAVAILABLE' } } });
});

test('drafts and cancelled invoices are no invoices', async () => {
  const draft = months(1).map((each) => ({ ...each, status: 'Draft' }));
  expect(await invoicesOf({ 'A-1': draft }).list('nora')).toMatchObject({ value: { years: [] } });
});

test('too many look-ups are refused before anything is asked', async () => {
  const { list, find, file, asked } = invoicesOf({ 'A-1': months(1) }, { allowed: false });
  for (const answer of [await list('nora'), await find('nora', 'INV1'), await file('nora', 'INV1')]) {
    expect(answer).toMatchObject({ ok: false, refusal: { statusCode: 429 } });
  }
  expect(asked).toEqual([]);
});

test.each([
  ['https://rest.zuora.com/v1/files/2c98901f', ['2c98901f']],
  ['/v1/files/2c98901f', ['2c98901f']],
  ['https://evil.example/?/v1/files/2c98901f#', []],
  ['/v1/files/../accounts/1', []],
])('of the address %s only a handle is used', async (address, handles) => {
  const { file, asked } = invoicesOf({ 'A-1': [] }, { files: [address] });
  expect(await file('nora', 'INV1')).toMatchObject({
    ok: false,
    refusal: { error: { code: 'INVOICE_FILE_NOT_READY' } },
  });
  expect(asked).toEqual(handles);
});
