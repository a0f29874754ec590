import { vi } from 'vitest';
import { render } from '@testing-library/react';
import { sampleFrame } from '../../../../patterns/Page/sampleFrame.ts';
import { sampleCheckoutLinks } from '../Checkout.sampleLinks.ts';
import { Checkout } from '../Checkout.tsx';
import type { CheckoutProps } from '../CheckoutProps.ts';
import type { CheckoutState } from '../CheckoutState.ts';

/** A handler each that takes down its calls. */
export function handlers() {
  return {
    onPlanChoose: vi.fn(),
    onCountryChoose: vi.fn(),
    onPostalCodeSubmit: vi.fn(),
    onVoucherSubmit: vi.fn(),
    onVoucherRemove: vi.fn(),
    onQuoteRetry: vi.fn(),
    onPaymentMethodChoose: vi.fn(),
    onCardFrameReady: vi.fn<CheckoutProps['onCardFrameReady']>(),
    onCardFrameEnter: vi.fn(),
    onCardFrameLeave: vi.fn(),
    onCardPageRetry: vi.fn(),
    onCardReplace: vi.fn(),
    onPayPalStart: vi.fn(),
    onPurchase: vi.fn(),
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
