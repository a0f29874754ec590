import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface CheckoutMaintenanceProps {
  frame: PageFrame;
  links: { checkout: string; help: string };
}

/** Checkout rests for a while: a calm way to try it again. */
export function CheckoutMaintenance({ frame, links }: CheckoutMaintenanceProps) {
  const { t } = useTranslation('checkoutMaintenance');

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="secure"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={
        <>
          <LinkButton href={links.checkout}>{t(($) => $.retry)}</LinkButton>
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
