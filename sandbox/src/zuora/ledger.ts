import type { Day } from './calendar.ts';
import { newId, nextNumber } from './identifiers.ts';
import { totalOf } from './invoicing.ts';
import { approved } from './charging.ts';
import type {
  Account,
  CalloutEvent,
  CalloutFacts,
  Invoice,
  InvoiceItem,
  Payment,
  Subscription,
  ZuoraState,
} from './model.ts';

/** Hears of everything that happens, in order. */
export type Tell = (eventType: CalloutEvent, facts: CalloutFacts) => void;

/** Writes an invoice down, with its whole amount still to pay. */
export function postInvoice(
  state: ZuoraState,
  { accountNumber, subscriptionNumber }: Subscription,
  items: InvoiceItem[],
  invoiceDate: Day,
): Invoice {
  const { amount, taxAmount } = totalOf(items);
  const invoice: Invoice = {
    id: newId(),
    invoiceNumber: nextNumber(state, 'INV'),
    accountNumber,
    subscriptionNumber,
    invoiceDate,
    amount,
    taxAmount,
    balance: amount,
    items,
    attempts: 0,
  };
  state.invoices[invoice.invoiceNumber] = invoice;
  return invoice;
}

/** What an account has to its credit, in minor units: what its invoices gave back and no other has used. */
export function creditOf(state: ZuoraState, account: Pick<Account, 'accountNumber'>): number {
  return creditsOf(state, account).reduce((sum, { balance }) => sum - balance, 0);
}

/** Pays for an invoice with the account's credit, as far as it goes, the oldest first. */
export function applyCredit(state: ZuoraState, invoice: Invoice): void {
  for (const credit of creditsOf(state, invoice)) {
    const used = Math.min(invoice.balance, -credit.balance);
    if (used <= 0) return;
    credit.balance += used;
    invoice.balance -= used;
  }
}

function creditsOf({ invoices }: ZuoraState, { accountNumber }: Pick<Account, 'accountNumber'>): Invoice[] {
  return Object.values(invoices).filter((each) => each.accountNumber === accountNumber && each.balance < 0);
}

/** Writes down that an invoice was paid, that its payment was declined, or that the gateway has it. */
export function recordPayment(
  state: ZuoraState,
  invoice: Invoice,
  paymentMethodId: string,
  status: Payment['status'],
  effectiveDate: Day,
  told: Partial<Pick<Payment, 'gatewayResponse' | 'gatewayOrderId' | 'answersAt'>> = {},
): Payment {
  const payment: Payment = {
    id: newId(),
    paymentNumber: nextNumber(state, 'P-'),
    accountNumber: invoice.accountNumber,
    invoiceNumber: invoice.invoiceNumber,
    paymentMethodId,
    amount: invoice.balance,
    effectiveDate,
    status,
    gatewayResponse: approved,
    ...told,
  };
  if (status === 'Processed') pay(invoice);
  state.payments[payment.paymentNumber] = payment;
  return payment;
}

function pay(invoice: Invoice) {
  invoice.balance = 0;
  delete invoice.retryOn;
}

/** The payment of an invoice that the gateway has not answered yet. */
export function paymentUnderWay(
  { payments }: ZuoraState,
  { invoiceNumber }: Pick<Invoice, 'invoiceNumber'>,
): Payment | undefined {
  return Object.values(payments).find(
    (each) => each.invoiceNumber === invoiceNumber && each.status === 'Processing',
  );
}

/** Takes note of what a slow gateway has answered by now, in real milliseconds. */
export function takeLateAnswers(state: ZuoraState, now: number, tell: Tell): void {
  for (const payment of Object.values(state.payments)) {
    const invoice = state.invoices[payment.invoiceNumber];
    if (payment.status !== 'Processing' || invoice === undefined || (payment.answersAt ?? 0) > now) continue;
    payment.status = 'Processed';
    delete payment.answersAt;
    pay(invoice);
    tell('PaymentProcessed', paymentFacts(state, invoice, payment));
  }
}

/** What an event about a subscription is about. */
export function subscriptionFacts(subscription: Subscription): CalloutFacts {
  const { accountNumber, subscriptionNumber, orderNumber } = subscription;
  return { accountNumber, subscriptionNumber, orderNumber };
}

/** What an event about an invoice is about. */
export function invoiceFacts(state: ZuoraState, invoice: Invoice): CalloutFacts {
  const { accountNumber, subscriptionNumber, invoiceNumber, amount, invoiceDate } = invoice;
  const currency = state.accounts[accountNumber]?.currency;
  return {
    accountNumber,
    subscriptionNumber,
    invoiceNumber,
    amount,
    effectiveDate: invoiceDate,
    ...(currency === undefined ? {} : { currency }),
  };
}

/** What an event about a payment is about. */
export function paymentFacts(state: ZuoraState, invoice: Invoice, payment: Payment): CalloutFacts {
  const { paymentNumber, amount, effectiveDate } = payment;
  return { ...invoiceFacts(state, invoice), paymentNumber, amount, effectiveDate };
}
