import { addDays, later, type Day } from './calendar.ts';
import { draftChanges } from './changing.ts';
import { totalOf } from './invoicing.ts';
import type { InvoiceItem, Subscription, ZuoraState } from './model.ts';
import type { PreviewContact, PreviewRequest } from './order-schema.ts';
import { refuse, type Refusal } from './reasons.ts';
import { nextStep } from './subscription-steps.ts';
import { taxAt, type Tax } from './tax.ts';

/** An invoice that would be made on a day; amounts in minor units. */
export interface PreviewedInvoice {
  targetDate: Day;
  amount: number;
  taxAmount: number;
  items: InvoiceItem[];
}

/**
 * Reckons the invoices of an order up to where the request asks, and changes nothing. Unused time that the order credits is a
 * negative line of the same invoice, as in a tenant with negative invoices; credit memos are never made.
 */
export function previewOrder(
  state: ZuoraState,
  request: PreviewRequest,
): { ok: true; invoices: PreviewedInvoice[] } | Refusal {
  const buyer = buyerOf(state, request);
  if (!buyer.ok) return buyer;
  const tax = taxAt(buyer.address);
  if (!tax.ok) return tax;
  let numbers = 0;
  const drafted = draftChanges(state, request, {
    accountNumber: request.existingAccountNumber ?? '',
    currency: buyer.currency,
    orderNumber: '',
    orderDate: request.orderDate,
    tax,
    nextNumber: (prefix) => `${prefix}Preview${String(++numbers)}`,
  });
  if (!drafted.ok) return drafted;
  const invoices = drafted.changes.flatMap(({ subscription }) => invoicesOf(subscription, tax, request));
  return {
    ok: true,
    invoices: invoices.toSorted((one, other) => one.targetDate.localeCompare(other.targetDate)),
  };
}

function buyerOf(
  { accounts }: ZuoraState,
  { existingAccountNumber, previewAccountInfo }: PreviewRequest,
): { ok: true; currency: string; address: PreviewContact } | Refusal {
  if (previewAccountInfo !== undefined) {
    const address = previewAccountInfo.soldToContact ?? previewAccountInfo.billToContact;
    return address === undefined
      ? refuse('invalid', 'previewAccountInfo needs a soldToContact or a billToContact.')
      : { ok: true, currency: previewAccountInfo.currency, address };
  }
  const account = existingAccountNumber === undefined ? undefined : accounts[existingAccountNumber];
  return account === undefined
    ? refuse('notFound', `There is no account ${existingAccountNumber ?? ''}.`)
    : { ok: true, currency: account.currency, address: account.soldToContact };
}

/** Runs a draft's life on, an invoice a day. What is due by the day of the order is on that day's invoice. */
function invoicesOf(draft: Subscription, tax: Tax, request: PreviewRequest): PreviewedInvoice[] {
  const through = throughDay(draft, request);
  const itemsByDay = new Map<Day, InvoiceItem[]>();
  let periods = request.previewOptions.previewNumberOfPeriods ?? 1;
  for (let step = nextStep(draft); step; step = nextStep(draft)) {
    if (through === undefined ? periods <= 0 : step.day > through) break;
    const day = later(step.day, request.orderDate);
    const items = step.run(tax);
    if (items.some(({ amountWithoutTax }) => amountWithoutTax > 0)) periods -= 1;
    itemsByDay.set(day, [...(itemsByDay.get(day) ?? []), ...items]);
  }
  return [...itemsByDay]
    .filter(([, items]) => items.length > 0)
    .map(([targetDate, items]) => ({ targetDate, items, ...totalOf(items) }));
}

function throughDay(draft: Subscription, { previewOptions, orderDate }: PreviewRequest): Day | undefined {
  switch (previewOptions.previewThruType) {
    case 'NumberOfPeriods':
      return undefined;
    case 'SpecificDate':
      return previewOptions.specificPreviewThruDate ?? orderDate;
    case 'TermEnd':
      return addDays(draft.termEndDate, -1);
  }
}
