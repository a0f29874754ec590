import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import type { SecondFactorSettingsProps } from './SecondFactorSettingsProps.ts';
import { TurnOnCard } from './TurnOnCard.tsx';
import { WaysCard } from './WaysCard.tsx';

/**
 * The second steps of a person's logins: turns the code by email on and off, and leads to the authenticator app. Native
 * forms and links alone.
 */
export function SecondFactorSettings({ frame, state, links }: SecondFactorSettingsProps) {
  const { t } = useTranslation('secondFactorSettings');

  switch (state.status) {
    case 'off':
    case 'on':
      return <WaysCard frame={frame} state={state} links={links} />;
    case 'codeSent':
      return <TurnOnCard frame={frame} state={state} links={links} />;
    case 'proveFirst':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          title={t(($) => $.proveFirst.title)}
          text={t(($) => $.proveFirst.text)}
          actions={
            <>
              <LinkButton href={links.confirm}>{t(($) => $.proveFirst.action)}</LinkButton>
              <LinkButton href={links.account} variant="plain">
                {t(($) => $.back)}
              </LinkButton>
            </>
          }
        />
      );
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}
