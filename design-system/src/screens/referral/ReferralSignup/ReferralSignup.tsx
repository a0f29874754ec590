import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { ReferralNotEligible } from '../ReferralNotEligible/ReferralNotEligible.tsx';
import { OpenReferral } from './OpenReferral.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import type { ReferralSignupProps } from './ReferralSignupProps.ts';

/** What a friend sees who opens a member’s link: the free nights, and what comes after them. A native form alone. */
export function ReferralSignup({ frame, state, links }: ReferralSignupProps) {
  const { t } = useTranslation('referralSignup');

  switch (state.status) {
    case 'open':
      return <OpenReferral frame={frame} state={state} links={links} />;
    case 'notEligible':
      return (
        <ReferralNotEligible
          frame={frame}
          state={state}
          links={links}
          account={
            <>
              <SignedInAs email={state.signedInAs} />
              <SwitchAccount action={links.switchAccount} quiet>
                {t(($) => $.account.switch)}
              </SwitchAccount>
            </>
          }
        />
      );
    case 'unknown':
      return (
        <StateLayout
          frame={frame}
          scene="missing"
          header="quiet"
          title={t(($) => $.unknown.title)}
          text={t(($) => $.unknown.text)}
          actions={
            <LinkButton href={links.home} variant="secondary">
              {t(($) => $.home)}
            </LinkButton>
          }
        />
      );
    case 'own':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.own.title)}
          text={t(($) => $.own.text)}
          actions={<LinkButton href={links.invite}>{t(($) => $.own.invite)}</LinkButton>}
        />
      );
  }
}
