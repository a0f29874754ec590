import { dayOf, type Day } from './calendar.ts';
import { cancelSubscription, type CancelRequest } from './cancelling.ts';
import { charge, expired } from './charging.ts';
import { draftSubscription } from './drafting.ts';
import { newId, nextNumber } from './identifiers.ts';
import { itemsOf, nextBillingDay, totalOf } from './invoicing.ts';
import {
  invoiceFacts,
  paymentFacts,
  postInvoice,
  recordPayment,
  subscriptionFacts,
  type Tell,
} from './ledger.ts';
import type { Account, InvoiceItem, Order, PaymentMethod, Subscription, ZuoraState } from './model.ts';
import type { NewAccount, OrderRequest } from './order-schema.ts';
import { agreementMethod } from './payment-methods.ts';
import { refuse, type Refusal } from './reasons.ts';
import { taxAt } from './tax.ts';

/** What an order brought about; the amount is in minor units. */
export interface PlacedOrder {
  ok: true;
  order: Order;
  subscriptions: Subscription[];
  paymentNumber?: string;
  paidAmount: number;
}

/**
 * Carries an order out whole or not at all: account, subscriptions, first invoice and payment. Nothing is
 * written before the money is there.
 */
export function placeOrder(
  state: ZuoraState,
  request: OrderRequest,
  now: Date,
  tell: Tell,
): PlacedOrder | Refusal {
  const today = dayOf(now);
  const account = accountFor(state, request, today);
  if (!account.ok) return account;
  const method = methodFor(state, request, account, now);
  if (!method.ok) return method;
  const orderNumber = request.orderNumber ?? nextNumber(state, 'O-');
  if (state.orders[orderNumber]) return refuse('forbidden', `Order number ${orderNumber} is taken.`);
  const drafts = draftsFor(state, request, account.account, orderNumber);
  if (!drafts.ok) return drafts;
  const cancellations = cancellationsIn(state, request, account.account);
  if (!cancellations.ok) return cancellations;

  const { runBilling = false, collectPayment = false } = request.processingOptions ?? {};
  if (collectPayment && !runBilling) return refuse('invalid', 'collectPayment needs runBilling.');
  if (collectPayment) {
    const collected = collect(method.method, drafts.due, today);
    if (!collected.ok) return collected;
  }

  state.accounts[account.account.accountNumber] = account.account;
  if (method.method) attach(state, method.method, account.account, today);
  const order: Order = {
    id: newId(),
    orderNumber,
    accountNumber: account.account.accountNumber,
    orderDate: request.orderDate,
    createdAt: now.toISOString(),
    subscriptionNumbers: drafts.drafts.map(({ subscription }) => subscription.subscriptionNumber),
    ...(cancellations.all.length > 0 && {
      cancelledNumbers: cancellations.all.map(({ subscriptionNumber }) => subscriptionNumber),
    }),
    invoiceNumbers: [],
  };
  state.orders[orderNumber] = order;

  const placed: PlacedOrder = { ok: true, order, subscriptions: [], paidAmount: 0 };
  for (const { subscription, items } of drafts.drafts) {
    state.subscriptions[subscription.subscriptionNumber] = subscription;
    placed.subscriptions.push(subscription);
    tell('SubscriptionCreated', subscriptionFacts(subscription));
    if (!runBilling || items.length === 0) continue;
    const invoice = postInvoice(state, subscription, items, today);
    subscription.periodsBilled = 1;
    order.invoiceNumbers.push(invoice.invoiceNumber);
    tell('InvoicePosted', invoiceFacts(state, invoice));
    if (!collectPayment || !method.method) continue;
    const payment = recordPayment(state, invoice, method.method.id, 'Processed', today);
    placed.paymentNumber = payment.paymentNumber;
    placed.paidAmount += payment.amount;
    tell('PaymentProcessed', paymentFacts(state, invoice, payment));
  }
  for (const { subscriptionNumber, policy } of cancellations.all) {
    cancelSubscription(state, subscriptionNumber, policy, today, tell);
  }
  return placed;
}

/** What the order ends. Each must be an active subscription of the account: an order is carried out whole or not at all. */
function cancellationsIn(
  { subscriptions }: ZuoraState,
  request: OrderRequest,
  { accountNumber }: Account,
): { ok: true; all: { subscriptionNumber: string; policy: CancelRequest }[] } | Refusal {
  const all: { subscriptionNumber: string; policy: CancelRequest }[] = [];
  for (const { subscriptionNumber = '', orderActions } of request.subscriptions) {
    for (const { type, cancelSubscription: policy } of orderActions) {
      if (type !== 'CancelSubscription') continue;
      const subscription = subscriptions[subscriptionNumber];
      if (subscription?.accountNumber !== accountNumber) {
        return refuse('notFound', `The account has no subscription ${subscriptionNumber}.`);
      }
      if (subscription.status !== 'Active') {
        return refuse('forbidden', `Subscription ${subscriptionNumber} is not active.`);
      }
      if (policy === undefined) return refuse('invalid', 'CancelSubscription needs a policy.');
      all.push({ subscriptionNumber, policy });
    }
  }
  return { ok: true, all };
}

