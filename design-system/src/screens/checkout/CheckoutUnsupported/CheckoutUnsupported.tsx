import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface CheckoutUnsupportedProps {
  frame: PageFrame;
  links: { continue: string; help: string };
}

/** Checkout could not start: a calm way to try it again. */
export function CheckoutUnsupported({ frame, links }: CheckoutUnsupportedProps) {
  const { t } = useTranslation('checkoutUnsupported');

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="secure"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={
        <>
          <LinkButton href={links.continue}>{t(($) => $.continue)}</LinkButton>
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
