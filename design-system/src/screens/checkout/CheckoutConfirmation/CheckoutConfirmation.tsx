import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import { Confirmed } from './Confirmed.tsx';
import type { CheckoutConfirmationProps } from './CheckoutConfirmationProps.ts';

/** The result of a purchase. */
export function CheckoutConfirmation({ frame, state, links }: CheckoutConfirmationProps) {
  const { t } = useTranslation('checkoutConfirmation');

  switch (state.status) {
    case 'confirmed':
      return <Confirmed frame={frame} purchase={state} links={links} />;
    case 'checking':
      // The scene is animated, so there is no progress indicator.
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.checking.title)}
          text={t(($) => $.checking.text)}
        >
          <Text size="small">{t(($) => $.checking.later)}</Text>
        </StateLayout>
      );
    case 'refused':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          header="quiet"
          title={t(($) => $.refused.title)}
          text={t(($) => $.refused[state.reason])}
          actions={
            <>
              <LinkButton href={links.checkout}>{t(($) => $.refused.retry)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.refused.help)}
              </LinkButton>
            </>
          }
        />
      );
    case 'otherAccount':
      return (
        <OtherAccount
          frame={frame}
          links={links}
          words={{ title: t(($) => $.otherAccount.title), text: t(($) => $.otherAccount[state.order]) }}
        />
      );
  }
}
