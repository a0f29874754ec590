import type { CheckoutState, PaymentMethod } from '@stillpoint/design-system';
import type { PaymentMethodInput } from '../../../services/purchases.ts';
import type { PurchaseInput } from './purchaseInput.ts';

type ReadInput = (payment: CheckoutState['payment'], input: PurchaseInput) => PaymentMethodInput | undefined;

/** What each payment method sends to be charged: undefined until it is ready to pay. */
export const paymentMethodInputs: Record<PaymentMethod, ReadInput> = {
  card: (_payment, { cardRefId }) =>
    cardRefId === undefined ? undefined : { type: 'ZUORA', refId: cardRefId },

  paypal: ({ paypal }, { payPalToken }) =>
    paypal.status === 'approved' && payPalToken !== undefined
      ? { type: 'PAYPAL', token: payPalToken }
      : undefined,
};
