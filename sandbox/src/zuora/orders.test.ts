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

interface Placed {
  paidAmount: number;
  orderNumber: string;
  subscriptionNumbers: string[];
}

describe('an order', () => {
  it('makes account, subscription, invoice and payment at once', async () => {
    const methodId = await zuora.saveCard('4111 1111 1111 1111');
    const placed = await zuora.post<Placed>('/v1/orders', orderOf({ methodId, orderNumber: 'O-mine' }));
    expect(placed.body).toMatchObject({ success: true, orderNumber: 'O-mine', paidAmount: 69.99 });
    const summary = await zuora.get('/v1/accounts/A-user-1/summary');
    expect(summary.body).toMatchObject({
      basicInfo: { balance: 0, defaultPaymentMethod: { id: methodId } },
      subscriptions: [{ status: 'Active', termEndDate: expect.any(String) }],
      invoices: [{ amount: 69.99, balance: 0 }],
      payments: [{ status: 'Processed' }],
    });
    expect((await zuora.get('/v1/orders/O-mine')).body).toMatchObject({
      order: { existingAccountNumber: 'A-user-1' },
    });
  });

  it.each([
    { firstName: 'n'.repeat(101) },
    { lastName: 'm'.repeat(101) },
    { firstName: '🌙' },
    { workEmail: `${'n'.repeat(70)}@demo.example` },
  ])('is refused with a contact that has %j', async (wrong) => {
    const order = orderOf({ methodId: await zuora.saveCard('4111111111111111') });
    const { newAccount } = order;
    if (newAccount === undefined) throw new Error('The order makes no account.');
    const billToContact = { ...newAccount.billToContact, ...wrong };
    const placed = await zuora.post('/v1/orders', { ...order, newAccount: { ...newAccount, billToContact } });
    expect(placed.body.success).toBe(false);
  });

  it('is refused with a separator of paths in the name of its account', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4111111111111111') });
    const newAccount = { ...order.newAccount, name: 'Nora/New' };
    expect((await zuora.post('/v1/orders', { ...order, newAccount })).body.success).toBe(false);
  });

  it('leaves nothing behind when the card is declined', async () => {
    const methodId = await zuora.saveCard('4000000000000341');
    const placed = await zuora.post('/v1/orders', orderOf({ methodId, orderNumber: 'O-mine' }));
    expect(placed).toMatchObject({ status: 200, body: { success: false, reasons: [{ code: 58730099 }] } });
    expect((await zuora.get('/v1/accounts/A-user-1')).body.success).toBe(false);
    expect((await zuora.get('/v1/orders/O-mine')).body.reasons?.[0]?.code).toBe(58730040);
  });

  it('is refused with an expired card, a trial too', async () => {
    const methodId = await zuora.saveCard('4000000000000069');
    const placed = await zuora.post('/v1/orders', orderOf({ methodId, paidFrom: dayFromNow(14) }));
    expect(placed.body.reasons?.[0]?.message).toContain('is expired');
  });

  it('fails three times and succeeds the fourth with the card for that', async () => {
    const order = orderOf({ methodId: await zuora.saveCard('4000000000000119') });
    const statuses: number[] = [];
    for (const key of ['1', '2', '3', '4'])
      statuses.push((await zuora.post('/v1/orders', order, key)).status);
    expect(statuses).toEqual([500, 500, 500, 200]);
  });

  it('takes an order number and a subscription number once', async () => {
    const methodId = await zuora.saveCard('4111111111111111');
    await zuora.post('/v1/orders', orderOf({ methodId, orderNumber: 'O-mine' }));
    const again = orderOf({ existingAccountNumber: 'A-user-1', orderNumber: 'O-mine' });
    expect((await zuora.post('/v1/orders', again)).body.reasons?.[0]?.message).toBe(
      'Order number O-mine is taken.',
    );
  });

  it('does not charge a method of another account', async () => {
    const methodId = await zuora.saveCard('4111111111111111');
    await zuora.post('/v1/orders', orderOf({ methodId }));
    const other = await zuora.post('/v1/orders', orderOf({ accountNumber: 'A-user-2', methodId }));
    expect(other.body.reasons?.[0]?.message).toContain('belongs to another account');
  });

  it('charges a PayPal agreement that was made a payment method', async () => {
    const made = await zuora.post<{ id: string }>('/v1/payment-methods', {
      type: 'PayPalNativeEC',
      BAID: 'B-1',
      email: 'nora@demo.stillpoint.example',
    });
    const placed = await zuora.post<Placed>('/v1/orders', orderOf({ methodId: made.body.id }));
    expect(placed.body.paidAmount).toBe(69.99);
    expect((await zuora.get(`/v1/payment-methods/${made.body.id}`)).body).toMatchObject({
      BAID: 'B-1',
      isDefault: true,
    });
  });

  it('says in reasons, with HTTP 200, what it does not understand', async () => {
    const answer = await zuora.post('/v1/orders', { orderDate: 'today', subscriptions: [] });
    expect(answer).toMatchObject({ status: 200, body: { success: false, reasons: [{ code: 58730020 }] } });
  });

  it('needs a bearer token', async () => {
    const answer = await sandbox.app.inject({ method: 'POST', url: '/zuora/v1/orders', payload: {} });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, reasons: [{ code: 90000011 }] });
  });
});

