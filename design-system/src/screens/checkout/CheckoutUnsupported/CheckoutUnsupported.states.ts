/** Checkout could not start in this browser. */
export interface CheckoutUnsupportedState {
  status: 'unsupported';
}

/** Every state of the screen, once. */
export const checkoutUnsupportedStates = {
  unsupported: { status: 'unsupported' },
} satisfies Record<CheckoutUnsupportedState['status'], CheckoutUnsupportedState>;
