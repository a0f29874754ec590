import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { CancellationPreview } from './CancelSubscriptionState.ts';

export interface RefundNoticeProps {
  refund: Extract<CancellationPreview, { kind: 'inRefundWindow' }>['refund'];
  dateLocale: DateLocale;
  help: string;
}

/** The refund: amount, last day, and how to ask for it. */
export function RefundNotice({ refund: { until, amount }, dateLocale, help }: RefundNoticeProps) {
  const { t } = useTranslation('cancelSubscription');
  const day = formatDay(until, dateLocale.language, 'withYear', dateLocale.country);
  const words = t(($) => $.refund.text, { day, amount: formatMoney(amount, dateLocale.language) });

  return (
    <Notice icon="shield-check" title={t(($) => $.refund.title)}>
      <Sentence words={words} parts={{ help: <TextLink href={help} /> }} />
    </Notice>
  );
}
