import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userHeader } from '../../../testing/billing-app.ts';
import { openBillingTestApp, type Answer, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { advanceClock, changeMethod, typeCard } from '../../../testing/sandbox-money.ts';
import type { Invoice, InvoiceList } from '../invoices/invoice.ts';
import type { BillingTables } from '../tables.ts';

const postgres = await startPostgres();
const proofs = postgres.ok ? describe : describe.skip;

const path = '/subscription/v1/invoices';
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];

proofs(postgres.ok ? 'on PostgreSQL' : postgres.reason, () => {
  let testApp: BillingTestApp;
  const open = () => openBillingTestApp(postgres.ok ? postgres.url : undefined);
  beforeAll(async () => {
    testApp = await open();
  }, 60_000);
  afterAll(async () => {
    await testApp.close();
    if (postgres.ok) await postgres.stop();
  }, 30_000);

  const list = async (userId: string, year = '') => {
    const { status, body } = await testApp.get(userId, `${path}${year === '' ? '' : `?year=${year}`}`);
    expect(status).toBe(200);
    return body.data?.attributes as InvoiceList;
  };
  const find = async (userId: string, number: string) => {
    const { status, body } = await testApp.get(userId, `${path}/${number}`);
    expect(status).toBe(200);
    return body.data?.attributes as Invoice;
  };
  /** The file, as a browser gets it. */
  const fetchFile = (userId: string, number: string, accept = '*/*') =>
    fetch(`${new URL(testApp.calloutAddress).origin}${path}/${number}/pdf?userId=${userId}`, {
      headers: { [userHeader]: userId, accept },
      redirect: 'manual',
    });

  async function bought(wish: object = {}): Promise<string> {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId, wish);
    const answer = await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });
    expect(answer.status).toBe(200);
    return userId;
  }

  async function gave(): Promise<{ giver: string; giftId: string }> {
    const giver = randomUUID();
    const card = { receiverName: 'June', language: 'en' };
    const wish = { kind: 'year', country: 'DE', card, receiverEmail: 'june@example.org', sendOn: null };
    const giftId = (await testApp.post(giver, '/gifts', wish)).body.data?.id ?? '';
    const refId = await testApp.card(giver);
    expect((await testApp.post(giver, '/gifts/buy', { giftId, refId })).status).toBe(200);
    return { giver, giftId };
  }

  test('who paid nothing has no invoice', async () => {
    expect(await list(randomUUID())).toEqual({ years: [], invoices: [] });
  });

  test('a month in Germany: the price holds the tax, and the card is named', async () => {
    const userId = await bought();
    const { invoices, year, years } = await list(userId);
    expect(years).toEqual([year]);
    expect(invoices).toMatchObject([{ kind: 'invoice', total: { amount: 1299, currency: 'EUR' } }]);
    const invoice = await find(userId, invoices[0]?.number ?? '');
    expect(invoice).toMatchObject({
      ...invoices[0],
      billedTo: { name: 'Nora New', country: 'DE' },
      lines: [{ kind: 'plan', plan: 'monthly', net: { amount: 1092 } }],
      net: { amount: 1092 },
      taxes: [{ name: 'MwSt.', rate: 19, amount: { amount: 207 } }],
      payments: [{ amount: { amount: 1299 }, paidWith: { method: 'card', last4: '1111' } }],
    });
    expect(invoice).not.toHaveProperty('due');
    expect(invoice).not.toHaveProperty('creditUsed');
  });

  test('in the US the tax of the state comes on top', async () => {
    const userId = await bought({ country: 'US', postalCode: '10001' });
    const [listed] = (await list(userId)).invoices;
    expect(await find(userId, listed?.number ?? '')).toMatchObject({
      net: { amount: 1299, currency: 'USD' },
      taxes: [{ name: 'Sales tax', rate: 8.875, amount: { amount: 115 } }],
      total: { amount: 1414 },
    });
  });

  test('a discount is a line of its own, and takes its tax with it', async () => {
    const userId = randomUUID();
    const voucher = { code: 'INVOICED', percentOff: 50, months: 12 };
    await testApp.database.db
      .$extendTables<{ vouchers: object }>()
      .insertInto('vouchers')
      .values({
        ...voucher,
        planCodes: null,
        zones: null,
        startsOn: null,
        endsOn: null,
        redemptionsAllowed: null,
      })
      .execute();
    const quoteId = await testApp.quote(userId, { voucherCode: 'INVOICED' });
    await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });
    const [listed] = (await list(userId)).invoices;
    const { lines, net, taxes, total } = await find(userId, listed?.number ?? '');
    expect(lines.map(({ kind }) => kind)).toEqual(['plan', 'discount']);
    expect(taxes).toHaveLength(1);
    expect(net.amount + (taxes[0]?.amount.amount ?? 0)).toBe(total.amount);
  });

  test('an invoice is its owner’s alone: of another’s, and of none, the same is said', async () => {
    const [owner, stranger] = [await bought(), await bought()];
    const number = (await list(owner)).invoices[0]?.number ?? '';
    for (const wanted of [
      number,
      'INV99999999',
      '..%2Faccounts%2FA-1',
      '%00',
      `${number}%3Fa`,
      'x'.repeat(90),
    ]) {
      for (const file of ['', '/pdf']) {
        const answer = await testApp.get(stranger, `${path}/${wanted}${file}`);
        expect([wanted, ...codeOf(answer)]).toEqual([wanted, 404, 'INVOICE_NOT_FOUND']);
      }
    }
    expect((await find(owner, number)).number).toBe(number);
    expect(codeOf(await testApp.get(stranger, `${path}/${number}?userId=${owner}`))).toEqual([
      403,
      'NOT_YOUR_ACCOUNT',
    ]);
    expect(codeOf(await testApp.get('', `${path}?userId=${owner}`))).toEqual([401, 'SIGNED_OUT']);
  });

  test('the PDF is what the billing company has, with headers by which it is not kept or guessed', async () => {
    const userId = await bought();
    const number = (await list(userId)).invoices[0]?.number ?? '';
    const answer = await fetchFile(userId, number);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="stillpoint-${number}.pdf"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.endsWith('%%EOF\n')).toBe(true);
    expect(text).toContain(number);
  });

  test('a giver has the invoice of the gift, and the credit note after it was taken back; its money is shown', async () => {
    const { giver, giftId } = await gave();
    const [listed] = (await list(giver)).invoices;
    expect(listed).toMatchObject({ gift: { name: 'June' }, total: { amount: 6999 } });
    const number = listed?.number ?? '';
    expect(await find(giver, number)).toMatchObject({
      gift: { name: 'June' },
      lines: [{ gift: 'year' }],
      payments: [{ paidWith: { last4: '1111' } }],
    });
    expect((await fetchFile(giver, number)).status).toBe(200);
    const stranger = await testApp.get(randomUUID(), `${path}/${number}`);
    expect(codeOf(stranger)).toEqual([404, 'INVOICE_NOT_FOUND']);

    expect((await testApp.post(giver, '/gifts/refund', { giftId })).status).toBe(200);
    const credit = (await list(giver)).invoices.find(({ kind }) => kind === 'credit');
    expect(await find(giver, credit?.number ?? '')).toMatchObject({
      total: { amount: -6999 },
      refunded: { amount: 6999 },
      lines: [{ kind: 'credit', gift: 'year' }],
      payments: [],
    });
  }, 30_000);

  test('a payment names its invoice, also one that was stored before it did', async () => {
    const userId = await bought();
    const number = (await list(userId)).invoices[0]?.number ?? '';
    const tables = testApp.database.db.$extendTables<BillingTables>();
    await testApp.billing.refresh(userId, { announce: false });
    expect(await testApp.billing.historyOf(userId)).toMatchObject({ payments: [{ invoiceNumber: number }] });
    await tables.updateTable('payments').set({ invoiceNumber: null }).where('userId', '=', userId).execute();
    expect((await testApp.billing.historyOf(userId)).payments[0]).not.toHaveProperty('invoiceNumber');
    await testApp.billing.refresh(userId, { announce: false });
    expect(await testApp.billing.historyOf(userId)).toMatchObject({ payments: [{ invoiceNumber: number }] });
  });

  test('what cannot be charged is still to be paid, and its invoice says so', async () => {
    const userId = await bought();
    const page = await testApp.post(userId, '/subscription/payments/web/payment-pages', {});
    const id = await typeCard(String(page.body.data?.attributes.src), cards.declined);
    await changeMethod(testApp.sandbox, `A-${userId}`, id);
    await advanceClock(testApp.sandbox, testApp.clock, 32);
    const [latest] = (await list(userId)).invoices;
    expect(latest).toMatchObject({ due: { amount: 1299 } });
    expect(await find(userId, latest?.number ?? '')).toMatchObject({ due: { amount: 1299 }, payments: [] });
  }, 30_000);

  test('while the billing company is away, nothing is claimed', async () => {
    const away = await open();
    const userId = randomUUID();
    await away.sandbox.stop();
    for (const call of ['', '/INV00000001', '/INV00000001/pdf']) {
      expect(codeOf(await away.get(userId, `${path}${call}`))).toEqual([503, 'BILLING_UNAVAILABLE']);
    }
    await away.close();
  }, 60_000);

  test('years are read one at a time, each invoice in its own', async () => {
    const userId = await bought();
    await advanceClock(testApp.sandbox, testApp.clock, 31 * 26);
    const { years, year, invoices } = await list(userId);
    expect(years.length).toBeGreaterThan(2);
    expect(years).toEqual(years.toSorted().toReversed());
    expect(new Set(invoices.map(({ date }) => date.slice(0, 4)))).toEqual(new Set([year]));
    const whole = years[1] ?? '';
    const months = await list(userId, whole);
    expect(months.invoices).toHaveLength(12);
    expect(months.invoices.map(({ date }) => date)).toEqual(
      months.invoices
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    const counts = await Promise.all(years.map(async (each) => (await list(userId, each)).invoices.length));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(24);
    expect(await list(userId, '1999')).toEqual(await list(userId));
    expect((await testApp.get(userId, `${path}?year=latest`)).status).toBe(400);
    const oldest = (await list(userId, years.at(-1))).invoices.at(-1)?.number ?? '';
    expect((await find(userId, oldest)).payments).toHaveLength(1);
  }, 120_000);
});
