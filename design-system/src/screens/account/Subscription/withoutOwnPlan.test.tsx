import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const links = {
  plans: '/plans',
  app: 'https://app.stillpoint.example',
  family: '/family/manage',
  cancel: '/subscription/cancel',
  help: '/help',
  retry: '/subscription',
  days: '/subscription/days',
  gift: '/gift/given',
  give: '/gift',
};

function show(state: SubscriptionState) {
  return render(<Subscription frame={sampleFrame} state={state} links={links} />);
}

test('the day on which the plan became another one is told, with what was paid on it', () => {
  show(subscriptionStates.changedToFamily);
  const days = screen.getByRole('list', { name: 'What happens, and when' });
  expect(days).toHaveTextContent('30 December 2026€91.19Changed to Family');
});

test.each(['none', 'employerPays', 'checkoutLeft'] as const)(
  'without a plan and without a past, the page has the frame of its siblings, %s',
  (name) => {
    show(subscriptionStates[name]);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Give a gift' })).toHaveAttribute('href', '/gift');
  },
);

test('who is in a family whose plan pauses is told that access goes on after it', () => {
  show(subscriptionStates.familyMemberPaused);
  expect(
    screen.getByText(/^It lasts until 14 January 2027, and goes on after the plan’s pause\./),
  ).toBeVisible();
});

test('who is in a family is told through whom they have access, until when, and where the family is', () => {
  show(subscriptionStates.familyMemberUntil);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('You have access through Petra’s family plan');
  expect(screen.getByText(/^It lasts until 14 January 2027\. You don’t need/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the family' })).toHaveAttribute('href', links.family);
});
