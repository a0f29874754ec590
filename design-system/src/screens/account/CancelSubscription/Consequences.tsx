import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import {
  BillingTimeline,
  type BillingTimelineStep,
} from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { AccessNote } from './AccessNote.tsx';
import type { Cancellable, CancellationPreview } from './CancelSubscriptionState.ts';
import { RefundNotice } from './RefundNotice.tsx';

export interface ConsequencesProps {
  preview: CancellationPreview;
  /** The present period is not paid for. */
  unpaid: boolean;
  studentPriceEnds: Cancellable['studentPriceEnds'];
  access: Cancellable['access'];
  familyPeople: Cancellable['familyPeople'];
  dateLocale: DateLocale;
  /** Where the money-back guarantee is used. */
  refund: string;
}

/** What cancelling does: days and refund. */
export function Consequences({
  preview,
  unpaid,
  studentPriceEnds,
  access,
  familyPeople,
  dateLocale,
  refund,
}: ConsequencesProps) {
  const { t } = useTranslation('cancelSubscription');
  const dayIn = (day: string) => formatDay(day, dateLocale.language, 'withYear', dateLocale.country);

  function laterSteps(): BillingTimelineStep[] {
    switch (preview.kind) {
      case 'paused':
        return [];
      case 'queued':
        return preview.openUntil === undefined
          ? [{ title: dayIn(preview.startsOn), text: t(($) => $.steps.notBegun) }]
          : [{ title: dayIn(preview.openUntil), text: t(($) => $.steps.accessEnds) }];
      default:
        return [{ title: dayIn(preview.openUntil), text: t(($) => $.steps.closes) }];
    }
  }

  return (
    <>
      <BillingTimeline
        label={t(($) => $.steps.title)}
        steps={[
          { title: t(($) => $.steps.today), text: t(($) => $.steps.stops[preview.kind]) },
          ...laterSteps(),
        ]}
      />
      {familyPeople !== undefined && preview.kind !== 'paused' && preview.kind !== 'queued' && (
        <Notice tone="warm" icon="users">
          {t(($) => $.familyLoses, { count: familyPeople, day: dayIn(preview.openUntil) })}
        </Notice>
      )}
      {preview.kind === 'paid' && !unpaid && (
        <Text size="small" soft>
          {t(($) => $.refund.none)}
        </Text>
      )}
      <AccessNote access={access} dateLocale={dateLocale} />
      {studentPriceEnds !== undefined && (
        <Text size="small" soft>
          {t(($) => $.studentPrice, {
            day: dayIn(studentPriceEnds.date),
            amount: formatMoney(studentPriceEnds.amount, dateLocale.language),
          })}
        </Text>
      )}
      {preview.kind === 'inRefundWindow' && (
        <RefundNotice refund={preview.refund} dateLocale={dateLocale} href={refund} />
      )}
    </>
  );
}
