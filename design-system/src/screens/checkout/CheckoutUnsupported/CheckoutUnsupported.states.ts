/** Every state of the screen, once: it has nothing to decide. */
export const checkoutUnsupportedStates = { unsupported: {} };
