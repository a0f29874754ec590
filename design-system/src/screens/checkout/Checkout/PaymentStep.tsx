import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMethodPicker } from '../../../patterns/PaymentMethodPicker/PaymentMethodPicker.tsx';
import type { PaymentMethodOption } from '../../../patterns/PaymentMethodPicker/PaymentMethodPicker.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { CardPanel } from './CardPanel.tsx';
import { FormerWords } from './FormerWords.tsx';
import { paymentMethods, purchaseForm } from './paymentMethods.ts';
import { PayPalPanel } from './PayPalPanel.tsx';
import { buyableQuote, shownQuote } from './buyableQuote.ts';
import { Scripted } from './Scripted.tsx';
import { Step } from './Step.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { PaymentMethod, PaymentState, PayPalState, PurchaseState, QuoteState } from './CheckoutState.ts';

export interface PaymentStepProps extends Pick<
  CheckoutProps,
  | 'frame'
  | 'onPaymentMethodChoose'
  | 'onCardFrameReady'
  | 'onCardFrameEnter'
  | 'onCardFrameLeave'
  | 'onCardPageRetry'
  | 'onCardReplace'
> {
  state: PaymentState;
  quote: QuoteState;
  purchase: PurchaseState;
}

/** States of PayPal in which its panel says that nothing was charged. */
const payPalSaysNotCharged: ReadonlySet<PayPalState['status']> = new Set(['refused', 'unavailable']);

/** The choice of a payment method, with its fields. The card's frame stays mounted while PayPal is chosen, so that its input is kept. */
export function PaymentStep({
  state,
  quote,
  purchase,
  onPaymentMethodChoose,
  ...handlers
}: PaymentStepProps) {
  const { t } = useTranslation('checkout');
  const { layout, methods, chosen, card, paypal } = state;
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

  function optionOf(value: PaymentMethod): PaymentMethodOption<PaymentMethod> {
    return {
      value,
      label: t(($) => $.pay.methods[value]),
      logos: paymentMethods[value].logos,
      // What PayPal answers is announced while it is chosen.
      panel:
        value === 'card' ? (
          <CardPanel state={card} chosen={chosen === 'card'} ordering={ordering} {...handlers} />
        ) : (
          chosen === value && <PayPalPanel state={paypal} />
        ),
    };
  }

  return (
    <Step title={t(($) => $.pay.title)} note={note()}>
      <noscript>
        <Notice tone="warm">{t(($) => $.pay.scriptless)}</Notice>
      </noscript>
      <Scripted>
        <PaymentMethodPicker
          legend={t(($) => $.pay.title)}
          name="paymentMethod"
          form={purchaseForm}
          layout={layout}
          methods={methods.map(optionOf)}
          chosen={chosen}
          onMethodChoose={onPaymentMethodChoose}
        />
      </Scripted>
    </Step>
  );
}
