import { useTranslation } from 'react-i18next';
import { PaymentMethodPicker } from '../../../patterns/PaymentMethodPicker/PaymentMethodPicker.tsx';
import type { PaymentMethodOption } from '../../../patterns/PaymentMethodPicker/PaymentMethodPicker.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { CardPanel } from './CardPanel.tsx';
import { paymentMethods, purchaseForm } from './paymentMethods.ts';
import { PayPalPanel } from './PayPalPanel.tsx';
import { Scripted } from './Scripted.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { PaymentMethod, PaymentState } from './CheckoutState.ts';

export interface MethodChoiceProps extends Pick<
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
  /** What was entered is being confirmed: it stays as it is. */
  ordering: boolean;
  /** What to do after PayPal has approved. */
  payPalApproved?: string | undefined;
}

/** The payment methods with their fields. The card's frame stays mounted while PayPal is chosen, so that its input is kept. */
export function MethodChoice({
  state,
  ordering,
  payPalApproved,
  onPaymentMethodChoose,
  ...handlers
}: MethodChoiceProps) {
  const { t } = useTranslation('checkout');
  const { layout, methods, chosen, card, paypal } = state;

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
          chosen === value && <PayPalPanel state={paypal} approved={payPalApproved} />
        ),
    };
  }

  return (
    <>
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
    </>
  );
}
