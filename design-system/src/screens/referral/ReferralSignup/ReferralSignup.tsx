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
  const { t: refusal } = useTranslation('referralNotEligible');

  switch (state.status) {
    case 'open':
      return <OpenReferral frame={frame} state={state} links={links} />;
    case 'notEligible':
      return (
        <ReferralNotEligible
          frame={frame}
          state={state}
          links={links}
          account={<Account email={state.signedInAs} action={links.switchAccount} />}
        />
      );
    case 'taken':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.taken.title)}
          text={
            state.referrerName === undefined
              ? t(($) => $.taken.textWithoutName)
              : t(($) => $.taken.text, { name: state.referrerName })
          }
          actions={
            <>
              <LinkButton href={links.app}>{refusal(($) => $.app)}</LinkButton>
              <LinkButton href={links.confirmation} variant="secondary">
                {t(($) => $.taken.next)}
              </LinkButton>
            </>
          }
        >
          <Account email={state.signedInAs} action={links.switchAccount} />
        </StateLayout>
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

/** Which account is logged in, and the way to another one. */
function Account({ email, action }: { email: string; action: string }) {
  const { t } = useTranslation('referralSignup');

  return (
    <>
      <SignedInAs email={email} />
      <SwitchAccount action={action} quiet>
        {t(($) => $.account.switch)}
      </SwitchAccount>
    </>
  );
}
