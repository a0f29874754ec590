import { addDays, type Day } from './calendar.ts';
import { draftSubscription } from './drafting.ts';
import { itemsOf, nextBillingDay, totalOf } from './invoicing.ts';
import type { InvoiceItem, Subscription, ZuoraState } from './model.ts';
import type { PreviewContact, PreviewRequest } from './order-schema.ts';
import { refuse, type Refusal } from './reasons.ts';
import { taxAt, type Tax } from './tax.ts';

/** An invoice that would be made on a day; amounts in minor units. */
export interface PreviewedInvoice {
  targetDate: Day;
  amount: number;
  taxAmount: number;
  items: InvoiceItem[];
}

/** Reckons the invoices of an order up to where the request asks, and changes nothing. */
export function previewOrder(
  state: ZuoraState,
  request: PreviewRequest,
): { ok: true; invoices: PreviewedInvoice[] } | Refusal {
  const buyer = buyerOf(state, request);
  if (!buyer.ok) return buyer;
  const tax = taxAt(buyer.address);
  if (!tax.ok) return tax;

  const invoices: PreviewedInvoice[] = [];
  let charges = 0;
  for (const { orderActions } of request.subscriptions) {
    for (const action of orderActions) {
      const draft = draftSubscription(action, {
        accountNumber: request.existingAccountNumber ?? '',
        currency: buyer.currency,
        orderNumber: '',
        orderDate: request.orderDate,
        nextNumber: (prefix) => `${prefix}Preview${String(++charges)}`,
      });
      if (!draft.ok) return draft;
      invoices.push(...invoicesOf(draft.subscription, tax, request));
    }
  }
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

function invoicesOf(draft: Subscription, tax: Tax, request: PreviewRequest): PreviewedInvoice[] {
  const through = throughDay(draft, request);
  const periods = request.previewOptions.previewNumberOfPeriods ?? 1;
  const invoices: PreviewedInvoice[] = [];
  for (let period = 0; ; period += 1) {
    const targetDate = nextBillingDay({ ...draft, periodsBilled: period });
    if (through === undefined ? period >= periods : targetDate > through) return invoices;
    const items = itemsOf(draft, period, tax);
    invoices.push({ targetDate, items, ...totalOf(items) });
  }
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
