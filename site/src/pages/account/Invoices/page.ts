import { definePage } from '../../definePage.ts';
import { invoices, type InvoicesFacts } from './invoices.ts';
import { InvoicesRoute } from './InvoicesRoute.tsx';

export const page = definePage({
  Route: InvoicesRoute,
  reducers: { invoices },
  sagas: [],
  stateFrom: (facts: InvoicesFacts) => ({ invoices: facts }),
});
