import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { InvoiceInFull, InvoiceState } from './InvoiceState.ts';

export interface InvoiceProps {
  frame: PageFrame;
  state: InvoiceState;
  links: {
    /** All invoices. */
    invoices: string;
    /** The PDF, where there is an invoice. */
    pdf?: string;
    help: string;
    /** Opens this page once more. */
    retry: string;
  };
}

/** What each part of the sheet is drawn from. */
export interface InvoiceSheetProps extends Pick<InvoiceProps, 'frame'> {
  invoice: InvoiceInFull;
}
