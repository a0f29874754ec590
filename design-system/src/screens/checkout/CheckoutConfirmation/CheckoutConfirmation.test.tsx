import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutConfirmation } from './CheckoutConfirmation.tsx';
import { checkoutConfirmationStates, checkoutConfirmationVariants } from './CheckoutConfirmation.states.ts';
import type { CheckoutConfirmationState } from './CheckoutConfirmationState.ts';

const links = { open: '/open', subscription: '/subscription', checkout: '/checkout', help: '/help' };

function show(state: CheckoutConfirmationState) {
  render(<CheckoutConfirmation frame={sampleFrame} state={state} links={links} />);
}

test('tells what happens when, and opens what was bought', () => {
  show(checkoutConfirmationStates.confirmed);
  expect(screen.getByText('Your 14 free days begin tonight.')).toBeInTheDocument();
  const days = within(screen.getByRole('list', { name: 'What happens when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today€0.00Everything opens',
    '1\u00a0DecemberWe remind you by email',
    '4\u00a0December€48.99First year. Then €69.99 a year, from 4\u00a0December 2027',
  ]);
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', '/open');
});

test('promises a receipt where something was charged', () => {
  show(checkoutConfirmationVariants.confirmedMonthly);
  expect(screen.getByText(/receipt is on its way to alex.morgan@example.com/)).toBeInTheDocument();
});

// Somebody who waits for a receipt that does not come writes to the help desk, or thinks that nothing was bought.
test.each([checkoutConfirmationStates.confirmed, checkoutConfirmationVariants.confirmedAfterCurrentPlan])(
  'promises a letter, and no receipt, where nothing was charged yet',
  (state) => {
    show(state);
    expect(
      screen.getByText(/An email with all of this is on its way to alex.morgan@example.com/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/receipt/)).not.toBeInTheDocument();
  },
);

test('promises nothing back where the plan does not', () => {
  show(checkoutConfirmationVariants.confirmedMonthly);
  expect(screen.getByText(/You pay with PayPal/)).toBeInTheDocument();
  expect(screen.queryByText(/Money back/)).not.toBeInTheDocument();
});

test('claims nothing while the bank has not answered', () => {
  show(checkoutConfirmationStates.checking);
  expect(screen.getByRole('heading', { level: 1, name: 'One quiet moment' })).toBeInTheDocument();
  expect(screen.getByText(/you will not be charged twice/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open Stillpoint' })).not.toBeInTheDocument();
});

test('leads back to the order that is still there', () => {
  show(checkoutConfirmationVariants.refusedUnavailable);
  expect(screen.getByText(/Nothing was charged, and your order is still here/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
});
