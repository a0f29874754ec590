import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';
import { MoneyBack } from './MoneyBack.tsx';

export interface WhatFollowsProps {
  leaving: Leaving;
  language: Language;
  help: string;
}

/** Exactly what cancelling does: on which day, and with which money. */
export function WhatFollows({ leaving, language, help }: WhatFollowsProps) {
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
        <MoneyBack refund={leaving.refund} language={language} help={help} />
      )}
    </>
  );
}
