import type { InvoicesState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of an account's invoices. */
export type InvoicesFacts = InvoicesState;

export const invoices = fromServer<InvoicesState>({ status: 'unavailable' });

export function selectInvoices(state: { invoices: InvoicesState }): InvoicesState {
  return state.invoices;
}
