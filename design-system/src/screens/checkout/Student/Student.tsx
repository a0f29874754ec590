import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { PressForm } from './PressForm.tsx';
import { StudentPrice } from './StudentPrice.tsx';
import type { StudentProps } from './StudentProps.ts';
import { StudentYears } from './StudentYears.tsx';

/** What students pay, their verification, and what became of it. Native forms alone. */
export function Student({ frame, state, links }: StudentProps) {
  const { t } = useTranslation('student');
  const { status } = state;
  const quiet = { frame, header: 'quiet' } as const;

  function verify(label: string, userId: string): ReactNode {
    return <PressForm action={links.submit} fields={{ userId }} label={label} />;
  }

  switch (state.status) {
    case 'signedOut':
      return (
        <StateLayout
          {...quiet}
          scene="risen"
          title={t(($) => $.offer.title)}
          text={t(($) => $.offer.lead)}
          card={
            <StudentPrice frame={frame} offer={state.offer}>
              <LinkButton href={links.register} wide>
                {t(($) => $.offer.register)}
              </LinkButton>
              <LinkButton href={links.login} variant="secondary" wide>
                {t(($) => $.offer.login)}
              </LinkButton>
            </StudentPrice>
          }
        />
      );
    case 'ready':
    case 'started':
    case 'ended':
      return (
        <StateLayout
          {...quiet}
          scene="risen"
          title={t(($) => $[state.status === 'ready' ? 'offer' : state.status].title)}
          text={t(($) => (state.status === 'ready' ? $.offer.lead : $[state.status].text))}
          card={
            <StudentPrice frame={frame} offer={state.offer}>
              {state.forNewPlan && <Text soft>{t(($) => $.offer.forNewPlan)}</Text>}
              {verify(
                t(($) => (state.status === 'started' ? $.started.submit : $.offer.submit)),
                state.userId,
              )}
            </StudentPrice>
          }
        />
      );
    case 'verified': {
      const day = formatDay(state.until, frame.language, 'withYear', frame.country);
      const mayBuy = state.next === 'checkout' || state.next === 'later';
      return (
        <StateLayout
          {...quiet}
          scene="risen"
          title={t(($) => $.verified.title)}
          text={
            state.next === 'planToCome'
              ? t(($) => $.verified.planToCome, {
                  day,
                  start: formatDay(state.from, frame.language, 'withYear', frame.country),
                })
              : t(($) => $.verified[state.next === 'checkout' ? 'text' : state.next], { day })
          }
          card={
            <StudentPrice frame={frame} offer={state.offer} verified>
              <LinkButton href={mayBuy ? links.checkout : links.subscription} wide>
                {t(($) => (mayBuy ? $.verified.checkout : $.next.subscription))}
              </LinkButton>
            </StudentPrice>
          }
        />
      );
    }
    case 'document':
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $.document.title)}
          text={t(($) => (state.rejected ? $.document.rejected : $.document.text))}
          actions={verify(
            t(($) => $.document.submit),
            state.userId,
          )}
        />
      );
    case 'refused':
    case 'expired':
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $[state.status].title)}
          text={t(($) => $[state.status].text)}
          actions={
            <>
              {verify(
                t(($) => $[state.status].submit),
                state.userId,
              )}
              <LinkButton href={links.plans} variant="plain">
                {t(($) => $.next.plans)}
              </LinkButton>
            </>
          }
        />
      );
    case 'pending':
    case 'unavailable':
      return (
        <StateLayout
          {...quiet}
          scene={status === 'pending' ? 'still' : 'passing'}
          title={t(($) => $[state.status].title)}
          text={t(($) => $[state.status].text)}
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $[state.status].retry)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.next.help)}
              </LinkButton>
            </>
          }
        />
      );
    case 'tooManyAttempts':
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $.tooManyAttempts.title)}
          text={t(($) => $.tooManyAttempts.text, { count: state.minutes })}
          actions={<LinkButton href={links.retry}>{t(($) => $.pending.retry)}</LinkButton>}
        />
      );
    case 'inUse':
    case 'renewed':
    case 'renewable':
    case 'verifiedAgain':
    case 'held':
      return <StudentYears frame={frame} state={state} links={links} />;
    case 'notOffered':
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $.notOffered.title)}
          text={t(($) => $.notOffered.text)}
          actions={<LinkButton href={links.plans}>{t(($) => $.next.plans)}</LinkButton>}
        />
      );
  }
}
