import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../formatting/DateLocale.ts';
import { formatDay } from '../../formatting/formatDay.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { PaymentDue } from './PaymentDue.ts';

export interface PaymentDueNoticeProps {
  /** Absent where no renewal failed: then nothing is drawn. */
  due: PaymentDue | undefined;
  dateLocale: DateLocale;
  /** Where another payment method is chosen; left out on that page itself. */
  changePayment?: string | undefined;
}

/** Tells of a renewal that failed: what is due, when it is tried again, and the way to pay otherwise. */
export function PaymentDueNotice({ due, dateLocale, changePayment }: PaymentDueNoticeProps) {
  const { t } = useTranslation('paymentDue');
  if (due === undefined) return null;
  const { language, country } = dateLocale;
  const { nextTryOn, lastTry } = due;
  const amount = formatMoney(due.amount, language);

  function text(): string {
    if (nextTryOn === undefined) return t(($) => $.text, { amount });
    const day = formatDay(nextTryOn, language, 'withoutYear', country);
    return t(($) => (lastTry ? $.lastTry : $.retryOn), { amount, day });
  }

  return (
    <Notice tone="warm" title={t(($) => $.title)}>
      {text()}
      {changePayment !== undefined && (
        <>
          {' '}
          <TextLink href={changePayment}>{t(($) => $.otherMethod)}</TextLink>
        </>
      )}
    </Notice>
  );
}
