import type { authenticatorAppStates } from '../../../design-system/src/screens/account/AuthenticatorApp/AuthenticatorApp.states.ts';
import type * as AuthenticatorAppStories from '../../../design-system/src/screens/account/AuthenticatorApp/AuthenticatorApp.stories.tsx';
import type { cancelSubscriptionStates } from '../../../design-system/src/screens/account/CancelSubscription/CancelSubscription.states.ts';
import type * as CancelSubscriptionStories from '../../../design-system/src/screens/account/CancelSubscription/CancelSubscription.stories.tsx';
import type { changePaymentStates } from '../../../design-system/src/screens/account/ChangePayment/ChangePayment.states.ts';
import type * as ChangePaymentStories from '../../../design-system/src/screens/account/ChangePayment/ChangePayment.stories.tsx';
import type { changeSubscriptionStates } from '../../../design-system/src/screens/account/ChangeSubscription/ChangeSubscription.states.ts';
import type * as ChangeSubscriptionStories from '../../../design-system/src/screens/account/ChangeSubscription/ChangeSubscription.stories.tsx';
import type { invoiceStates } from '../../../design-system/src/screens/account/Invoice/Invoice.states.ts';
import type * as InvoiceStories from '../../../design-system/src/screens/account/Invoice/Invoice.stories.tsx';
import type { myDataStates } from '../../../design-system/src/screens/account/MyData/MyData.states.ts';
import type * as MyDataStories from '../../../design-system/src/screens/account/MyData/MyData.stories.tsx';
import type { passkeysStates } from '../../../design-system/src/screens/account/Passkeys/Passkeys.states.ts';
import type * as PasskeysStories from '../../../design-system/src/screens/account/Passkeys/Passkeys.stories.tsx';
import type { subscriptionStates } from '../../../design-system/src/screens/account/Subscription/Subscription.states.ts';
import type * as SubscriptionStories from '../../../design-system/src/screens/account/Subscription/Subscription.stories.tsx';
import type { buddiesStates } from '../../../design-system/src/screens/buddies/Buddies/Buddies.states.ts';
import type * as BuddiesStories from '../../../design-system/src/screens/buddies/Buddies/Buddies.stories.tsx';
import type { buddyRequestStates } from '../../../design-system/src/screens/buddies/BuddyRequest/BuddyRequest.states.ts';
import type * as BuddyRequestStories from '../../../design-system/src/screens/buddies/BuddyRequest/BuddyRequest.stories.tsx';
import type { checkoutStates } from '../../../design-system/src/screens/checkout/Checkout/Checkout.states.ts';
import type * as CheckoutStories from '../../../design-system/src/screens/checkout/Checkout/Checkout.stories.tsx';
import type { checkoutErrorStates } from '../../../design-system/src/screens/checkout/CheckoutError/CheckoutError.states.ts';
import type * as CheckoutErrorStories from '../../../design-system/src/screens/checkout/CheckoutError/CheckoutError.stories.tsx';
import type { givenGiftStates } from '../../../design-system/src/screens/checkout/GivenGift/GivenGift.states.ts';
import type * as GivenGiftStories from '../../../design-system/src/screens/checkout/GivenGift/GivenGift.stories.tsx';
import type { payGiftStates } from '../../../design-system/src/screens/checkout/PayGift/PayGift.states.ts';
import type * as PayGiftStories from '../../../design-system/src/screens/checkout/PayGift/PayGift.stories.tsx';
import type { notFoundStates } from '../../../design-system/src/screens/errors/NotFound/NotFound.states.ts';
import type * as NotFoundStories from '../../../design-system/src/screens/errors/NotFound/NotFound.stories.tsx';
import type { requestRefusedStates } from '../../../design-system/src/screens/errors/RequestRefused/RequestRefused.states.ts';
import type * as RequestRefusedStories from '../../../design-system/src/screens/errors/RequestRefused/RequestRefused.stories.tsx';
import type { serverProblemStates } from '../../../design-system/src/screens/errors/ServerProblem/ServerProblem.states.ts';
import type * as ServerProblemStories from '../../../design-system/src/screens/errors/ServerProblem/ServerProblem.stories.tsx';
import type { manageFamilyStates } from '../../../design-system/src/screens/family/ManageFamily/ManageFamily.states.ts';
import type * as ManageFamilyStories from '../../../design-system/src/screens/family/ManageFamily/ManageFamily.stories.tsx';
import type { ownerInviteStates } from '../../../design-system/src/screens/family/OwnerInvite/OwnerInvite.states.ts';
import type * as OwnerInviteStories from '../../../design-system/src/screens/family/OwnerInvite/OwnerInvite.stories.tsx';
import type { homeStates } from '../../../design-system/src/screens/home/Home/Home.states.ts';
import type * as HomeStories from '../../../design-system/src/screens/home/Home/Home.stories.tsx';
import type { loginStates } from '../../../design-system/src/screens/identity/Login/Login.states.ts';
import type * as LoginStories from '../../../design-system/src/screens/identity/Login/Login.stories.tsx';
import type { manageIdentitiesStates } from '../../../design-system/src/screens/identity/ManageIdentities/ManageIdentities.states.ts';
import type * as ManageIdentitiesStories from '../../../design-system/src/screens/identity/ManageIdentities/ManageIdentities.stories.tsx';
import type { newPasswordStates } from '../../../design-system/src/screens/identity/NewPassword/NewPassword.states.ts';
import type * as NewPasswordStories from '../../../design-system/src/screens/identity/NewPassword/NewPassword.stories.tsx';
import type { saveExternalAuthStates } from '../../../design-system/src/screens/identity/SaveExternalAuth/SaveExternalAuth.states.ts';
import type * as SaveExternalAuthStories from '../../../design-system/src/screens/identity/SaveExternalAuth/SaveExternalAuth.stories.tsx';
import type { saveExternalAuthCallbackStates } from '../../../design-system/src/screens/identity/SaveExternalAuthCallback/SaveExternalAuthCallback.states.ts';
import type * as SaveExternalAuthCallbackStories from '../../../design-system/src/screens/identity/SaveExternalAuthCallback/SaveExternalAuthCallback.stories.tsx';
import type { secondFactorStates } from '../../../design-system/src/screens/identity/SecondFactor/SecondFactor.states.ts';
import type * as SecondFactorStories from '../../../design-system/src/screens/identity/SecondFactor/SecondFactor.stories.tsx';
import type { signUpStates } from '../../../design-system/src/screens/identity/SignUp/SignUp.states.ts';
import type * as SignUpStories from '../../../design-system/src/screens/identity/SignUp/SignUp.stories.tsx';
import type { ssoLoginStates } from '../../../design-system/src/screens/identity/SsoLogin/SsoLogin.states.ts';
import type * as SsoLoginStories from '../../../design-system/src/screens/identity/SsoLogin/SsoLogin.stories.tsx';
import type { workEmailStates } from '../../../design-system/src/screens/work/WorkEmail/WorkEmail.states.ts';
import type * as WorkEmailStories from '../../../design-system/src/screens/work/WorkEmail/WorkEmail.stories.tsx';
import type { workEnquiryStates } from '../../../design-system/src/screens/work/WorkEnquiry/WorkEnquiry.states.ts';
import type * as WorkEnquiryStories from '../../../design-system/src/screens/work/WorkEnquiry/WorkEnquiry.stories.tsx';

