import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { UpgradeAnytimeState } from './UpgradeAnytimeState.ts';

export interface FreeNightsProps {
  frame: DateLocale;
  state: UpgradeAnytimeState;
}

/** What happens when: today, the reminder, and the first payment, whose sum depends on the plan. */
export function FreeNights({ frame, state }: FreeNightsProps) {
  const { t } = useTranslation('upgradeAnytime');
  const { language, country } = frame;
  const { reminderOn, firstChargeOn, plans } = state;
  const dayOf = (day: string) => formatDay(day, language, 'withYear', country);
  const currency = plans[0]?.price.currency;

  return (
    <Root>
      <BillingTimeline
        label={t(($) => $.timeline.title)}
        steps={[
          {
            title: t(($) => $.timeline.today),
            text: t(($) => $.timeline.opens),
            amount: currency && formatMoney({ amount: 0, currency }, language),
          },
          { title: dayOf(reminderOn), text: t(($) => $.timeline.reminder) },
          { title: dayOf(firstChargeOn), text: t(($) => $.timeline.charge) },
        ]}
      />
    </Root>
  );
}

const Root = styled(Card)`
  inline-size: 100%;
  max-inline-size: 27rem;
  margin-block-start: 0.75rem;
  text-align: start;
`;