function accountFor(
  state: ZuoraState,
  { existingAccountNumber, newAccount }: OrderRequest,
  today: Day,
): { ok: true; account: Account; wanted?: NewAccount } | Refusal {
  if ((existingAccountNumber === undefined) === (newAccount === undefined)) {
    return refuse('invalid', 'An order names either existingAccountNumber or newAccount.');
  }
  if (newAccount === undefined) {
    const account = state.accounts[existingAccountNumber ?? ''];
    return account
      ? { ok: true, account }
      : refuse('notFound', `There is no account ${existingAccountNumber ?? ''}.`);
  }
  const {
    accountNumber = nextNumber(state, 'A'),
    name,
    currency,
    autoPay = true,
    billToContact,
  } = newAccount;
  if (state.accounts[accountNumber]) return refuse('forbidden', `Account number ${accountNumber} is taken.`);
  const { soldToContact = billToContact } = newAccount;
  const account = { id: newId(), accountNumber, name, currency, autoPay, billToContact, soldToContact };
  return { ok: true, account: { ...account, createdOn: today }, wanted: newAccount };
}

function methodFor(
  state: ZuoraState,
  { processingOptions }: OrderRequest,
  { account, wanted }: { account: Account; wanted?: NewAccount },
  now: Date,
): { ok: true; method?: PaymentMethod } | Refusal {
  if (wanted?.paymentMethod) {
    const made = agreementMethod(wanted.paymentMethod, now);
    return made.ok ? { ok: true, method: made.method } : made;
  }
  const id =
    processingOptions?.electronicPaymentOptions?.paymentMethodId ??
    wanted?.hpmCreditCardPaymentMethodId ??
    account.defaultPaymentMethodId;
  if (id === undefined) return { ok: true };
  const method = state.paymentMethods[id];
  if (!method) return refuse('notFound', `There is no payment method ${id}.`);
  return method.accountNumber === undefined || method.accountNumber === account.accountNumber
    ? { ok: true, method }
    : refuse('forbidden', `Payment method ${id} belongs to another account.`);
}

function draftsFor(
  state: ZuoraState,
  request: OrderRequest,
  account: Account,
  orderNumber: string,
): { ok: true; drafts: { subscription: Subscription; items: InvoiceItem[] }[]; due: number } | Refusal {
  const tax = taxAt(account.soldToContact);
  if (!tax.ok) return tax;
  const target = request.processingOptions?.billingOptions?.targetDate ?? request.orderDate;
  const drafts: { subscription: Subscription; items: InvoiceItem[] }[] = [];
  for (const action of request.subscriptions.flatMap(({ orderActions }) => orderActions)) {
    if (action.type === 'CancelSubscription') continue;
    const draft = draftSubscription(action, {
      accountNumber: account.accountNumber,
      currency: account.currency,
      orderNumber,
      orderDate: request.orderDate,
      nextNumber: (prefix) => nextNumber(state, prefix),
    });
    if (!draft.ok) return draft;
    const { subscription } = draft;
    if (state.subscriptions[subscription.subscriptionNumber]) {
      return refuse('forbidden', `Subscription number ${subscription.subscriptionNumber} is taken.`);
    }
    drafts.push({
      subscription,
      items: nextBillingDay(subscription) <= target ? itemsOf(subscription, 0, tax) : [],
    });
  }
  return { ok: true, drafts, due: totalOf(drafts.flatMap(({ items }) => items)).amount };
}

function collect(method: PaymentMethod | undefined, due: number, today: Day): { ok: true } | Refusal {
  if (method === undefined) return refuse('invalid', 'collectPayment needs a payment method.');
  if (expired(method, today)) return refuse('forbidden', `Payment method ${method.id} is expired.`);
  return due > 0 ? charge(method, today) : { ok: true };
}

/** A method new to the account becomes the one that renewals charge, unless a usable one is there. */
function attach({ paymentMethods }: ZuoraState, method: PaymentMethod, account: Account, today: Day) {
  method.accountNumber = account.accountNumber;
  paymentMethods[method.id] = method;
  const usual = paymentMethods[account.defaultPaymentMethodId ?? ''];
  if (usual === undefined || expired(usual, today)) account.defaultPaymentMethodId = method.id;
}
