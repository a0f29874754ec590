import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import type { PaymentMethod, PaymentState } from './CheckoutState.ts';

interface ShownPaymentMethod {
  logos: readonly IconName[];
  /** What the purchase button does while the method is chosen. */
  press: (payment: PaymentState) => 'buy' | 'wait' | 'approvePayPal' | 'retryCardPage';
}

/** How each payment method is shown, and when it is ready to buy with. */
export const paymentMethods: Record<PaymentMethod, ShownPaymentMethod> = {
  card: { logos: ['visa', 'mastercard', 'americanexpress'], press: ({ card }) => cardPress(card) },
  paypal: { logos: ['paypal'], press: ({ paypal }) => payPalPress(paypal) },
};

/** The `id` of the form that the purchase button posts: without its script, the chosen payment method goes along. */
export const purchaseForm = 'purchase';

function cardPress({ status }: PaymentState['card']): ReturnType<ShownPaymentMethod['press']> {
  if (status === 'submitting') return 'wait';
  return status === 'pageFailed' || status === 'pageSilent' || status === 'tooManyPages'
    ? 'retryCardPage'
    : 'buy';
}

function payPalPress({ status }: PaymentState['paypal']): ReturnType<ShownPaymentMethod['press']> {
  if (status === 'approved') return 'buy';
  return status === 'approving' ? 'wait' : 'approvePayPal';
}
