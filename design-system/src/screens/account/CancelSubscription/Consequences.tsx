import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';
import { RefundNotice } from './RefundNotice.tsx';

export interface ConsequencesProps {
  leaving: Leaving;
  language: Language;
  help: string;
}

/** What cancelling does: days and refund. */
export function Consequences({ leaving, language, help }: ConsequencesProps) {
  const { t } = useTranslation('cancelSubscription');

  return (
    <>
      <BillingTimeline
        label={t(($) => $.steps.title)}
        steps={[
          { title: t(($) => $.steps.today), text: t(($) => $.steps.stops[leaving.kind]) },
          leaving.kind === 'queued'
            ? { title: formatDay(leaving.startsOn, language), text: t(($) => $.steps.notBegun) }
            : { title: formatDay(leaving.openUntil, language), text: t(($) => $.steps.closes) },
        ]}
      />
      {leaving.kind === 'paid' && (
        <Text size="small" soft>
          {t(($) => $.refund.none)}
        </Text>
      )}
      {leaving.kind === 'inRefundWindow' && (
        <RefundNotice refund={leaving.refund} language={language} help={help} />
      )}
    </>
  );
}
