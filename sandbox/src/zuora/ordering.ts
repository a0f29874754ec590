import { dayOf, type Day } from './calendar.ts';
import { draftChanges, type BilledChange } from './changing.ts';
import { charge, expired } from './charging.ts';
import { newId, nextNumber } from './identifiers.ts';
import { totalOf } from './invoicing.ts';
import {
  applyCredit,
  creditOf,
  invoiceFacts,
  paymentFacts,
  postInvoice,
  recordPayment,
  subscriptionFacts,
  type Tell,
} from './ledger.ts';
import type { Invoice, Order, PaymentMethod, Refund, Subscription, ZuoraState } from './model.ts';
import { attach, partiesOf } from './order-parties.ts';
import type { OrderRequest } from './order-schema.ts';
import { refuse, type Refusal } from './reasons.ts';
import { planRefunds, recordRefund } from './refunds.ts';
import { runStepsThrough } from './subscription-steps.ts';
import { taxAt } from './tax.ts';

/** What an order brought about; the amount is in minor units. */
export interface PlacedOrder {
  ok: true;
  order: Order;
  subscriptions: Subscription[];
  paymentNumber?: string;
  paidAmount: number;
  refunds: Refund[];
}

/**
 * Carries an order out whole or not at all: account, subscriptions, invoices and payment. Nothing is written before the money
 * is there.
 */
export function placeOrder(
  state: ZuoraState,
  request: OrderRequest,
  now: Date,
  tell: Tell,
): PlacedOrder | Refusal {
  const today = dayOf(now);
  const parties = partiesOf(state, request, now);
  if (!parties.ok) return parties;
  const { account, method } = parties;
  const orderNumber = request.orderNumber ?? nextNumber(state, 'O-');
  if (state.orders[orderNumber]) return refuse('forbidden', `Order number ${orderNumber} is taken.`);
  const tax = taxAt(account.soldToContact);
  if (!tax.ok) return tax;
  const drafted = draftChanges(state, request, {
    accountNumber: account.accountNumber,
    currency: account.currency,
    orderNumber,
    orderDate: request.orderDate,
    tax,
    nextNumber: (prefix) => nextNumber(state, prefix),
  });
  if (!drafted.ok) return drafted;
  const { processingOptions = {} } = request;
  const { runBilling = false, collectPayment = false, billingOptions } = processingOptions;
  if (collectPayment && !runBilling) return refuse('invalid', 'collectPayment needs runBilling.');
  const target = billingOptions?.targetDate ?? request.orderDate;
  const changes = drafted.changes.map((change) => ({
    ...change,
    items: runBilling ? runStepsThrough(change.subscription, target, tax) : [],
  }));
  const refundable = planRefunds(state, processingOptions, changes);
  if (!refundable.ok) return refundable;
  if (collectPayment) {
    const credit = processingOptions.applyCredit ? creditOf(state, account) : undefined;
    const collected = collect(method, changes, { credit, today });
    if (!collected.ok) return collected;
  }

  state.accounts[account.accountNumber] = account;
  if (method) attach(state, method, account, today);
  const order: Order = {
    id: newId(),
    orderNumber,
    accountNumber: account.accountNumber,
    orderDate: request.orderDate,
    createdAt: now.toISOString(),
    subscriptions: changes.map(({ subscription: { subscriptionNumber }, orderActions }) => ({
      subscriptionNumber,
      orderActions,
    })),
    invoiceNumbers: [],
  };
  state.orders[orderNumber] = order;

  const placed: PlacedOrder = { ok: true, order, subscriptions: [], paidAmount: 0, refunds: [] };
  const invoices: Invoice[] = [];
  for (const { subscription, items, events } of changes) {
    state.subscriptions[subscription.subscriptionNumber] = subscription;
    placed.subscriptions.push(subscription);
    for (const { eventType, effectiveDate } of events) {
      const facts = { ...subscriptionFacts(subscription), orderNumber };
      tell(eventType, { ...facts, ...(effectiveDate !== undefined && { effectiveDate }) });
    }
    if (items.length === 0) continue;
    const invoice = postInvoice(state, subscription, items, today);
    invoices.push(invoice);
    order.invoiceNumbers.push(invoice.invoiceNumber);
    tell('InvoicePosted', invoiceFacts(state, invoice));
  }
  for (const planned of refundable.planned) {
    const invoice = invoices.find(
      ({ subscriptionNumber }) => subscriptionNumber === planned.subscriptionNumber,
    );
    if (invoice) placed.refunds.push(recordRefund(state, planned, { invoice, today, tell }));
  }
  for (const invoice of invoices) {
    if (processingOptions.applyCredit) applyCredit(state, invoice);
    if (!collectPayment || !method || invoice.balance <= 0) continue;
    const payment = recordPayment(state, invoice, method.id, 'Processed', today);
    placed.paymentNumber = payment.paymentNumber;
    placed.paidAmount += payment.amount;
    tell('PaymentProcessed', paymentFacts(state, invoice, payment));
  }
  return placed;
}

/** Takes what the order costs, in one go. Credit, that of the order included, pays first where it is to be applied. */
function collect(
  method: PaymentMethod | undefined,
  changes: readonly BilledChange[],
  { credit, today }: { credit: number | undefined; today: Day },
): { ok: true } | Refusal {
  const amounts = changes.map(({ items }) => totalOf(items).amount);
  const charged = amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const credited = amounts.reduce((sum, amount) => sum - Math.min(amount, 0), 0);
  const due = credit === undefined ? charged : Math.max(charged - credited - credit, 0);
  const buys = changes.some(({ events }) =>
    events.some(({ eventType }) => eventType === 'SubscriptionCreated'),
  );
  if (due === 0 && !buys) return { ok: true };
  if (method === undefined) return refuse('invalid', 'collectPayment needs a payment method.');
  if (expired(method, today)) return refuse('forbidden', `Payment method ${method.id} is expired.`);
  return due > 0 ? charge(method, today) : { ok: true };
}
