import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { CancellationPreview } from './CancelSubscriptionState.ts';

export interface RefundNoticeProps {
  refund: Extract<CancellationPreview, { kind: 'inRefundWindow' }>['refund'];
  dateLocale: DateLocale;
  /** Where the sum is shown, and given back. */
  href: string;
}

/** The money-back guarantee: its last day, and where it is used. */
export function RefundNotice({ refund: { until }, dateLocale, href }: RefundNoticeProps) {
  const { t } = useTranslation('cancelSubscription');
  const day = formatDay(until, dateLocale.language, 'withYear', dateLocale.country);

  return (
    <Notice icon="shield-check" title={t(($) => $.refund.title)}>
      <Sentence words={t(($) => $.refund.available, { day })} parts={{ refund: <TextLink href={href} /> }} />
    </Notice>
  );
}
