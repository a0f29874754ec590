import { expect, vi, test } from 'vitest';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { sampleFrame } from '../patterns/Page/sampleFrame.ts';
import { CancelSubscription } from './account/CancelSubscription/CancelSubscription.tsx';
import { cancelSubscriptionStates } from './account/CancelSubscription/CancelSubscription.states.ts';
import { Subscription } from './account/Subscription/Subscription.tsx';
import { subscriptionStates } from './account/Subscription/Subscription.states.ts';
import { CheckoutConfirmation } from './checkout/CheckoutConfirmation/CheckoutConfirmation.tsx';
import { checkoutConfirmationStates } from './checkout/CheckoutConfirmation/CheckoutConfirmation.states.ts';
import { Home } from './home/Home/Home.tsx';
import { homeStates } from './home/Home/Home.states.ts';

const frame = { ...sampleFrame, country: 'US' };
const links = {
  choose: {},
  plans: '/plans',
  app: 'https://app.example/',
  family: '/family/manage',
  subscription: '/subscription',
  ownerInvite: '/family/owner-invite',
  help: '/help',
  sounds: { 'four-and-four': '/four.mp3' },
  players: { 'four-and-four': '/players/four-and-four' },
  cancel: '/subscription/cancel',
  retry: '/subscription',
  manage: 'https://store.example/subscriptions',
  days: '/subscription/days',
  submit: '/subscription/cancel',
  changePayment: '/subscription/payment-method',
  home: '/',
  pause: '/subscription/change?kind=pause',
  refund: '/subscription/change?kind=refund',
  switchAccount: '/logout',
  open: '/open',
  checkout: '/checkout',
};

test.each<[string, ReactElement]>([
  ['home', <Home key="1" frame={frame} state={homeStates.ready} links={links} />],
  [
    'home to a member whose plan ends',
    <Home key="2" frame={frame} state={homeStates.ending} links={links} />,
  ],
  [
    'the confirmation',
    <CheckoutConfirmation
      key="3"
      frame={frame}
      state={{ ...checkoutConfirmationStates.confirmed, country: 'US' }}
      links={links}
    />,
  ],
  [
    'a subscription in its trial',
    <Subscription key="4" frame={frame} state={subscriptionStates.trial} links={links} />,
  ],
  [
    'a subscription that ends',
    <Subscription key="5" frame={frame} state={subscriptionStates.ending} links={links} />,
  ],
  [
    'a cancellation with a refund',
    <CancelSubscription
      key="6"
      frame={frame}
      state={cancelSubscriptionStates.readyInRefundWindow}
      links={links}
      onSubmit={vi.fn()}
    />,
  ],
])('%s writes the month before the day in the US', (_, screen) => {
  render(screen);
  const page = document.body.textContent;
  expect(page).toMatch(/(November|December)\s\d/);
  expect(page).not.toMatch(/\d\s(November|December|January)/);
});
