/** The product as a visitor goes through it. A stop is a story: its id without `screens-`, and its name in the map. */
export const journeys = [
  {
    title: 'Join',
    text: 'From the first visit to the first evening',
    stops: [
      ['home-home--ready', 'Home'],
      ['home-plan-selection--tax-included', 'Plans'],
      ['identity-sign-up--ready', 'Sign up'],
      ['checkout-checkout--annual-trial', 'Checkout'],
      ['checkout-checkout-confirmation--confirmed', 'Confirmed'],
    ],
  },
  {
    title: 'Stay',
    text: 'What is mine, and what it costs',
    stops: [
      ['identity-login--ready', 'Log in'],
      ['account-subscription--trial', 'Subscription'],
      ['account-subscription--payment-due', 'Payment due'],
    ],
  },
  {
    title: 'Leave',
    text: 'Two presses, everything said before',
    stops: [
      ['account-cancel-subscription--ready', 'Cancel'],
      ['account-cancel-subscription--cancelled', 'You’ve cancelled'],
    ],
  },
  {
    title: 'When something is wrong',
    text: 'Nothing lost, nothing charged in the dark',
    stops: [
      ['checkout-checkout-error--already-subscriber', 'Cannot order'],
      ['checkout-checkout-maintenance--maintenance', 'Closed for work'],
      ['errors-not-found--missing', 'Not found'],
      ['checkout-checkout-unsupported--unsupported', 'Did not start'],
      ['errors-server-problem--waiting', 'Server problem'],
    ],
  },
] as const;
