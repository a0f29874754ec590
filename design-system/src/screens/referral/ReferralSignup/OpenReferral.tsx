import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ReferralSignupProps } from './ReferralSignupProps.ts';
import type { ReferralSignupState } from './ReferralSignupState.ts';
import { SignedInAs } from './SignedInAs.tsx';

export interface OpenReferralProps extends Pick<ReferralSignupProps, 'frame' | 'links'> {
  state: Extract<ReferralSignupState, { status: 'open' }>;
}

/** The free nights of a member’s link, and the form that takes them. */
export function OpenReferral({ frame, state, links }: OpenReferralProps) {
  const { t } = useTranslation('referralSignup');
  const { t: words } = useTranslation('placeholders');
  const { language, country } = frame;
  const { referralId, referrerName, freeDays, freeUntil, reminderOn, signedInAs, type = 'DEFAULT' } = state;
  const dayOf = (date: string) => formatDay(date, language, 'withoutYear', country);
  const day = dayOf(freeUntil);
  const nights = { count: freeDays, number: numberWord(freeDays, { language, words }, 'feminine') };

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.open.title, { ...nights, name: referrerName })}
      text={t(($) => $.open.text, { day })}
      actions={
        <>
          <form method="post" action={links.submit}>
            <input type="hidden" name="step" value="take" />
            <input type="hidden" name="referralId" value={referralId} />
            <input type="hidden" name="type" value={type} />
            <Button type="submit">{t(($) => $.open.take, nights)}</Button>
          </form>
          {signedInAs === undefined ? (
            <LinkButton href={links.login} variant="plain">
              {t(($) => $.open.login)}
            </LinkButton>
          ) : (
            <SwitchAccount action={links.switchAccount} quiet>
              {t(($) => $.account.switch)}
            </SwitchAccount>
          )}
        </>
      }
    >
      <Text size="small">{t(($) => $.open.after, { day, reminderDay: dayOf(reminderOn) })}</Text>
      {signedInAs !== undefined && <SignedInAs email={signedInAs} />}
    </StateLayout>
  );
}
