import { useTranslation } from 'react-i18next';
import { PaymentMethodPicker } from '../../../patterns/PaymentMethodPicker/PaymentMethodPicker.tsx';
import type { PaymentMethodOption } from '../../../patterns/PaymentMethodPicker/PaymentMethodPicker.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { CardPanel } from './CardPanel.tsx';
import { paymentMethods, purchaseForm } from './paymentMethods.ts';
import { PayPalPanel } from './PayPalPanel.tsx';
import { shownQuoteOf } from './quoteOf.ts';
import { Scripted } from './Scripted.tsx';
import { Step } from './Step.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { PaymentMethod, PaymentState, PayPalState, PurchaseState, QuoteState } from './CheckoutState.ts';

export interface PaymentStepProps extends Pick<
  CheckoutProps,
  | 'frame'
  | 'onPaymentMethodChoose'
  | 'onCardFrameReady'
  | 'onCardFrameLeave'
  | 'onCardPageRetry'
  | 'onCardReplace'
> {
  state: PaymentState;
  quote: QuoteState;
  purchase: PurchaseState;
}

/** What PayPal's panel shows as a message that says that nothing was charged. */
const tellingOfPayPal: ReadonlySet<PayPalState['status']> = new Set(['refused', 'unavailable']);

/** The choice of a payment method. The card's frame stays mounted while PayPal is chosen, so that its input is kept. */
export function PaymentStep({
  state,
  quote,
  purchase,
  onPaymentMethodChoose,
  ...handlers
}: PaymentStepProps) {
  const { t } = useTranslation('checkout');
  const { layout, methods, chosen, card, paypal } = state;
  const shown = shownQuoteOf(quote);
  const nothingToday = shown?.totalToday.amount === 0;

  /** A message below says what was charged. */
  function told(): boolean {
    if (purchase.status !== 'ready') return true;
    return chosen === 'card' ? 'problem' in card : tellingOfPayPal.has(paypal.status);
  }

  function optionOf(value: PaymentMethod): PaymentMethodOption<PaymentMethod> {
    return {
      value,
      label: t(($) => $.pay.methods[value]),
      icon: paymentMethods[value].icon,
    };
  }

  return (
    <Step
      title={t(($) => $.pay.title)}
      note={nothingToday && !told() ? t(($) => $.pay.nothingToday) : undefined}
    >
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
        >
          <div hidden={chosen !== 'card'}>
            <CardPanel state={card} {...handlers} />
          </div>
          {chosen === 'paypal' && <PayPalPanel state={paypal} />}
        </PaymentMethodPicker>
      </Scripted>
    </Step>
  );
}