describe('an order that ends a subscription', () => {
  const ending = (subscriptionNumber: string) => ({
    subscriptionNumber,
    orderActions: [
      {
        type: 'CancelSubscription',
        cancelSubscription: {
          cancellationPolicy: 'SpecificDate' as const,
          cancellationEffectiveDate: dayFromNow(30),
        },
      },
    ],
  });

  it('makes the new one and cancels the old one on its day', async () => {
    const methodId = await zuora.saveCard('4111111111111111');
    const first = await zuora.post<Placed>('/v1/orders', orderOf({ methodId }));
    const [old = ''] = first.body.subscriptionNumbers;
    const order = orderOf({ existingAccountNumber: 'A-user-1', paidFrom: dayFromNow(30) });
    const placed = await zuora.post<Placed>('/v1/orders', {
      ...order,
      subscriptions: [...order.subscriptions, ending(old)],
    });
    expect(placed.body.subscriptionNumbers).toEqual([expect.not.stringMatching(old), old]);
    const { subscriptions } = sandbox.file.state.zuora;
    expect(subscriptions[old]).toMatchObject({ status: 'Cancelled', cancelledDate: dayFromNow(30) });
  });

  it('makes the new one and switches the renewal of the old one off, as its preview accepts', async () => {
    const methodId = await zuora.saveCard('4111111111111111');
    const first = await zuora.post<Placed>('/v1/orders', orderOf({ methodId }));
    const [old = ''] = first.body.subscriptionNumbers;
    const before = sandbox.file.state.zuora.subscriptions[old];
    const termEndDate = before?.termEndDate ?? '';
    const order = orderOf({ existingAccountNumber: 'A-user-1', paidFrom: termEndDate });
    const notRenewing = {
      subscriptionNumber: old,
      orderActions: [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }],
    };
    const subscriptions = [...order.subscriptions, notRenewing];
    const previewed = await zuora.post<{ previewResult: { invoices: { targetDate: string }[] } }>(
      '/v1/orders/preview',
      {
        ...{ orderDate: dayFromNow(0), existingAccountNumber: 'A-user-1', subscriptions },
        previewOptions: {
          ...{ previewThruType: 'SpecificDate', specificPreviewThruDate: termEndDate },
          previewTypes: ['BillingDocs'],
        },
      },
    );
    // Only the new one is charged on that day.
    expect(previewed.body.previewResult.invoices).toMatchObject([{ targetDate: termEndDate }]);

    const placed = await zuora.post<Placed>('/v1/orders', { ...order, subscriptions });
    expect(placed.body.subscriptionNumbers).toEqual([expect.not.stringMatching(old), old]);
    const after = sandbox.file.state.zuora.subscriptions[old];
    expect(after).toMatchObject({ status: 'Active', autoRenew: false, termEndDate });
  });

  it('makes nothing where the old one belongs to another account', async () => {
    const methodId = await zuora.saveCard('4111111111111111');
    const order = orderOf({ methodId, orderNumber: 'O-mine' });
    const placed = await zuora.post('/v1/orders', {
      ...order,
      subscriptions: [...order.subscriptions, ending('S-sami-annual')],
    });
    expect(placed.body.success).toBe(false);
    expect((await zuora.get('/v1/orders/O-mine')).body.success).toBe(false);
    expect(sandbox.file.state.zuora.subscriptions['S-sami-annual']?.status).toBe('Active');
  });
});

describe('a cancellation', () => {
  it('ends a trial on its first paid day, so that it is never billed', async () => {
    const number = 'S-tess-trial';
    const cancelled = await zuora.put(`/v1/subscriptions/${number}/cancel`, {
      cancellationPolicy: 'EndOfCurrentTerm',
    });
    expect(cancelled.body).toMatchObject({ success: true, cancelledDate: dayFromNow(4) });
    await sandbox.app.inject({ method: 'POST', url: '/clock/advance', payload: { days: 30 } });
    const invoices = Object.values(sandbox.file.state.zuora.invoices);
    expect(invoices.filter(({ subscriptionNumber }) => subscriptionNumber === number)).toHaveLength(0);
  });

  it('happens once', async () => {
    const cancel = () =>
      zuora.put('/v1/subscriptions/S-sami-annual/cancel', { cancellationPolicy: 'EndOfCurrentTerm' });
    await cancel();
    expect((await cancel()).body.reasons?.[0]?.message).toContain('cancelled already');
  });
});
