import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const links = {
  plans: '/plans',
  cancel: '/subscription/cancel',
  help: '/help',
  retry: '/subscription',
  manage: 'https://store.example/subscriptions',
};

function show(state: SubscriptionState) {
  render(<Subscription frame={sampleFrame} state={state} links={links} />);
}

/** What the plan's card says beside a label. */
function fact(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

const days = () =>
  within(screen.getByRole('list', { name: 'What happens when' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

test('says when the free days end, what follows, and until when its money is given back', () => {
  show(subscriptionStates.trial);
  expect(screen.getByRole('heading', { level: 1, name: '4 free days left' })).toBeInTheDocument();
  expect(fact('Next charge')).toBe('€48.99 on 4\u00a0December 2026');
  expect(fact('Money back')).toBe('Until 3\u00a0January 2027');
  expect(days()).toEqual([
    '20\u00a0NovemberEverything opened',
    '1\u00a0DecemberWe remind you by email',
    '4\u00a0December€48.99Your first year begins',
  ]);
});

test('counts a single free day as one', () => {
  show(subscriptionStates.lastDayOfTrial);
  expect(screen.getByRole('heading', { level: 1, name: '1 free day left' })).toBeInTheDocument();
});

test('tells of many payments only the latest, between the beginning and what is to come', () => {
  show(subscriptionStates.activeMonthly);
  expect(days()).toEqual([
    '20\u00a0August€12.99Everything opened',
    '20\u00a0November€12.99Paid. Thank you',
    '20\u00a0December€12.99Each month from then on, until you cancel',
  ]);
  expect(fact('Money back')).toBe('Not on monthly plans');
});

test('names the day alone where nobody can tell the amount yet', () => {
  show(subscriptionStates.activeFamily);
  expect(fact('Next charge')).toBe('11\u00a0October 2027');
});

test.each(['trial', 'active', 'activeMonthly', 'paymentDue'] as const)(
  'offers the way out while it renews: %s',
  (name) => {
    show(subscriptionStates[name]);
    expect(screen.getByRole('link', { name: 'Cancel subscription' })).toHaveAttribute('href', links.cancel);
  },
);

test('offers no second way out of what has been cancelled', () => {
  show(subscriptionStates.ending);
  expect(screen.queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
  expect(fact('Next charge')).toBe('None');
});

test('lets the next plan take over on the day that this one ends, and be called off before', () => {
  show(subscriptionStates.queuedNext);
  expect(days()[1]).toBe('2\u00a0December€69.99Your next plan begins: Annual');
  expect(screen.getByRole('link', { name: 'Cancel the next plan' })).toHaveAttribute('href', links.cancel);
});

test('sends somebody who bought elsewhere to where it is billed, and offers nothing that we cannot do', () => {
  show(subscriptionStates.otherSource);
  expect(screen.getByRole('link', { name: 'Manage it at Apple' })).toHaveAttribute('href', links.manage);
  expect(screen.queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
});

test('invites somebody without a subscription to look at the plans', () => {
  show(subscriptionStates.none);
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
});

test('says so when billing does not answer, and lets one try again', () => {
  show(subscriptionStates.unavailable);
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', links.retry);
});
