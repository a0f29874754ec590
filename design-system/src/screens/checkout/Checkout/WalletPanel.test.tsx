import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkoutStates } from './Checkout.states.ts';
import { open } from './testing/openCheckout.tsx';

const buttons = () => document.querySelector<HTMLIFrameElement>('iframe[data-wallet]');

test('nothing is there of a wallet that is not offered', () => {
  open(checkoutStates.monthly);
  expect(buttons()).toBeNull();
});

test('the frame loads without a word of it, and stays the same frame when its buttons are there', () => {
  const { becomes } = open(checkoutStates.walletHidden);
  const frame = buttons();
  expect(frame).not.toBeNull();
  expect(screen.queryByText('or')).toBeNull();
  becomes(checkoutStates.walletShown);
  expect(buttons()).toBe(frame);
  expect(buttons()).toHaveAttribute('height', '68');
  expect(buttons()).toHaveAccessibleName('Apple Pay or Google Pay');
  expect(screen.getByText('or')).toBeVisible();
});

test('what came of a press is announced below the buttons, which stay in their place', () => {
  const { becomes } = open(checkoutStates.walletShown);
  const frame = buttons();
  becomes(checkoutStates.walletClosed);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Your wallet was closed');
  expect(buttons()).toBe(frame);
  expect(frame?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the buttons cannot be pressed while an order is on its way', () => {
  const { becomes } = open(checkoutStates.walletShown);
  expect(buttons()).not.toHaveAttribute('inert');
  becomes(checkoutStates.walletPaying);
  expect(buttons()).toHaveAttribute('inert');
});
