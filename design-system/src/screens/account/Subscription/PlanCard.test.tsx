import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const links = {
  ...{ plans: '/plans', cancel: '/subscription/cancel', help: '/help', family: '/family/manage' },
  ...{ app: 'https://app.stillpoint.example', retry: '/subscription', days: '/subscription/days' },
};

const show = (state: SubscriptionState, more: object = {}) =>
  render(<Subscription frame={sampleFrame} state={state} links={{ ...links, ...more }} />);
const card = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['endingAccess', 'Active until 24\u00a0December'],
  ['endingGift', 'Active until 24\u00a0November 2027'],
  ['otherSource', 'Active'],
  ['otherSourceEnding', 'Ending'],
  ['endingMonthly', 'Ending'],
] as const)('%s: the badge says how it stands', (name, badge) => {
  show(subscriptionStates[name]);
  expect(card('Your plan').getByText((_, element) => element?.textContent === badge)).toBeInTheDocument();
});

test('where nothing is charged, or will be, no card is shown', () => {
  const { unmount } = show(subscriptionStates.endingAccessWithCard);
  expect(screen.queryByText(/Visa/)).not.toBeInTheDocument();
  unmount();
  show(subscriptionStates.endingMonthly);
  expect(card('Your plan').getByText(/Visa/)).toBeInTheDocument();
});

test('who pays for a family sees how many places are taken, and gets to its page', () => {
  const { unmount } = show(subscriptionStates.familyOwner);
  const plan = card('Your plan');
  expect(plan.getByText('Your family: 4 of 5 places taken')).toBeInTheDocument();
  expect(plan.getByRole('link', { name: 'Manage your family' })).toHaveAttribute('href', '/family/manage');
  unmount();
  show(subscriptionStates.active);
  expect(screen.queryByText(/places taken/)).not.toBeInTheDocument();
});

test('a pause says on which day it would begin', () => {
  show(subscriptionStates.active, { pause: '/subscription/change?kind=pause' });
  const text = 'It would begin on 20\u00a0November 2027, when what you have paid for is used up.';
  expect(card('Your plan').getByText((_, element) => element?.textContent === text)).toBeInTheDocument();
});
