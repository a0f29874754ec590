import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReferralConfirmation } from './ReferralConfirmation.tsx';
import { referralConfirmationStates as states } from './ReferralConfirmation.states.ts';
import type { ReferralConfirmationState } from './ReferralConfirmationState.ts';

const links = {
  choose: '/de/referral?voucher=FRIENDK7M2P9Q',
  confirm: '/manage-identities',
  app: 'https://app.example/',
  subscription: '/de/subscription',
  plans: '/de/plans',
  invite: '/de/invite',
};

function open(state: ReferralConfirmationState) {
  return render(<ReferralConfirmation frame={sampleFrame} state={state} links={links} />);
}

const heading = () => screen.getByRole('heading', { level: 1 });

function steps() {
  const timeline = screen.getByRole('list', { name: 'What happens, and when' });
  return within(timeline)
    .getAllByRole('listitem')
    .map((step) => step.textContent.replaceAll(/\s/g, ' '));
}

test('nights that wait lead to the choice of a plan', () => {
  open(states.default);
  expect(heading()).toHaveTextContent('Fourteen nights are waiting for you');
  expect(screen.getByText(/^Alex gives them to you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', links.choose);
});

test.each([
  [states.unconfirmed, /^Alex gives them to you\. First confirm/],
  [states.unconfirmedUnnamed, /^First confirm/],
])('nights of who has not confirmed the own email wait for that, %#', (state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm my email' })).toHaveAttribute('href', links.confirm);
  expect(screen.queryByRole('link', { name: 'Choose a plan' })).not.toBeInTheDocument();
});

test('nights that have begun say what happens when, and what the member sees', () => {
  open(states.success);
  expect(heading()).toHaveTextContent('Fourteen nights are yours');
  expect(screen.getByText('Alex sees that a friend came. Nothing more.')).toBeVisible();
  expect(steps()).toEqual([
    'Now€0.00Full access',
    '2 December 2026We remind you by email',
    '5 December 2026€69.99The first payment of your plan. It renews until you cancel',
  ]);
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
});

test('names no member whose account is closed', () => {
  open(states.successUnnamed);
  expect(screen.getByText('You have full access now.')).toBeVisible();
  expect(screen.queryByText(/sees that a friend came/)).toBeNull();
});

test('says that nothing is charged where the plan is not renewed, and announces no reminder', () => {
  open(states.ends);
  expect(steps()).toEqual([
    'Now€0.00Full access',
    '5 December 2026€0.00It ends by itself. Nothing is charged',
  ]);
});

test('without nights, leads to the plans and to the own link', () => {
  open(states.unset);
  expect(heading()).toHaveTextContent('No nights are waiting here');
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
  expect(screen.getByRole('link', { name: 'Give nights yourself' })).toHaveAttribute('href', links.invite);
});
