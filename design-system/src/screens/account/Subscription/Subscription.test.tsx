import { expect, test } from 'vitest';
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

/** The value beside a label of the plan's card. */
function fact(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

const days = () =>
  within(screen.getByRole('list', { name: 'What happens, and when' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

test('trial: shows the last free day, the first charge and the guarantee', () => {
  show(subscriptionStates.trial);
  expect(screen.getByRole('heading', { level: 1, name: '4 free days left' })).toBeInTheDocument();
  expect(fact('Next charge')).toBe('€48.99 on 4\u00a0December 2026');
  expect(fact('Money back')).toBe('Until 3\u00a0January 2027');
  expect(days()).toEqual([
    '20\u00a0NovemberFull access began',
    '1\u00a0DecemberWe remind you by email',
    '4\u00a0December€48.99Your first year begins',
    '4\u00a0December 2027€69.99Each year from then on, until you cancel',
  ]);
  expect(fact('After the discount')).toBe('€69.99 from 4\u00a0December 2027');
});

test('discount: its price is shown until the day it ends, the full price from that day on', () => {
  show(subscriptionStates.activeWithDiscount);
  expect(fact('Next charge')).toBe('€9.09 on 20\u00a0December 2026');
  expect(fact('After the discount')).toBe('€12.99 from 20\u00a0February 2027');
  expect(days().slice(1)).toEqual([
    '20\u00a0December€9.09Each month while the voucher lasts',
    '20\u00a0February 2027€12.99Each month from then on, until you cancel',
  ]);
});

test('discount without an end: its price is that of every renewal', () => {
  show(subscriptionStates.activeWithLastingDiscount);
  expect(screen.queryByText('After the discount')).not.toBeInTheDocument();
  expect(days().at(-1)).toBe('20\u00a0December€9.09Each month from then on, until you cancel');
});

test('trial: one free day left is singular', () => {
  show(subscriptionStates.lastDayOfTrial);
  expect(screen.getByRole('heading', { level: 1, name: '1 free day left' })).toBeInTheDocument();
});

test('timeline shows the latest payment only, between start and coming charges', () => {
  show(subscriptionStates.activeMonthly);
  expect(days()).toEqual([
    '20\u00a0August€12.99Full access began',
    '20\u00a0November€12.99Paid. Thank you',
    '20\u00a0December€12.99Each month from then on, until you cancel',
  ]);
  expect(fact('Money back')).toBe('Not on monthly plans');
});

test('shows the day alone when the amount is unknown', () => {
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

test('cancelled plan: no link to cancel', () => {
  show(subscriptionStates.ending);
  expect(screen.queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
  expect(fact('Next charge')).toBe('None');
});

test.each(['ending', 'endingMonthly', 'endingTrial', 'endingMethodUnknown'] as const)(
  'offers the plans after it was cancelled: %s',
  (name) => {
    show(subscriptionStates[name]);
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
  },
);

test('cancelled plan with a queued one: no link to the plans', () => {
  show(subscriptionStates.queuedNext);
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
});

test('access by a voucher: nobody cancelled it, nothing is charged, and nothing is to be cancelled', () => {
  show(subscriptionStates.endingAccess);
  expect(screen.getByText(/It ends by itself, and nothing is charged/)).toBeInTheDocument();
  expect(screen.queryByText(/cancel/i)).not.toBeInTheDocument();
  expect(screen.queryByText('Money back')).not.toBeInTheDocument();
});

test('access by a voucher follows: no charge comes with it, and no link cancels it', () => {
  show(subscriptionStates.accessNext);
  expect(fact('Next charge')).toBe('None');
  expect(screen.queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
});

test('queued plan with a guarantee: names its last day, and not that the current plan has none', () => {
  show(subscriptionStates.familyNext);
  expect(screen.getByText('Money back on the next plan').nextSibling).toHaveTextContent(
    'Until 1 January 2027',
  );
  expect(
    screen.getByText(/after the first charge, until 1 January 2027, and we refund it/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Not on monthly plans')).not.toBeInTheDocument();
});

test('queued plan: timeline shows its first day, and a link cancels it', () => {
  show(subscriptionStates.queuedNext);
  expect(days()[1]).toBe('2\u00a0December€69.99Your next plan begins: Annual');
  expect(screen.getByRole('link', { name: 'Cancel next plan' })).toHaveAttribute('href', links.cancel);
});

test('bought elsewhere: links to the store, not to cancel', () => {
  show(subscriptionStates.otherSource);
  expect(screen.getByRole('link', { name: 'Manage it at Apple' })).toHaveAttribute('href', links.manage);
  expect(screen.queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
});

test('no subscription: links to the plans', () => {
  show(subscriptionStates.none);
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
});

test('unavailable: shows a message and a link to retry', () => {
  show(subscriptionStates.unavailable);
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', links.retry);
});
