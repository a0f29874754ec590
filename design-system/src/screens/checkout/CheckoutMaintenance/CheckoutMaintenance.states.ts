/** Every state of the screen, once: it has nothing to decide. */
export const checkoutMaintenanceStates = { maintenance: {} };
