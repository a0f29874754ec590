import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { sampleFrame } from '../../../../patterns/Page/sampleFrame.ts';
import { sampleCheckoutLinks } from '../Checkout.sampleLinks.ts';
import { Checkout } from '../Checkout.tsx';
import type { CheckoutProps } from '../CheckoutProps.ts';
import type { CheckoutState } from '../CheckoutState.ts';

/** A handler each that takes down its calls. */
export function handlers() {
  return {
    onPlanChoose: jest.fn(),
    onCountryChoose: jest.fn(),
    onPostalCodeSubmit: jest.fn(),
    onVoucherSubmit: jest.fn(),
    onVoucherRemove: jest.fn(),
    onQuoteRetry: jest.fn(),
    onPaymentMethodChoose: jest.fn(),
    onCardFrameReady: jest.fn<CheckoutProps['onCardFrameReady']>(),
    onCardFrameEnter: jest.fn(),
    onCardFrameLeave: jest.fn(),
    onCardPageRetry: jest.fn(),
    onCardReplace: jest.fn(),
    onPayPalStart: jest.fn(),
    onPurchase: jest.fn(),
  };
}

/** The checkout in a state. */
export function draw(state: CheckoutState, calls: ReturnType<typeof handlers>) {
  return <Checkout frame={sampleFrame} state={state} links={sampleCheckoutLinks} {...calls} />;
}

/** Renders the checkout, and lets its state change. */
export function open(state: CheckoutState) {
  const calls = handlers();
  const { rerender } = render(draw(state, calls));
  return {
    ...calls,
    becomes: (next: CheckoutState) => {
      rerender(draw(next, calls));
    },
  };
}
