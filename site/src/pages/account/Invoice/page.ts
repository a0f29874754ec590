import { definePage } from '../../definePage.ts';
import { invoice, type InvoiceFacts } from './invoice.ts';
import { InvoiceRoute } from './InvoiceRoute.tsx';

export const page = definePage({
  Route: InvoiceRoute,
  reducers: { invoice },
  sagas: [],
  stateFrom: (facts: InvoiceFacts) => ({ invoice: facts }),
});
