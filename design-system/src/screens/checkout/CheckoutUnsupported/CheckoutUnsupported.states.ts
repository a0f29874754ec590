/** The screen has nothing to decide. */
export type CheckoutUnsupportedState = Record<never, never>;

/** Every state of the screen, once. */
export const checkoutUnsupportedStates = { unsupported: {} } satisfies Record<
  string,
  CheckoutUnsupportedState
>;
