export { Login, type LoginCredentials, type LoginProps } from './screens/identity/Login/Login.tsx';
export { loginStates, type LoginOutcome, type LoginState } from './screens/identity/Login/Login.states.ts';
export type { BillingPeriod, BillingStep, PlanKind, VoucherOffer } from './screens/checkout/billing.ts';
export type {
  CardPage,
  CardRefusal,
  CardState,
  CheckoutState,
  PaymentMethod,
  PaymentState,
  PayPalState,
  PlanOption,
  PlanState,
  PurchaseState,
  Quote,
  QuoteState,
  RegionState,
  VoucherRefusal,
  VoucherState,
} from './screens/checkout/Checkout/CheckoutState.ts';
export { checkoutStates } from './screens/checkout/Checkout/Checkout.states.ts';
export {
  checkoutConfirmationStates,
  checkoutConfirmationVariants,
  type CheckoutConfirmationState,
  type ConfirmedPurchase,
  type PaidWith,
} from './screens/checkout/CheckoutConfirmation/CheckoutConfirmation.states.ts';
export {
  checkoutErrorStates,
  checkoutErrorVariants,
  type CheckoutErrorState,
} from './screens/checkout/CheckoutError/CheckoutError.states.ts';
export {
  checkoutMaintenanceStates,
  type CheckoutMaintenanceState,
} from './screens/checkout/CheckoutMaintenance/CheckoutMaintenance.states.ts';
export {
  checkoutUnsupportedStates,
  type CheckoutUnsupportedState,
} from './screens/checkout/CheckoutUnsupported/CheckoutUnsupported.states.ts';
