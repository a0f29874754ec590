import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { RefundWindow } from '../MembershipState.ts';

export interface GuaranteeProps {
  refund: RefundWindow;
  /** Nothing has been charged yet. */
  beforeCharge: boolean;
  dateLocale: DateLocale;
  help: string;
}

/** The money-back guarantee: until when, and how to ask for it. */
export function Guarantee({ refund, beforeCharge, dateLocale, help }: GuaranteeProps) {
  const { t } = useTranslation('subscription');
  const day = formatDay(refund.until, dateLocale.language, 'withYear', dateLocale.country);

  return (
    <Notice icon="shield-check" title={t(($) => $.refund.title, { count: refund.days })}>
      {beforeCharge ? (
        t(($) => $.refund.beforeCharge, { day })
      ) : (
        <Sentence words={t(($) => $.refund.open, { day })} parts={{ help: <TextLink href={help} /> }} />
      )}
    </Notice>
  );
}

/** What to do about a failed charge. */
export function PaymentHelp({ help }: { help: string }) {
  const { t } = useTranslation('subscription');

  return (
    <Notice tone="warm" title={t(($) => $.paymentDue.title)}>
      <Sentence words={t(($) => $.paymentDue.text)} parts={{ help: <TextLink href={help} /> }} />
    </Notice>
  );
}
