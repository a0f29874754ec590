import { addDays, type Day } from '../../../domain/days.ts';
import { minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import { moneyBackDaysOf, type PlanCode } from '../catalogue/plans.ts';
import type { ReceiptOfPayment } from '../ports.ts';
import { lineKind } from '../zuora/line-kind.ts';
import type { AccountSummary } from '../zuora/wire.ts';
import { readCreditUsed } from './credit-used.ts';
import { readMethod } from './reading-zuora.ts';
import type { Payment } from './repository.ts';

type Item = NonNullable<AccountSummary['invoices'][number]['invoiceItems']>[number];

/** Reads what a receipt shows of a payment from the invoice that it paid. */
export function readReceipt(
  summary: AccountSummary,
  payment: Payment,
  {
    plan,
    planSince,
    payments,
    currency,
  }: { plan: PlanCode; planSince?: Day; payments: readonly Payment[]; currency: Currency },
): ReceiptOfPayment {
  const { paymentNumber, paidOn, amount, invoiceNumber } = payment;
  const paidWith = readMethod(summary);
  const { lines, ...parts } = partsOf(itemsPaidBy(paymentNumber, summary), currency);
  const used = readCreditUsed(summary, currency).find((each) => each.invoiceNumber === invoiceNumber);
  return {
    plan,
    paymentNumber,
    paidOn,
    amount,
    ...parts,
    lines: used === undefined ? lines : [...lines, { kind: 'creditUsed', amount: negative(used.amount) }],
    ...(paidWith !== undefined && { paidWith }),
    ...refundOf(payment, { plan, planSince }, payments),
  };
}

function negative({ amount, currency }: Money): Money {
  return { amount: -amount, currency };
}

function itemsPaidBy(paymentNumber: string, { payments, invoices }: AccountSummary): Item[] {
  const paid = payments.find((each) => each.paymentNumber === paymentNumber)?.paidInvoices[0];
  return invoices.find(({ invoiceNumber }) => invoiceNumber === paid?.invoiceNumber)?.invoiceItems ?? [];
}

function partsOf(
  items: readonly Item[],
  currency: Currency,
): Pick<ReceiptOfPayment, 'lines' | 'tax' | 'covers'> {
  const [first] = items;
  if (first === undefined) return { lines: [] };
  const included = first.taxMode !== 'TaxExclusive';
  const tax = items.reduce((sum, { taxAmount = 0 }) => sum + taxAmount, 0);
  const lines = items.map(({ processingType, amountWithoutTax = 0, taxAmount = 0 }) => ({
    kind: lineKind({ processingType: processingType ?? '', amountWithoutTax }),
    amount: minorUnits(included ? amountWithoutTax + taxAmount : amountWithoutTax, currency),
  }));
  const [charged = first] = items.filter((_item, index) => lines[index]?.kind === 'plan');
  const { serviceStartDate: from, serviceEndDate: until } = charged;

  return {
    // What is given back for unused days comes after what it is taken off.
    lines: [
      ...lines.filter(({ kind }) => kind !== 'credit'),
      ...lines.filter(({ kind }) => kind === 'credit'),
    ],
    ...(tax !== 0 && {
      tax: { mode: included ? ('included' as const) : ('added' as const), amount: minorUnits(tax, currency) },
    }),
    ...(from && until ? { covers: { from, until } } : {}),
  };
}

/** The first payment of a plan with a money-back guarantee has a refund period. */
function refundOf(
  { subscriptionNumber, paidOn }: Payment,
  { plan, planSince = '' }: { plan: PlanCode; planSince: Day | undefined },
  payments: readonly Payment[],
): Pick<ReceiptOfPayment, 'refundUntil'> {
  const days = moneyBackDaysOf(plan);
  const paidBefore = payments.some(
    (each) =>
      each.subscriptionNumber === subscriptionNumber && each.paidOn < paidOn && each.paidOn >= planSince,
  );
  return days === undefined || paidBefore ? {} : { refundUntil: addDays(paidOn, days) };
}
