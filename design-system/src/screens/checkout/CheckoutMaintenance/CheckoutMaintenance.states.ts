/** The screen has nothing to decide. */
export type CheckoutMaintenanceState = Record<never, never>;

/** Every state of the screen, once. */
export const checkoutMaintenanceStates = { maintenance: {} } satisfies Record<
  string,
  CheckoutMaintenanceState
>;
