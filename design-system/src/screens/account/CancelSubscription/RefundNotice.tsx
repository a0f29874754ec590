import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { Place } from '../../../formatting/Place.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';

export interface RefundNoticeProps {
  refund: Extract<Leaving, { kind: 'inRefundWindow' }>['refund'];
  place: Place;
  help: string;
}

/** The refund: amount, last day, and how to ask for it. */
export function RefundNotice({ refund: { until, amount }, place, help }: RefundNoticeProps) {
  const { t } = useTranslation('cancelSubscription');
  const day = formatDay(until, place.language, 'withYear', place.country);
  const words = t(($) => $.refund.text, { day, amount: formatMoney(amount, place.language) });

  return (
    <Notice icon="shield-check" title={t(($) => $.refund.title)}>
      <Sentence words={words} parts={{ help: <TextLink href={help} /> }} />
    </Notice>
  );
}
