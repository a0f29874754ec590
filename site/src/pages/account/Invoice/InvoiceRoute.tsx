import { Invoice } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, withoutQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectInvoice } from './invoice.ts';

export function InvoiceRoute() {
  const frame = useFrame();
  const state = useSelector(selectInvoice);
  const { language, links, path } = frame;

  return (
    <Invoice
      frame={frame}
      state={state}
      links={{
        invoices: linkTo('invoices', language),
        help: links.help,
        retry: withoutQuery(path, ['pdf']),
        ...(state.status === 'ready' && { pdf: fileOf(state) }),
      }}
    />
  );
}

/** The PDF, for whom the page was drawn. */
function fileOf({ userId, invoice }: Extract<ReturnType<typeof selectInvoice>, { status: 'ready' }>): string {
  const query = new URLSearchParams({ userId });
  return `/subscription/v1/invoices/${encodeURIComponent(invoice.number)}/pdf?${query.toString()}`;
}
