import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { PressForm } from './PressForm.tsx';
import { StudentFigures } from './StudentFigures.tsx';
import type { StudentProps } from './StudentProps.ts';
import type { StudentCharge, StudentState } from './StudentState.ts';

export interface StudentYearsProps extends Pick<StudentProps, 'frame' | 'links'> {
  state: Extract<StudentState, { status: 'inUse' | 'renewed' | 'renewable' | 'verifiedAgain' | 'held' }>;
}

/** The price for students of a plan that goes on: until when it holds, and how it is kept for another year. */
export function StudentYears({ frame, state, links }: StudentYearsProps) {
  const { t } = useTranslation('student');
  const quiet = { frame, header: 'quiet' } as const;
  const dayIn = (date: string) => formatDay(date, frame.language, 'withYear', frame.country);
  const words = ({ date, amount }: StudentCharge) => ({
    day: dayIn(date),
    amount: formatMoney(amount, frame.language),
  });
  const subscription = (variant: 'primary' | 'plain' = 'primary') => (
    <LinkButton href={links.subscription} variant={variant}>
      {t(($) => $.next.subscription)}
    </LinkButton>
  );

  switch (state.status) {
    case 'inUse': {
      const { until, renewableFrom, ordinary } = state;
      const lasts = t(($) => $.inUse.text, { day: dayIn(until) });
      const renew = t(($) => $.inUse.renew, { day: dayIn(renewableFrom) });
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $.inUse.title)}
          text={
            ordinary === undefined
              ? lasts
              : `${lasts} ${renew} ${t(($) => $.inUse.ordinary, words(ordinary))}`
          }
          actions={subscription()}
        />
      );
    }
    case 'renewed': {
      const { first, ordinary, renewableFrom } = state;
      const pays = t(($) => $.renewed.text, words(first));
      const then = t(($) => $.renewed.ordinary, words(ordinary));
      const renew = t(($) => $.inUse.renew, { day: dayIn(renewableFrom) });
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $.renewed.title)}
          text={`${pays} ${then} ${renew}`}
          actions={subscription()}
        />
      );
    }
    case 'renewable': {
      const { userId, until, lapsed, begun, year } = state;
      return (
        <StateLayout
          {...quiet}
          scene="risen"
          title={t(($) => (lapsed ? $.lapsed.title : $.renewable.title))}
          text={
            lapsed || until === undefined
              ? t(($) => $.lapsed.text)
              : t(($) => $.renewable.text, { day: dayIn(until) })
          }
          card={
            <StudentFigures frame={frame} year={year} needed>
              <PressForm
                action={links.submit}
                fields={{ userId }}
                label={t(($) => (begun ? $.started.submit : $.offer.submit))}
              />
            </StudentFigures>
          }
        />
      );
    }
    case 'verifiedAgain': {
      const { userId, year } = state;
      return (
        <StateLayout
          {...quiet}
          scene="risen"
          title={t(($) => $.verifiedAgain.title)}
          text={t(($) => $.verifiedAgain.text)}
          card={
            <StudentFigures frame={frame} year={year}>
              <PressForm
                action={links.change}
                fields={{ step: 'show', kind: 'studentPrice', userId }}
                label={t(($) => $.verifiedAgain.submit)}
              />
            </StudentFigures>
          }
        />
      );
    }
    case 'held': {
      const away = state.reason === 'unavailable';
      const again = away || state.reason === 'tooManyChanges';
      return (
        <StateLayout
          {...quiet}
          scene="passing"
          title={t(($) => (away ? $.held.away : $.held.title))}
          text={t(($) => $.held.text[state.reason])}
          actions={
            <>
              {again && <LinkButton href={links.retry}>{t(($) => $.unavailable.retry)}</LinkButton>}
              {subscription(again ? 'plain' : 'primary')}
            </>
          }
        />
      );
    }
  }
}
