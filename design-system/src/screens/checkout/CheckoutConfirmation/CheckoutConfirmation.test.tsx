import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutConfirmation } from './CheckoutConfirmation.tsx';
import { checkoutConfirmationStates, checkoutConfirmationVariants } from './CheckoutConfirmation.states.ts';
import type { CheckoutConfirmationState } from './CheckoutConfirmationState.ts';

const links = {
  open: '/open',
  subscription: '/subscription',
  ownerInvite: '/family/owner-invite',
  checkout: '/checkout',
  switchAccount: '/logout',
  help: '/help',
};

function show(state: CheckoutConfirmationState) {
  render(<CheckoutConfirmation frame={sampleFrame} state={state} links={links} />);
}

test('shows the timeline and a link to the product', () => {
  show(checkoutConfirmationStates.confirmed);
  expect(screen.getByText('Your 14 free days have begun.')).toBeInTheDocument();
  const days = within(screen.getByRole('list', { name: 'What happens, and when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today€0.00Full access begins',
    '1\u00a0DecemberWe remind you by email',
    '4\u00a0December€48.99First year. Then €69.99 a year, from 4\u00a0December 2027',
  ]);
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', '/open');
});

// The checkout is over, or goes on elsewhere.
test.each(Object.entries({ ...checkoutConfirmationStates, ...checkoutConfirmationVariants }))(
  '%s: the header does not speak of a secure checkout',
  (_, state) => {
    show(state);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByText('Secure checkout')).not.toBeInTheDocument();
  },
);

test('dates are written as in the country that is billed', () => {
  show({ ...checkoutConfirmationStates.confirmed, country: 'US' });
  expect(document.body).toHaveTextContent(/December\s4/);
});

test('a queued plan names its first day, and today nowhere', () => {
  show(checkoutConfirmationVariants.confirmedAfterCurrentPlan);
  expect(document.body).toHaveTextContent('12 December');
  expect(document.body).not.toHaveTextContent(/today/i);
});

test('announces a receipt after a charge', () => {
  show(checkoutConfirmationVariants.confirmedMonthly);
  expect(document.body).toHaveTextContent(/receipt is on its way to alex\.morgan@example\.com\./);
});

// Customers who wait for a receipt that is not sent contact the help desk.
test.each([checkoutConfirmationStates.confirmed, checkoutConfirmationVariants.confirmedAfterCurrentPlan])(
  'announces a mail, not a receipt, where nothing was charged yet',
  (state) => {
    show(state);
    expect(document.body).toHaveTextContent(
      /An email with the details is on its way to alex\.morgan@example\.com\./,
    );
    expect(document.body).not.toHaveTextContent(/receipt/);
  },
);

test('shows no guarantee for plans without one', () => {
  show(checkoutConfirmationVariants.confirmedMonthly);
  expect(screen.getByText(/You pay with PayPal/)).toBeInTheDocument();
  expect(screen.queryByText(/Money back/)).not.toBeInTheDocument();
});

test('checking: does not claim success', () => {
  show(checkoutConfirmationStates.checking);
  expect(screen.getByRole('heading', { level: 1, name: 'One quiet moment' })).toBeInTheDocument();
  expect(screen.getByText(/you will not be charged twice/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open Stillpoint' })).not.toBeInTheDocument();
});

test('refused: links back to checkout', () => {
  show(checkoutConfirmationVariants.refusedUnavailable);
  expect(screen.getByText(/Nothing was charged, and your order is still here/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
});

test('another account: tells the outcome alone, and a form logs out', () => {
  show(checkoutConfirmationStates.otherAccount);
  expect(
    screen.getByRole('heading', { level: 1, name: 'You’re now logged in with another account' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/went through once, in the account that placed it/)).toBeInTheDocument();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Switch account' });
  expect(button.form).toHaveAttribute('action', '/logout');
  expect(button.form).toHaveAttribute('method', 'post');
});

// Telling of a payment as made before the bank has answered would be wrong.
test('another account: an open order is not told as made', () => {
  show(checkoutConfirmationVariants.otherAccountOpen);
  expect(screen.getByText(/The bank has not answered yet/)).toBeInTheDocument();
  expect(screen.queryByText(/went through/)).not.toBeInTheDocument();
});
