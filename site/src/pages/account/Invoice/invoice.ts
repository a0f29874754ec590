import type { InvoiceState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of an invoice. */
export type InvoiceFacts = InvoiceState;

export const invoice = fromServer<InvoiceState>({ status: 'unavailable' });

export function selectInvoice(state: { invoice: InvoiceState }): InvoiceState {
  return state.invoice;
}
