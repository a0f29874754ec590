import { expect, test } from '@jest/globals';
import {
  AuthCallback,
  authCallbackStates,
  CancelSubscription,
  cancelSubscriptionStates,
  Checkout,
  CheckoutConfirmation,
  checkoutConfirmationStates,
  CheckoutError,
  checkoutErrorStates,
  checkoutStates,
  Home,
  homeStates,
  Login,
  loginStates,
  NotFound,
  SignUp,
  SignUpOrLogin,
  signUpOrLoginStates,
  signUpStates,
  Subscription,
  subscriptionStates,
  type PageFrame,
} from '@stillpoint/design-system';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { ServerStyleSheet } from 'styled-components';
import { UsedStyles } from './UsedStyles.ts';

const frame: PageFrame = {
  language: 'en',
  country: 'DE',
  theme: 'system',
  path: '/',
  account: { status: 'signedOut' },
  consent: 'unanswered',
  links: {
    home: '/',
    plans: '/plans',
    login: '/login',
    register: '/register',
    subscription: '/subscription',
    logout: '/logout',
    preferences: '/preferences',
    consent: '/consent',
    privacy: '/privacy-policy',
    terms: '/terms-and-conditions',
    help: '/help',
  },
};
const signedIn: PageFrame = {
  ...frame,
  account: { status: 'signedIn', firstName: 'Alex' },
  consent: 'answered',
};
const ignore = () => undefined;

const pages = {
  home: Object.values(homeStates).map((state) => (
    <Home
      key=""
      frame={frame}
      state={state}
      links={{
        choose: { B2CMONTHLY: '/1', B2C14DANNUAL: '/2', B2CFAMILYA2022: '/3' },
        plans: '/',
        help: '/',
      }}
    />
  )),
  login: Object.values(loginStates).map((state) => (
    <Login key="" frame={frame} state={state} links={{ submit: '/', register: '/' }} onSubmit={ignore} />
  )),
  signUp: Object.values(signUpStates).map((state) => (
    <SignUp
      key=""
      frame={frame}
      state={state}
      links={{ submit: '/', login: '/', terms: '/', privacy: '/' }}
      onSubmit={ignore}
    />
  )),
  signUpOrLogin: Object.values(signUpOrLoginStates).map((state) => (
    <SignUpOrLogin
      key=""
      frame={frame}
      state={state}
      links={{
        view: { login: '/', signup: '/' },
        submitLogin: '/',
        submitSignUp: '/',
        terms: '/',
        privacy: '/',
      }}
      onViewChoose={ignore}
      onLoginSubmit={ignore}
      onSignUpSubmit={ignore}
    />
  )),
  authCallback: Object.values(authCallbackStates).map((state) => (
    <AuthCallback key="" frame={frame} state={state} links={{ login: '/', help: '/' }} />
  )),
  checkout: Object.values(checkoutStates).map((state) => (
    <Checkout
      key=""
      frame={signedIn}
      state={state}
      links={{ submit: '/', applyVoucher: '/', removeVoucher: '/', choosePostalCode: '/', subscription: '/' }}
      onPlanChoose={ignore}
      onCountryChoose={ignore}
      onPostalCodeSubmit={ignore}
      onVoucherSubmit={ignore}
      onVoucherRemove={ignore}
      onQuoteRetry={ignore}
      onPaymentMethodChoose={ignore}
      onCardFrameReady={ignore}
      onCardPageRetry={ignore}
      onCardReplace={ignore}
      onPayPalStart={ignore}
      onPurchase={ignore}
    />
  )),
  checkoutConfirmation: Object.values(checkoutConfirmationStates).map((state) => (
    <CheckoutConfirmation
      key=""
      frame={signedIn}
      state={state}
      links={{ open: '/', subscription: '/', checkout: '/', help: '/' }}
    />
  )),
  checkoutError: Object.values(checkoutErrorStates).map((state) => (
    <CheckoutError
      key=""
      frame={signedIn}
      state={state}
      links={{ subscription: '/', checkout: '/', otherCard: '/', help: '/' }}
    />
  )),
  subscription: Object.values(subscriptionStates).map((state) => (
    <Subscription
      key=""
      frame={signedIn}
      state={state}
      links={{ plans: '/', cancel: '/', help: '/', retry: '/', manage: '/' }}
    />
  )),
  cancelSubscription: Object.values(cancelSubscriptionStates).map((state) => (
    <CancelSubscription
      key=""
      frame={signedIn}
      state={state}
      links={{ submit: '/', subscription: '/', home: '/', help: '/' }}
      onSubmit={ignore}
    />
  )),
  notFound: [<NotFound key="" frame={frame} links={{ home: '/', help: '/' }} />],
};

const usedStyles = new UsedStyles();

test.each(Object.entries<ReactElement[]>(pages))(
  '%s: each state has the styles of a sheet of its own',
  (_, states) => {
    for (const page of states) {
      expect(drawnFromOneSheet(page)).toEqual(drawnWithItsOwnSheet(page));
    }
  },
);

test('the styles of a page stay the same after other pages have added theirs', () => {
  const [first] = pages.login;
  for (const page of Object.values(pages).flat()) drawnFromOneSheet(page);
  expect(drawnFromOneSheet(first)).toEqual(drawnWithItsOwnSheet(first));
});

test('the same rules are the same text', () => {
  const [ready] = pages.login;
  const html = renderToString(usedStyles.collect(ready));
  expect(usedStyles.usedIn(html).css).toBe(usedStyles.usedIn(html).css);
});

function drawnFromOneSheet(page: ReactElement | undefined): string[] {
  const { css, version } = usedStyles.usedIn(renderToString(usedStyles.collect(page)));
  return [version, ...rulesIn(css)];
}

function drawnWithItsOwnSheet(page: ReactElement | undefined): string[] {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  const [, version = '', css = ''] =
    /data-styled-version="([^"]+)">([^]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  return [version, ...rulesIn(css)];
}

/** Rule by rule: to compare the whole text would take minutes where it differs. */
function rulesIn(css: string): string[] {
  return css.split('/*!sc*/');
}
