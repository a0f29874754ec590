import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import type { ChangePartProps } from './ChangeSubscriptionProps.ts';
import { ChoiceForm } from './ChoiceForm.tsx';

const lengths = [1, 2, 3] as const;

/** How long to pause. */
export function ChoosePause({ frame, state, links }: ChangePartProps<'choosePause'>) {
  const { t } = useTranslation('changeSubscription');
  const { userId, pausesOn } = state;
  const day = formatDay(pausesOn, frame.language, 'withYear', frame.country);

  return (
    <CardLayout
      frame={frame}
      title={t(($) => $.choosePause.title)}
      text={t(($) => $.choosePause.text, { day })}
    >
      <ChoiceForm
        action={links.submit}
        values={{ step: 'show', userId, kind: 'pause' }}
        name="months"
        choices={lengths.map((months) => ({
          value: String(months),
          title: t(($) => $.choosePause.months, { count: months }),
          note: t(($) => $.choosePause.note),
        }))}
        back={{ label: t(($) => $.choosePause.stay), href: links.subscription }}
      />
    </CardLayout>
  );
}
