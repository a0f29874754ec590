import { addDays, addMonths, dayOf } from '../calendar.ts';
import type { ZuoraState } from '../model.ts';
import { buy, end } from './past-orders.ts';

/** What a generated person bought, by the second group of their id. Others have no account. */
const bought = {
  '0001': { ratePlan: 'B2CMONTHLY', months: 1, over: false },
  '0002': { ratePlan: 'B2CFAMILYA', months: 12, over: false },
  '0004': { ratePlan: 'B2CMONTHLY', months: 1, over: true },
} as const;

const ids = /[0-9a-f]{8}-(000[124])-4000-8000-([0-9a-f]{12})/g;
const monthsSinceOver = 13;

/**
 * Computes the accounts of the generated people that a request names, where they are not there yet. A database can be filled with
 * a million of them, and this ledger knows those that it was asked about. Their history tells of no callout.
 */
export function computeGenerated(state: ZuoraState, named: string, now: Date): void {
  for (const [id, kind, number] of named.matchAll(ids)) {
    if (state.accounts[`A-${id}`] !== undefined) continue;
    compute(state, { id, kind: kind as keyof typeof bought, number: Number.parseInt(number ?? '', 16) }, now);
  }
}

function compute(
  state: ZuoraState,
  { id, kind, number }: { id: string; kind: keyof typeof bought; number: number },
  now: Date,
) {
  const { ratePlan, months, over } = bought[kind];
  const daysAgo = 1 + (number % 27);
  const today = over ? addMonths(dayOf(now), -monthsSinceOver) : dayOf(now);
  const subscriptionNumber = `S-${id}`;
  const person = {
    id,
    firstName: 'Nina',
    lastName: 'Night',
    email: '',
    holds: '',
    country: 'DE',
    currency: 'EUR',
  };
  buy(state, today, person, { daysAgo, subscriptionNumber, ratePlan, months });
  if (over) end(state, subscriptionNumber, addDays(today, -daysAgo));
  renumber(state, id);
}

/** Gives invoice and payment the numbers that a filled database has for them. */
function renumber({ invoices, payments }: ZuoraState, id: string) {
  const accountNumber = `A-${id}`;
  for (const invoice of Object.values(invoices)) {
    if (invoice.accountNumber !== accountNumber) continue;
    Reflect.deleteProperty(invoices, invoice.invoiceNumber);
    invoice.invoiceNumber = `INV-${id}`;
    invoices[invoice.invoiceNumber] = invoice;
  }
  for (const payment of Object.values(payments)) {
    if (payment.accountNumber !== accountNumber) continue;
    Reflect.deleteProperty(payments, payment.paymentNumber);
    Object.assign(payment, { paymentNumber: `P-${id}`, invoiceNumber: `INV-${id}` });
    payments[payment.paymentNumber] = payment;
  }
}
