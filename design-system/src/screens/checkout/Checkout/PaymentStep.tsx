import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormerWords } from './FormerWords.tsx';
import { MethodChoice, type MethodChoiceProps } from './MethodChoice.tsx';
import { buyableQuote, shownQuote } from './buyableQuote.ts';
import { Step } from './Step.tsx';
import type { PayPalState, PurchaseState, QuoteState } from './CheckoutState.ts';

export interface PaymentStepProps extends Omit<MethodChoiceProps, 'ordering' | 'payPalApproved'> {
  quote: QuoteState;
  purchase: PurchaseState;
}

/** States of PayPal in which its panel says that nothing was charged. */
const payPalSaysNotCharged: ReadonlySet<PayPalState['status']> = new Set(['refused', 'unavailable']);

/** The choice of a payment method, and beside its title whether something is charged today. */
export function PaymentStep({ state, quote, purchase, ...handlers }: PaymentStepProps) {
  const { t } = useTranslation('checkout');
  const { chosen, card, paypal } = state;
  const ordering = purchase.status === 'submitting' || purchase.status === 'checkingWithBank';

  /** Whether a message below says what was charged. */
  function chargeMessageShown(): boolean {
    if (purchase.status !== 'ready' && !ordering) return true;
    return chosen === 'card' ? 'problem' in card : payPalSaysNotCharged.has(paypal.status);
  }

  function note(): ReactNode {
    if (shownQuote(quote)?.totalToday.amount !== 0 || chargeMessageShown()) return undefined;
    const words = t(($) => $.pay.nothingToday);
    return buyableQuote(quote) ? words : <FormerWords>{words}</FormerWords>;
  }

  return (
    <Step title={t(($) => $.pay.title)} note={note()}>
      <MethodChoice state={state} ordering={ordering} {...handlers} />
    </Step>
  );
}
