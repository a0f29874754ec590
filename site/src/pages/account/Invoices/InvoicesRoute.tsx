import { Invoices } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectInvoices } from './invoices.ts';

export function InvoicesRoute() {
  const frame = useFrame();
  const { subscription, help } = frame.links;
  const invoices = linkTo('invoices', frame.language);

  return (
    <Invoices
      frame={frame}
      state={useSelector(selectInvoices)}
      links={{ invoices, subscription, help, retry: frame.path }}
    />
  );
}
