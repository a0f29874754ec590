import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';

export interface MoneyBackProps {
  refund: Extract<Leaving, { kind: 'inRefundWindow' }>['refund'];
  language: Language;
  help: string;
}

/** Until when what was paid is returned, how much it is, and how one asks for it. */
export function MoneyBack({ refund: { until, amount }, language, help }: MoneyBackProps) {
  const { t } = useTranslation('cancelSubscription');
  const day = formatDay(until, language);
  const words = t(($) => $.refund.text, { day, amount: formatMoney(amount, language) });

  return (
    <Notice icon="shield-check" title={t(($) => $.refund.title)}>
      <Sentence words={words} parts={{ help: <TextLink href={help} /> }} />
    </Notice>
  );
}
