import { expect, test } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutStates } from './Checkout.states.ts';
import type { CardField, CardProblem, CheckoutState, PaymentMethod } from './CheckoutState.ts';
import { open } from './testing/openCheckout.tsx';

function purchaseButton(): HTMLElement {
  return screen.getByText('Order with obligation to pay').closest('button') ?? document.body;
}

test('frame: says when the focus has left it, after a press once that press is over', async () => {
  const { onCardFrameLeave } = open(checkoutStates.annualTrial);
  const frame = screen.getByTitle('Card details, on our payment partner’s page');
  act(() => {
    frame.focus();
  });
  expect(frame).toHaveAttribute('data-focus');
  expect(onCardFrameLeave).not.toHaveBeenCalled();

  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: purchaseButton() });
  expect(frame).not.toHaveAttribute('data-focus');
  expect(onCardFrameLeave).not.toHaveBeenCalled();
  await user.pointer({ keys: '[/MouseLeft]', target: purchaseButton() });
  await waitFor(() => {
    expect(onCardFrameLeave).toHaveBeenCalledTimes(1);
  });
});

test('problem: takes the focus for each press, and not when it changes between presses', () => {
  const { becomes } = open(checkoutStates.annualTrial);
  const button = purchaseButton();
  const { payment } = checkoutStates.cardFieldsMissing;
  const page = { src: 'about:blank' };
  function cardIs(card: CheckoutState['payment']['card']) {
    becomes({ ...checkoutStates.cardFieldsMissing, payment: { ...payment, card } });
  }
  const missing = (field: CardField) => ({ reason: 'missing', fields: [field] }) as const;

  cardIs({ status: 'page', page, problem: missing('number') });
  expect(document.activeElement).toHaveTextContent('card number');
  button.focus();
  cardIs({ status: 'page', page, problem: missing('code') });
  expect(screen.getByText(/security code/)).toBeInTheDocument();
  expect(button).toHaveFocus();

  cardIs({ status: 'submitting', page, problem: missing('code') });
  expect(button).toHaveFocus();
  cardIs({ status: 'page', page, problem: missing('code') });
  expect(document.activeElement).toHaveTextContent('security code');
});

test('problem: stays while the card is typed again, and takes no focus', () => {
  const { onCardFrameEnter } = open(checkoutStates.cardFieldsMissing);
  const frame = screen.getByTitle('Card details, on our payment partner’s page');
  expect(onCardFrameEnter).not.toHaveBeenCalled();
  act(() => {
    frame.focus();
  });
  expect(onCardFrameEnter).toHaveBeenCalledTimes(1);

  expect(screen.getByText('Your card details aren’t complete yet')).toBeVisible();
  expect(frame).toHaveFocus();
});

test('saved card: keeps the room of its page, and cannot be replaced, while the order is confirmed', () => {
  const { becomes } = open(checkoutStates.submitting);
  const saved = screen.getByText('Visa ending in 4242');
  const room = () => saved.closest<HTMLElement>('[style]')?.style.minBlockSize;
  // The frame takes 6 px less above and below than its page is high.
  expect(room()).toBe('384px');
  expect(screen.queryByRole('button', { name: 'Use another card' })).not.toBeInTheDocument();

  becomes({ ...checkoutStates.submitting, purchase: { status: 'gatewayUnavailable' } });
  expect(room()).toBe('');
  expect(screen.getByRole('button', { name: 'Use another card' })).toBeVisible();
});

test('loading form: announced while the card is chosen, and not while PayPal is or after a problem', () => {
  const { becomes } = open(checkoutStates.annualTrial);
  const words = 'Opening the secure card form';
  function cardLoads(chosen: PaymentMethod, problem?: CardProblem) {
    const card = { status: 'loadingPage', ...(problem && { problem }) } as const;
    becomes({
      ...checkoutStates.annualTrial,
      payment: { ...checkoutStates.annualTrial.payment, chosen, card },
    });
  }

  cardLoads('card');
  expect(screen.getByText(words)).toHaveAttribute('role', 'status');
  cardLoads('paypal');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  cardLoads('card', { reason: 'declined' });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});
