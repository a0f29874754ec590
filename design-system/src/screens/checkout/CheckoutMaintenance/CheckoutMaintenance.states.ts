/** Checkout is closed for a while, by the flag `checkoutMaintenancePage`. */
export interface CheckoutMaintenanceState {
  status: 'maintenance';
}

/** Every state of the screen, once. */
export const checkoutMaintenanceStates = {
  maintenance: { status: 'maintenance' },
} satisfies Record<CheckoutMaintenanceState['status'], CheckoutMaintenanceState>;
