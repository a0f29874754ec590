import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';

export interface RefundNoticeProps {
  refund: Extract<Leaving, { kind: 'inRefundWindow' }>['refund'];
  language: Language;
  help: string;
}

/** The refund: amount, last day, and how to ask for it. */
export function RefundNotice({ refund: { until, amount }, language, help }: RefundNoticeProps) {
  const { t } = useTranslation('cancelSubscription');
  const day = formatDay(until, language);
  const words = t(($) => $.refund.text, { day, amount: formatMoney(amount, language) });

  return (
    <Notice icon="shield-check" title={t(($) => $.refund.title)}>
      <Sentence words={words} parts={{ help: <TextLink href={help} /> }} />
    </Notice>
  );
}
