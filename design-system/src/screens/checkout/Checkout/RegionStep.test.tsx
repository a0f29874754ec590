import { configure, fireEvent, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
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
