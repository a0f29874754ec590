import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

/** Without the foot of the page, where every contract can be cancelled. */
const inMain = () => within(screen.getByRole('main'));

const links = {
  plans: '/plans',
  cancel: '/subscription/cancel',
  help: '/help',
  app: 'https://app.stillpoint.example',
  retry: '/subscription',
  days: '/subscription/days',
  manage: 'https://store.example/subscriptions',
  family: '/family/manage',
};

function show(state: SubscriptionState) {
  return render(<Subscription frame={sampleFrame} state={state} links={links} />);
}

const card = (name: string) => within(screen.getByRole('region', { name }));

/** What stands above a label of the plan's card. */
function fact(label: string) {
  const rows = card('Your plan').getAllByRole('listitem');
  const row = rows.find((each) => within(each).queryByText(label) !== null);
  return row?.querySelector('strong')?.textContent;
}

/** The days with what is told of each, without what opens. */
const days = () =>
  within(screen.getByRole('list', { name: 'What happens, and when' }))
    .getAllByRole('listitem')
    .map((day) => (day.querySelector('summary') ?? day).textContent.replaceAll('\u00a0', ' '));

test('credit: what is taken off the next charge, and the price stays', () => {
  show(subscriptionStates.withCredit);
  expect(fact('Next charge')).toMatch(/^€64\.15 on 20.November 2027$/);
  expect(card('Your plan').getByText('€5.84 credit is taken off')).toBeInTheDocument();
  expect(card('Your plan').getByText('€69.99 a year, tax included')).toBeInTheDocument();
  expect(days().at(-1)).toContain('Your plan renews, with €5.84 credit taken off');
});

test.each([
  ['paidByCredit', /^Nothing to pay on 20.December 2026$/, /your credit pays for it\.$/],
  ['trialCredit', /^Nothing to pay on /, /Your credit pays for what begins then\.$/],
  ['laterCredit', /^Nothing to pay on 20.November 2027$/, /Your credit pays the first charge\./],
] as const)('credit pays a charge in full: there is nothing to pay (%s)', (state, row, lead) => {
  show(subscriptionStates[state]);
  expect(fact('Next charge')).toMatch(row);
  expect(inMain().getByText(lead)).toBeInTheDocument();
  expect(inMain().queryByText(/€0/)).toBeNull();
  expect(days().some((day) => day.includes('Nothing to pay'))).toBe(true);
});
