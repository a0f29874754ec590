export type { Money } from './formatting/Money.ts';
export type { SceneName } from './primitives/Scene/Scene.options.ts';
export type { PageFrame } from './patterns/Page/PageFrame.ts';
export { Login, type LoginCredentials, type LoginProps } from './screens/identity/Login/Login.tsx';
export { loginStates, type LoginOutcome, type LoginProblems, type LoginState } from './screens/identity/Login/Login.states.ts';
export { SignUp, type SignUpDetails, type SignUpProps } from './screens/identity/SignUp/SignUp.tsx';
export {
  signUpStates,
  signUpVariants,
  type SignUpOutcome,
  type SignUpProblems,
  type SignUpState,
  type SignUpValues,
  type SignUpVariant,
} from './screens/identity/SignUp/SignUp.states.ts';
export { SignUpOrLogin, type SignUpOrLoginProps } from './screens/identity/SignUpOrLogin/SignUpOrLogin.tsx';
export { signUpOrLoginStates, type SignUpOrLoginState } from './screens/identity/SignUpOrLogin/SignUpOrLogin.states.ts';
export { AuthCallback, type AuthCallbackProps } from './screens/identity/AuthCallback/AuthCallback.tsx';
export { authCallbackStates, type AuthCallbackState } from './screens/identity/AuthCallback/AuthCallback.states.ts';
export { Home, type HomeProps } from './screens/home/Home/Home.tsx';
export { homeStates, type HomeModule, type HomeState, type NightsOffer, type PlanOffer } from './screens/home/Home/Home.states.ts';
export { PlanSelection, type PlanSelectionProps } from './screens/home/PlanSelection/PlanSelection.tsx';
export { planSelectionStates, type PlanSelectionState } from './screens/home/PlanSelection/PlanSelection.states.ts';
export { Legal, type LegalProps } from './screens/home/Legal/Legal.tsx';
export { legalStates, type LegalBlock, type LegalState } from './screens/home/Legal/Legal.states.ts';
export { NotFound, type NotFoundProps } from './screens/errors/NotFound/NotFound.tsx';
export { notFoundStates } from './screens/errors/NotFound/NotFound.states.ts';
export { ServerProblem, type ServerProblemProps } from './screens/errors/ServerProblem/ServerProblem.tsx';
export { serverProblemStates } from './screens/errors/ServerProblem/ServerProblem.states.ts';
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
  QuoteTax,
  RegionState,
  VoucherRefusal,
  VoucherState,
} from './screens/checkout/Checkout/CheckoutState.ts';
export { Checkout, type CheckoutProps } from './screens/checkout/Checkout/Checkout.tsx';
export { checkoutStates } from './screens/checkout/Checkout/Checkout.states.ts';
export { CheckoutConfirmation, type CheckoutConfirmationProps } from './screens/checkout/CheckoutConfirmation/CheckoutConfirmation.tsx';
export {
  checkoutConfirmationStates,
  checkoutConfirmationVariants,
  type CheckoutConfirmationState,
  type ConfirmedPurchase,
  type PaidWith,
} from './screens/checkout/CheckoutConfirmation/CheckoutConfirmation.states.ts';
export { CheckoutError, type CheckoutErrorProps } from './screens/checkout/CheckoutError/CheckoutError.tsx';
export {
  checkoutErrorStates,
  checkoutErrorVariants,
  type CheckoutErrorState,
} from './screens/checkout/CheckoutError/CheckoutError.states.ts';
export { CheckoutMaintenance, type CheckoutMaintenanceProps } from './screens/checkout/CheckoutMaintenance/CheckoutMaintenance.tsx';
export {
  checkoutMaintenanceStates,
  type CheckoutMaintenanceState,
} from './screens/checkout/CheckoutMaintenance/CheckoutMaintenance.states.ts';
export { CheckoutUnsupported, type CheckoutUnsupportedProps } from './screens/checkout/CheckoutUnsupported/CheckoutUnsupported.tsx';
export {
  checkoutUnsupportedStates,
  type CheckoutUnsupportedState,
} from './screens/checkout/CheckoutUnsupported/CheckoutUnsupported.states.ts';
