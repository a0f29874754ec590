import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Trouble, type TroubleProps } from './Trouble.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { PurchaseState } from './CheckoutState.ts';

export type PurchaseTroubleProps = Pick<CheckoutProps, 'frame' | 'state'>;

type Look = Pick<TroubleProps, 'tone' | 'icon'>;

/** What is no error does not look like one. */
const looks: Partial<Record<PurchaseState['status'], Look>> = {
  checkingWithBank: { tone: 'info', icon: 'clock' },
  undecided: { tone: 'info', icon: 'clock' },
  tooManyAttempts: { tone: 'warm', icon: 'clock' },
  totalChanged: { tone: 'warm', icon: 'info' },
  alreadyBought: { tone: 'success' },
};

/** What came of the last press, where it was not a purchase. */
export function PurchaseTrouble({ frame, state: { purchase, quote } }: PurchaseTroubleProps) {
  const { t } = useTranslation('checkout');

  if (purchase.status === 'ready' || purchase.status === 'submitting') return null;
  return (
    <Trouble {...looks[purchase.status]} title={t(($) => $.purchase[purchase.status].title)}>
      {text(purchase)}
    </Trouble>
  );

  function text(trouble: Exclude<PurchaseState, { status: 'ready' | 'submitting' }>) {
    if (trouble.status === 'tooManyAttempts') {
      return t(($) => $.purchase.tooManyAttempts.text, { count: trouble.minutes });
    }
    if (trouble.status !== 'totalChanged') return t(($) => $.purchase[trouble.status].text);
    return (
      quote.status === 'changed' &&
      t(($) => $.purchase.totalChanged[quote.quote.period], {
        now: formatMoney(quote.quote.firstPeriod, frame.language),
        before: formatMoney(quote.before, frame.language),
      })
    );
  }
}
