import type {} from 'i18next';
import type common from './en/common.json';
import type home from './en/home.json';
import type legal from './en/legal.json';
import type signUp from './en/signUp.json';
import type login from './en/login.json';
import type signUpOrLogin from './en/signUpOrLogin.json';
import type planSelection from './en/planSelection.json';
import type checkout from './en/checkout.json';
import type checkoutConfirmation from './en/checkoutConfirmation.json';
import type checkoutError from './en/checkoutError.json';
import type checkoutUnsupported from './en/checkoutUnsupported.json';
import type checkoutMaintenance from './en/checkoutMaintenance.json';
import type authCallback from './en/authCallback.json';
import type subscription from './en/subscription.json';
import type cancelSubscription from './en/cancelSubscription.json';
import type notFound from './en/notFound.json';
import type serverProblem from './en/serverProblem.json';
import type mails from './en/mails.json';

declare module 'i18next' {
  /** English is the shape of every language: a key that it lacks does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    resources: {
      common: typeof common;
      home: typeof home;
      legal: typeof legal;
      signUp: typeof signUp;
      login: typeof login;
      signUpOrLogin: typeof signUpOrLogin;
      planSelection: typeof planSelection;
      checkout: typeof checkout;
      checkoutConfirmation: typeof checkoutConfirmation;
      checkoutError: typeof checkoutError;
      checkoutUnsupported: typeof checkoutUnsupported;
      checkoutMaintenance: typeof checkoutMaintenance;
      authCallback: typeof authCallback;
      subscription: typeof subscription;
      cancelSubscription: typeof cancelSubscription;
      notFound: typeof notFound;
      serverProblem: typeof serverProblem;
      mails: typeof mails;
    };
  }
}
