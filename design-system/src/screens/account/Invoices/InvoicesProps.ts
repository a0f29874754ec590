import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { InvoicesState } from './InvoicesState.ts';

export interface InvoicesProps {
  frame: PageFrame;
  state: InvoicesState;
  links: {
    /** This page. A year goes along as `year`, and below it is the page of each invoice. */
    invoices: string;
    subscription: string;
    help: string;
    /** Opens this page once more. */
    retry: string;
  };
}
