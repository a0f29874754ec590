import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { Place } from '../../../formatting/Place.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';
import { RefundNotice } from './RefundNotice.tsx';

export interface ConsequencesProps {
  leaving: Leaving;
  place: Place;
  help: string;
}

/** What cancelling does: days and refund. */
export function Consequences({ leaving, place, help }: ConsequencesProps) {
  const { t } = useTranslation('cancelSubscription');

  return (
    <>
      <BillingTimeline
        label={t(($) => $.steps.title)}
        steps={[
          { title: t(($) => $.steps.today), text: t(($) => $.steps.stops[leaving.kind]) },
          leaving.kind === 'queued'
            ? {
                title: formatDay(leaving.startsOn, place.language, 'withYear', place.country),
                text: t(($) => $.steps.notBegun),
              }
            : {
                title: formatDay(leaving.openUntil, place.language, 'withYear', place.country),
                text: t(($) => $.steps.closes),
              },
        ]}
      />
      {leaving.kind === 'paid' && (
        <Text size="small" soft>
          {t(($) => $.refund.none)}
        </Text>
      )}
      {leaving.kind === 'inRefundWindow' && (
        <RefundNotice refund={leaving.refund} place={place} help={help} />
      )}
    </>
  );
}
