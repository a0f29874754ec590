import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { InvoiceProps } from './InvoiceProps.ts';
import { InvoicePage } from './InvoicePage.tsx';

/** One invoice: to be read, printed, and fetched as a PDF. */
export function Invoice({ frame, state, links }: InvoiceProps) {
  const { t } = useTranslation('invoice');

  switch (state.status) {
    case 'ready':
      return <InvoicePage frame={frame} state={state} links={links} />;
    case 'notFound':
      return (
        <StateLayout
          frame={frame}
          header="account"
          scene="still"
          title={t(($) => $.notFound.title)}
          text={t(($) => $.notFound.text)}
          actions={
            <>
              <LinkButton href={links.invoices}>{t(($) => $.all)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.help)}
              </LinkButton>
            </>
          }
        />
      );
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          header="account"
          scene="passing"
          title={t(($) => $.unavailable.title)}
          text={t(($) => $.unavailable.text)}
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.retry)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.help)}
              </LinkButton>
            </>
          }
        />
      );
  }
}
