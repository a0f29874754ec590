import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { InvoicesOfYear } from './InvoicesOfYear.tsx';
import type { InvoicesProps } from './InvoicesProps.ts';

/** All invoices of an account, a year at a time. */
export function Invoices({ frame, state, links }: InvoicesProps) {
  const { t } = useTranslation('invoices');

  switch (state.status) {
    case 'listed':
      return <InvoicesOfYear frame={frame} state={state} links={links} />;
    case 'empty':
      return (
        <StateLayout
          frame={frame}
          header="account"
          scene="still"
          title={t(($) => $.empty.title)}
          text={t(($) => $.empty.text)}
          actions={<LinkButton href={links.subscription}>{t(($) => $.subscription)}</LinkButton>}
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
