import { useTranslation } from 'react-i18next';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { LinkRecipient } from '../../identity/LinkRecipient/LinkRecipient.tsx';
import { AccessOffer } from './AccessOffer.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import type { RedeemProps } from './RedeemProps.ts';

/** Takes a code, shows what it opens before it is redeemed, and what it opened. Native forms alone. */
export function Redeem({ frame, state, links }: RedeemProps) {
  const { t } = useTranslation('redeem');

  switch (state.status) {
    case 'ready':
    case 'refused':
    case 'tooManyAttempts':
      return (
        <CardLayout frame={frame} title={t(($) => $.form.title)} text={t(($) => $.form.text)}>
          <RedeemForm frame={frame} state={state} links={links} />
        </CardLayout>
      );
    case 'signedOut':
    case 'open':
    case 'redeemed':
      return <AccessOffer frame={frame} state={state} links={links} />;
    case 'otherRecipient':
      return (
        <LinkRecipient
          frame={frame}
          state={state.recipient}
          links={{
            switchAccount: links.switchAccount,
            link: links.retry,
            stay: links.home,
            logIn: links.login,
            askForNew: links.help,
            help: links.help,
          }}
        />
      );
    case 'pending':
      // The scene is animated, so there is no progress indicator.
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.pending.title)}
          text={t(($) => $.pending.text)}
          actions={<LinkButton href={links.retry}>{t(($) => $.pending.retry)}</LinkButton>}
        >
          <Text size="small">{t(($) => $.pending.later)}</Text>
        </StateLayout>
      );
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          header="quiet"
          title={t(($) => $.unavailable.title)}
          text={t(($) => $.unavailable.text)}
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.unavailable.retry)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.unavailable.help)}
              </LinkButton>
            </>
          }
        />
      );
  }
}
