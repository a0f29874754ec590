import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import type { ReferralConfirmationState } from './ReferralConfirmationState.ts';

export interface ReferralTimelineProps {
  frame: DateLocale;
  state: Extract<ReferralConfirmationState, { status: 'success' }>;
}

/** The free nights, the reminder and the first charge, or the day on which all of it ends. */
export function ReferralTimeline({ frame, state }: ReferralTimelineProps) {
  const { t } = useTranslation('referralConfirmation');
  const { language, country } = frame;
  const { firstCharge, reminderOn, ends = false } = state;
  const dayOf = (day: string) => formatDay(day, language, 'withYear', country);
  const nothing = formatMoney({ amount: 0, currency: firstCharge.amount.currency }, language);
  const now = {
    title: t(($) => $.success.timeline.now),
    text: t(($) => $.success.timeline.opens),
    amount: nothing,
  };
  const last = dayOf(firstCharge.date);

  return (
    <BillingTimeline
      label={t(($) => $.success.timeline.title)}
      steps={
        ends
          ? [now, { title: last, text: t(($) => $.success.timeline.ends), amount: nothing }]
          : [
              now,
              { title: dayOf(reminderOn), text: t(($) => $.success.timeline.reminder) },
              {
                title: last,
                text: t(($) => $.success.timeline.charge),
                amount: formatMoney(firstCharge.amount, language),
              },
            ]
      }
    />
  );
}
