import { act, configure, fireEvent, screen } from '@testing-library/react';
import { expect, jest, test } from '@jest/globals';
import { checkoutStates } from './Checkout.states.ts';
import { open } from './testing/openCheckout.tsx';

// Checking the visibility of two hundred countries takes a second a query.
configure({ defaultHidden: true });

const country = () => screen.getByRole('combobox', { name: 'Country' });

test('the menu keeps the focus and its place when its country brings another order', () => {
  const { becomes } = open(checkoutStates.annualTrial);
  const menu = country();
  menu.focus();
  fireEvent.change(menu, { target: { value: 'US' } });
  becomes(checkoutStates.unitedStatesTax);

  expect(country()).toBe(menu);
  expect(menu).toHaveFocus();
  expect(screen.getByText('United States', { selector: 'summary *' })).toBeInTheDocument();
});

test('the menu that asks for a country keeps the focus once the order is there, which is announced', () => {
  const { becomes } = open(checkoutStates.countryWanted);
  const menu = country();
  menu.focus();
  fireEvent.change(menu, { target: { value: 'DE' } });
  becomes(checkoutStates.loading);
  becomes(checkoutStates.annualTrial);

  expect(country()).toBe(menu);
  expect(menu).toHaveFocus();
  expect(menu).toHaveDisplayValue('Germany');
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toMatch(/^Your order has changed\. You pay €0\.00 today/);
});

// What a new order changes above the button would move it away from the pointer, and no click would follow.
test('a postal code whose field is left by a press is submitted only after the click', () => {
  jest.useFakeTimers();
  try {
    const { onPostalCodeSubmit } = open(checkoutStates.unitedStatesTax);
    const field = screen.getByRole('textbox', { name: 'ZIP code' });
    const button = screen.getByRole('button', { name: /14 free days/ });
    fireEvent.change(field, { target: { value: '94110' } });
    fireEvent.pointerDown(button);
    fireEvent.blur(field);
    fireEvent.pointerUp(button);
    expect(onPostalCodeSubmit).not.toHaveBeenCalled();

    act(() => {
      jest.runAllTimers();
    });
    expect(onPostalCodeSubmit.mock.calls).toEqual([['94110']]);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['unitedStatesPostalCodeWanted', 'card', 'onPurchase'],
  ['unitedStatesPostalCodeWanted', 'paypal', 'onPayPalStart'],
  ['unitedStatesTax', 'paypal', 'onPayPalStart'],
] as const)(
  '%s: a code that was just typed is submitted once by the purchase button, which then goes on with %s',
  (name, chosen, handler) => {
    const state = checkoutStates[name];
    const calls = open({ ...state, payment: { ...state.payment, chosen } });
    const field = screen.getByRole('textbox', { name: 'ZIP code' });
    const button = document.querySelector('[data-bar] button');
    fireEvent.change(field, { target: { value: '94110' } });
    if (button !== null) fireEvent.click(button);
    fireEvent.blur(field);

    expect(calls.onPostalCodeSubmit.mock.calls).toEqual([['94110']]);
    expect(calls[handler]).toHaveBeenCalledTimes(1);
  },
);
