import { addDays, type Day } from '../../../domain/days.ts';
import { minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import type { AccountSummary, PaymentMethodAnswer } from '../zuora/wire.ts';

/** A charge of a subscription that failed and has not been paid since. */
export interface FailedCharge {
  invoiceNumber: string;
  subscriptionNumber: string;
  amount: Money;
  invoicedOn: Day;
  lastTriedOn: Day;
}

/** How often the billing company tries a charge, and the hours between two tries. */
export interface RetryRule {
  tries: number;
  hoursBetween: number;
}

/** When a charge is tried again, and whether that is for the last time. */
export interface NextTry {
  on: Day;
  last: boolean;
}

/**
 * Reads the charges that failed, one an invoice, however often each was tried. A payment that failed does not name its
 * invoice: it is found by its sum and its day.
 */
export function readFailedCharges(
  { payments, invoices }: AccountSummary,
  currency: Currency,
): readonly FailedCharge[] {
  return invoices.flatMap(({ invoiceNumber, invoiceItems, invoiceDate = '', balance = 0 }) => {
    const subscriptionNumber = invoiceItems?.[0]?.subscriptionNumber;
    if (!subscriptionNumber || balance <= 0) return [];
    const lastTriedOn = payments
      .filter(({ status, amount }) => status === 'Error' && amount === balance)
      .map(({ effectiveDate }) => effectiveDate)
      .filter((day) => day >= invoiceDate)
      .toSorted()
      .at(-1);
    if (lastTriedOn === undefined) return [];
    return [
      {
        invoiceNumber,
        subscriptionNumber,
        amount: minorUnits(balance, currency),
        invoicedOn: invoiceDate,
        lastTriedOn,
      },
    ];
  });
}

/**
 * Reads the charges that were given up: the billing company has written their invoices off, so that nothing is left to pay
 * though no payment went through.
 */
export function readGivenUpCharges(
  { payments, invoices }: AccountSummary,
  currency: Currency,
): readonly FailedCharge[] {
  const paid = new Set(
    payments
      .filter(({ status }) => status === 'Processed')
      .flatMap(({ paidInvoices }) => paidInvoices.map(({ invoiceNumber }) => invoiceNumber)),
  );
  return invoices.flatMap(({ invoiceNumber, invoiceItems, invoiceDate = '', amount = 0, balance = 0 }) => {
    const subscriptionNumber = invoiceItems?.[0]?.subscriptionNumber;
    if (!subscriptionNumber || balance !== 0 || paid.has(invoiceNumber)) return [];
    // Credit may have paid a part of it. One that it has paid in full was never tried: what was tried later is another one.
    const until = nextInvoiceDay(invoices, { subscriptionNumber, invoiceDate });
    const tried = payments
      .filter(({ status, effectiveDate }) => status === 'Error' && effectiveDate >= invoiceDate)
      .filter(({ effectiveDate }) => until === undefined || effectiveDate < until)
      .filter((payment) => payment.amount <= amount)
      .toSorted((one, other) => one.effectiveDate.localeCompare(other.effectiveDate))
      .at(-1);
    if (tried === undefined) return [];
    return [
      {
        invoiceNumber,
        subscriptionNumber,
        amount: minorUnits(tried.amount, currency),
        invoicedOn: invoiceDate,
        lastTriedOn: tried.effectiveDate,
      },
    ];
  });
}

/** The day on which a subscription is charged again after an invoice; undefined where it was not. */
function nextInvoiceDay(
  invoices: AccountSummary['invoices'],
  { subscriptionNumber, invoiceDate }: { subscriptionNumber: string; invoiceDate: Day },
): Day | undefined {
  return invoices
    .filter(
      ({ invoiceItems, amount = 0 }) =>
        amount > 0 && invoiceItems?.[0]?.subscriptionNumber === subscriptionNumber,
    )
    .map(({ invoiceDate: day = '' }) => day)
    .filter((day) => day > invoiceDate)
    .toSorted()[0];
}

/** The rule by which a payment method is tried again; undefined where the billing company does not tell. */
export function readRetryRule({
  maxConsecutivePaymentFailures: tries,
  paymentRetryWindow: hoursBetween,
}: PaymentMethodAnswer): RetryRule | undefined {
  return typeof tries === 'number' && typeof hoursBetween === 'number' && hoursBetween > 0
    ? { tries, hoursBetween }
    : undefined;
}

/** The next try of a charge; undefined where none is to come, or the rule is not known. */
export function nextTryOf(
  { invoicedOn, lastTriedOn }: Pick<FailedCharge, 'invoicedOn' | 'lastTriedOn'>,
  rule: RetryRule | undefined,
): NextTry | undefined {
  if (rule === undefined) return undefined;
  const { tries, hoursBetween } = rule;
  for (let retry = 1; retry < tries; retry += 1) {
    const on = addDays(invoicedOn, Math.ceil((retry * hoursBetween) / 24));
    if (on > lastTriedOn) return { on, last: retry === tries - 1 };
  }
  return undefined;
}
