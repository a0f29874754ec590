import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Trouble } from './Trouble.tsx';
import type { CheckoutProps } from './Checkout.tsx';

export type PurchaseTroubleProps = Pick<CheckoutProps, 'frame' | 'state'>;

/** What came of the last press, where it was not a purchase. */
export function PurchaseTrouble({ frame, state: { purchase, quote } }: PurchaseTroubleProps) {
  const { t } = useTranslation('checkout');

  switch (purchase.status) {
    case 'ready':
    case 'submitting':
      return null;
    case 'checkingWithBank':
    case 'undecided':
      return (
        <Trouble tone="info" icon="clock" title={t(($) => $.purchase[purchase.status].title)}>
          {t(($) => $.purchase[purchase.status].text)}
        </Trouble>
      );
    case 'declined':
    case 'methodExpired':
    case 'methodMissing':
    case 'gatewayUnavailable':
      return (
        <Trouble title={t(($) => $.purchase[purchase.status].title)}>
          {t(($) => $.purchase[purchase.status].text)}
        </Trouble>
      );
    case 'tooManyAttempts':
      return (
        <Trouble tone="warm" icon="clock" title={t(($) => $.purchase.tooManyAttempts.title)}>
          {t(($) => $.purchase.tooManyAttempts.text, { count: purchase.minutes })}
        </Trouble>
      );
    case 'totalChanged':
      return (
        <Trouble tone="warm" icon="info" title={t(($) => $.purchase.totalChanged.title)}>
          {quote.status === 'changed' &&
            t(($) => $.purchase.totalChanged[quote.quote.period], {
              now: formatMoney(quote.quote.firstPeriod, frame.language),
              before: formatMoney(quote.before, frame.language),
            })}
        </Trouble>
      );
    case 'alreadyBought':
      return (
        <Trouble tone="success" title={t(($) => $.purchase.alreadyBought.title)}>
          {t(($) => $.purchase.alreadyBought.text)}
        </Trouble>
      );
  }
}
