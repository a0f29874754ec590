import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutStates } from './Checkout.states.ts';
import type { CardField, CheckoutState } from './CheckoutState.ts';
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
