import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { orderOf, zuoraClient, type ZuoraClient } from '../testing/zuora-client.ts';
import { zuoraLife } from '../testing/zuora-life.ts';
import { nextDueStep } from './billing-run.ts';
import { takeLateAnswers } from './ledger.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

const account = 'A-user-1';

interface Listed {
  payments: { number: string; status: string; gatewayOrderId: string | null; gatewayResponseCode: string }[];
}

/** An account whose renewal was declined, and the number of the invoice. */
async function owing(): Promise<string> {
  await zuora.post(
    '/v1/orders',
    orderOf({ methodId: await zuora.saveCard('4111111111111111'), plan: 'B2CMONTHLY', months: 1 }),
  );
  await chargedTo('4000000000000341');
  await sandbox.app.inject({ method: 'POST', url: '/clock/advance', payload: { days: 31 } });
  const open = Object.values(sandbox.file.state.zuora.invoices).find(
    ({ accountNumber, balance }) => accountNumber === account && balance > 0,
  );
  return open?.invoiceNumber ?? '';
}

async function chargedTo(card: string): Promise<string> {
  const id = await zuora.saveCard(card);
  await zuora.put(`/v1/accounts/${account}`, { defaultPaymentMethodId: id });
  return id;
}

function paymentOf(invoiceNumber: string, paymentMethodId: string, gatewayOrderId = 'P-1') {
  const amount = (sandbox.file.state.zuora.invoices[invoiceNumber]?.balance ?? 0) / 100;
  const invoices = [{ invoiceNumber, amount }];
  return {
    ...{ accountId: account, amount, currency: 'EUR', type: 'Electronic', paymentMethodId },
    ...{ gatewayOrderId, invoices },
  };
}

const payments = async () => (await zuora.get<Listed>(`/v1/payments?accountId=${account}`)).body.payments;

it('pays what is left of an invoice, once, and lists each payment with the answer of the gateway', async () => {
  const invoice = await owing();
  const payment = paymentOf(invoice, await chargedTo('4111111111111111'));
  expect((await zuora.post('/v1/payments', payment, 'key-1')).body).toMatchObject({
    success: true,
    status: 'Processed',
  });
  expect((await zuora.post('/v1/payments', payment, 'key-1')).body.success).toBe(true);
  expect((await zuora.post('/v1/payments', payment, 'key-2')).body.success).toBe(false);
  const [latest, failed, first] = await payments();
  expect([latest, failed, first]).toMatchObject([
    { status: 'Processed', gatewayOrderId: 'P-1', gatewayResponseCode: 'approved' },
    { status: 'Error', gatewayOrderId: null, gatewayResponseCode: '51' },
    { status: 'Processed', gatewayOrderId: null },
  ]);
  expect(sandbox.file.state.zuora.invoices[invoice]).toMatchObject({ balance: 0 });
  expect(sandbox.file.state.zuora.invoices[invoice]).not.toHaveProperty('retryOn');
});

it('writes a declined payment down, and leaves the invoice to its next try', async () => {
  const invoice = await owing();
  const retryOn = sandbox.file.state.zuora.invoices[invoice]?.retryOn;
  const payment = paymentOf(invoice, await chargedTo('4000000000000341'));
  expect((await zuora.post('/v1/payments', payment)).body.reasons?.[0]?.code).toBe(58730099);
  expect(await payments()).toMatchObject([{ status: 'Error', gatewayOrderId: 'P-1' }, {}, {}]);
  expect(sandbox.file.state.zuora.invoices[invoice]).toMatchObject({ retryOn });
});

it('takes no payment with the method or of the invoice of another account', async () => {
  const invoice = await owing();
  const stranger = await zuora.saveCard('4111111111111111', 'user-2');
  expect((await zuora.post('/v1/payments', paymentOf(invoice, stranger))).body.reasons?.[0]?.code).toBe(
    58730040,
  );
  const own = await chargedTo('4111111111111111');
  const other = Object.values(sandbox.file.state.zuora.invoices).find(
    ({ accountNumber }) => accountNumber !== account,
  );
  const foreign = {
    ...paymentOf(invoice, own),
    invoices: [{ invoiceNumber: other?.invoiceNumber, amount: 1 }],
  };
  expect((await zuora.post('/v1/payments', foreign)).body.reasons?.[0]?.code).toBe(58730040);
});

it('tells how a payment method is tried again', async () => {
  const id = await zuora.saveCard('4111111111111111');
  expect((await zuora.get(`/v1/payment-methods/${id}`)).body).toMatchObject({
    maxConsecutivePaymentFailures: 4,
    paymentRetryWindow: 72,
    numConsecutiveFailures: 0,
  });
});

it('tries as often and as many days apart as it is told, then writes the invoice off and ends the subscription', () => {
  const life = zuoraLife();
  life.buy('2026-03-10', {});
  const method = life.state.paymentMethods['pm-1'];
  if (method) method.behaviour = 'declines';
  const collecting = { retryRule: { tries: 2, daysBetween: 5 }, slowAnswerMs: 0 };
  const tell = (eventType: string) => void told.push(eventType);
  const told: string[] = [];
  for (let step; (step = nextDueStep(life.state, '2026-05-01', collecting));) step.run(tell);
  expect(life.payments().map(([day]) => day)).toEqual(['2026-03-10', '2026-04-10', '2026-04-15']);
  expect(told.filter((event) => event === 'PaymentDeclined')).toHaveLength(2);
  expect(life.subscription()).toMatchObject({ status: 'Cancelled', cancelledDate: '2026-04-15' });
  expect(Object.values(life.state.invoices).at(-1)).toMatchObject({ balance: 0, writtenOff: 1299 });
});

it('has a renewal at a slow gateway in process, and takes no other payment of its invoice meanwhile', async () => {
  await zuora.post(
    '/v1/orders',
    orderOf({ methodId: await zuora.saveCard('4111111111111111'), plan: 'B2CMONTHLY', months: 1 }),
  );
  await chargedTo('4000000000000259');
  await sandbox.app.inject({ method: 'POST', url: '/clock/advance', payload: { days: 31 } });
  const [underWay] = await payments();
  expect(underWay).toMatchObject({ status: 'Processing', gatewayResponseCode: null });
  const { zuora: state } = sandbox.file.state;
  const invoice = Object.values(state.invoices).findLast(({ accountNumber }) => accountNumber === account);
  const payment = paymentOf(invoice?.invoiceNumber ?? '', await chargedTo('4111111111111111'));
  const second = await zuora.post('/v1/payments', payment);
  expect(second.body.reasons?.[0]?.code).toBe(58730050);
  takeLateAnswers(state, Date.now() + 60_000, () => undefined);
  expect((await payments())[0]).toMatchObject({ status: 'Processed' });
  expect(invoice?.balance).toBe(0);
});
