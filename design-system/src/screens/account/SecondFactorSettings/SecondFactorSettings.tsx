import { useTranslation } from 'react-i18next';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { ProveAddressFirst } from '../ProveAddressFirst/ProveAddressFirst.tsx';
import type { SecondFactorSettingsProps } from './SecondFactorSettingsProps.ts';
import { TurnOffCard } from './TurnOffCard.tsx';
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
    case 'turnOff':
      return <TurnOffCard frame={frame} state={state} links={links} />;
    case 'proveFirst':
      return (
        <ProveAddressFirst
          frame={frame}
          text={t(($) => $.proveFirst)}
          links={links}
          back={{ label: t(($) => $.back), href: links.account }}
        />
      );
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}
