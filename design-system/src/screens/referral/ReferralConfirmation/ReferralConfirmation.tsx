import { useTranslation } from 'react-i18next';
import { capitalized } from '../../../formatting/capitalized.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import type { ReferralConfirmationState } from './ReferralConfirmationState.ts';
import { ReferralTimeline } from './ReferralTimeline.tsx';

export interface ReferralConfirmationProps {
  frame: PageFrame;
  state: ReferralConfirmationState;
  links: {
    /** Where the plan is chosen that follows the free nights. */
    choose: string;
    /** Where the account’s email is confirmed; comes back to the choice. */
    confirm: string;
    app: string;
    subscription: string;
    plans: string;
    /** The page of the visitor’s own link. */
    invite: string;
  };
}

/** What became of the free nights that a member gave: they wait, they run, or there are none. */
export function ReferralConfirmation({ frame, state, links }: ReferralConfirmationProps) {
  const { t } = useTranslation('referralConfirmation');
  const { t: words } = useTranslation('placeholders');
  const { language } = frame;
  const nights = (count: number) => ({ count, number: numberWord(count, { language, words }, 'feminine') });

  function waitingText(waiting: Extract<ReferralConfirmationState, { voucher: string }>): string {
    const { status, referrerName: name } = waiting;
    if (status === 'default') return t(($) => $.default.text, { name });
    return name === undefined
      ? t(($) => $.unconfirmed.textWithoutName)
      : t(($) => $.unconfirmed.text, { name });
  }

  switch (state.status) {
    case 'unconfirmed':
    case 'default':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={capitalized(
            t(($) => $.default.title, nights(state.freeDays)),
            language,
          )}
          text={waitingText(state)}
          actions={
            state.status === 'default' ? (
              <LinkButton href={links.choose}>{t(($) => $.default.choose)}</LinkButton>
            ) : (
              <LinkButton href={links.confirm}>{t(($) => $.unconfirmed.confirm)}</LinkButton>
            )
          }
        />
      );
    case 'success':
      return (
        <StateLayout
          frame={frame}
          scene="risen"
          header="quiet"
          title={capitalized(
            t(($) => $.success.title, nights(state.freeDays)),
            language,
          )}
          text={
            state.referrerName === undefined
              ? t(($) => $.success.textWithoutName)
              : t(($) => $.success.text, { name: state.referrerName })
          }
          card={
            <>
              <ReferralTimeline frame={frame} state={state} />
              <Stack gap={2}>
                <LinkButton href={links.app} wide>
                  {t(($) => $.success.app)}
                </LinkButton>
                <LinkButton href={links.subscription} variant="plain" wide>
                  {t(($) => $.success.subscription)}
                </LinkButton>
              </Stack>
            </>
          }
        />
      );
    case 'unset':
      return (
        <StateLayout
          frame={frame}
          scene="missing"
          header="quiet"
          title={t(($) => $.unset.title)}
          text={t(($) => $.unset.text)}
          actions={
            <>
              <LinkButton href={links.plans}>{t(($) => $.unset.plans)}</LinkButton>
              <LinkButton href={links.invite} variant="plain">
                {t(($) => $.unset.give)}
              </LinkButton>
            </>
          }
        />
      );
  }
}
