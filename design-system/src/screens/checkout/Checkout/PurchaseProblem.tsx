import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Problem, type ProblemProps } from './Problem.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { CheckoutState, PurchaseState } from './CheckoutState.ts';

export interface PurchaseProblemProps extends Pick<CheckoutProps, 'frame'> {
  state: Pick<CheckoutState, 'purchase' | 'quote'>;
}

type Look = Pick<ProblemProps, 'tone' | 'icon'>;

/** Tones of messages that are not errors. */
const looks: Partial<Record<PurchaseState['status'], Look>> = {
  checkingWithBank: { tone: 'info', icon: 'clock' },
  undecided: { tone: 'info', icon: 'clock' },
  tooManyAttempts: { tone: 'warm', icon: 'clock' },
  totalChanged: { tone: 'warm', icon: 'info' },
  quoteChangedMeanwhile: { tone: 'warm', icon: 'info' },
  scriptWanted: { tone: 'info' },
  alreadyBought: { tone: 'success' },
};

/** The message after a purchase that was not made. */
export function PurchaseProblem({ frame, state: { purchase, quote } }: PurchaseProblemProps) {
  const { t } = useTranslation('checkout');

  if (purchase.status === 'ready' || purchase.status === 'submitting') return null;

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

  // It goes away by itself: focus stays on the button.
  if (purchase.status === 'offline') {
    return (
      <Notice announced title={t(($) => $.purchase.offline.title)}>
        {text(purchase)}
      </Notice>
    );
  }
  return (
    <Problem {...looks[purchase.status]} title={t(($) => $.purchase[purchase.status].title)}>
      {text(purchase)}
    </Problem>
  );
}