/** The names of the states of a screen that have a story of the same name. */
type Shown<States, Stories> = {
  [Name in keyof States & string]: Capitalize<Name> extends keyof Stories ? Name : never;
}[keyof States & string];

/** The screens on which a refusal is read, by their folders, and the states that they can be shown in. */
export interface StatesByScreen {
  'account/AuthenticatorApp': Shown<typeof authenticatorAppStates, typeof AuthenticatorAppStories>;
  'account/CancelSubscription': Shown<typeof cancelSubscriptionStates, typeof CancelSubscriptionStories>;
  'account/ChangePayment': Shown<typeof changePaymentStates, typeof ChangePaymentStories>;
  'account/ChangeSubscription': Shown<typeof changeSubscriptionStates, typeof ChangeSubscriptionStories>;
  'account/Invoice': Shown<typeof invoiceStates, typeof InvoiceStories>;
  'account/MyData': Shown<typeof myDataStates, typeof MyDataStories>;
  'account/Passkeys': Shown<typeof passkeysStates, typeof PasskeysStories>;
  'account/Subscription': Shown<typeof subscriptionStates, typeof SubscriptionStories>;
  'buddies/Buddies': Shown<typeof buddiesStates, typeof BuddiesStories>;
  'buddies/BuddyRequest': Shown<typeof buddyRequestStates, typeof BuddyRequestStories>;
  'checkout/Checkout': Shown<typeof checkoutStates, typeof CheckoutStories>;
  'checkout/CheckoutError': Shown<typeof checkoutErrorStates, typeof CheckoutErrorStories>;
  'checkout/GivenGift': Shown<typeof givenGiftStates, typeof GivenGiftStories>;
  'checkout/PayGift': Shown<typeof payGiftStates, typeof PayGiftStories>;
  'errors/NotFound': Shown<typeof notFoundStates, typeof NotFoundStories>;
  'errors/RequestRefused': Shown<typeof requestRefusedStates, typeof RequestRefusedStories>;
  'errors/ServerProblem': Shown<typeof serverProblemStates, typeof ServerProblemStories>;
  'family/ManageFamily': Shown<typeof manageFamilyStates, typeof ManageFamilyStories>;
  'family/OwnerInvite': Shown<typeof ownerInviteStates, typeof OwnerInviteStories>;
  'home/Home': Shown<typeof homeStates, typeof HomeStories>;
  'identity/Login': Shown<typeof loginStates, typeof LoginStories>;
  'identity/ManageIdentities': Shown<typeof manageIdentitiesStates, typeof ManageIdentitiesStories>;
  'identity/NewPassword': Shown<typeof newPasswordStates, typeof NewPasswordStories>;
  'identity/SaveExternalAuth': Shown<typeof saveExternalAuthStates, typeof SaveExternalAuthStories>;
  'identity/SaveExternalAuthCallback': Shown<
    typeof saveExternalAuthCallbackStates,
    typeof SaveExternalAuthCallbackStories
  >;
  'identity/SecondFactor': Shown<typeof secondFactorStates, typeof SecondFactorStories>;
  'identity/SignUp': Shown<typeof signUpStates, typeof SignUpStories>;
  'identity/SsoLogin': Shown<typeof ssoLoginStates, typeof SsoLoginStories>;
  'work/WorkEmail': Shown<typeof workEmailStates, typeof WorkEmailStories>;
  'work/WorkEnquiry': Shown<typeof workEnquiryStates, typeof WorkEnquiryStories>;
}
