import { act, configure, fireEvent, screen } from '@testing-library/react';
import { expect, vi, test } from 'vitest';
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

test('the country’s choice stays open until its ZIP code is known, and closes then', () => {
  const { becomes } = open(checkoutStates.annualTrial);
  const fold = country().closest('details');
  fold?.setAttribute('open', '');
  country().focus();
  becomes({ ...checkoutStates.unitedStatesPostalCodeWanted, quote: { status: 'loading' } });
  act(() => {
    screen.getByRole('textbox', { name: 'ZIP code' }).focus();
  });
  expect(fold).toHaveAttribute('open');
  becomes(checkoutStates.unitedStatesPostalCodeWanted);
  expect(fold).toHaveAttribute('open');
  becomes(checkoutStates.unitedStatesPostalCodeRefused);
  expect(fold).toHaveAttribute('open');
  becomes(checkoutStates.unitedStatesTax);
  expect(fold).not.toHaveAttribute('open');
});

test('the ZIP code’s field is open while it is asked for, and a line once the order is worked out with it', () => {
  const { becomes } = open(checkoutStates.unitedStatesPostalCodeWanted);
  const field = screen.getByRole('textbox', { name: 'ZIP code' });
  const fold = field.closest('details');
  const line = () => screen.getByText(/ZIP code/, { selector: 'summary *' });
  expect(fold).toHaveAttribute('open');
  expect(line()).not.toBeVisible();

  const { region } = checkoutStates.unitedStatesTax;
  becomes({ ...checkoutStates.unitedStatesTax, region, quote: { status: 'loading' } });
  expect(fold).toHaveAttribute('open');
  becomes(checkoutStates.unitedStatesTax);
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toBe(field);
  expect(fold).not.toHaveAttribute('open');
  expect(line()).toBeVisible();
  expect(line()).toHaveTextContent('ZIP code 10001');
});

test.each(['the field', 'its button'])(
  'a ZIP code that is submitted is a line at once when the order is worked out with it: the focus goes there from %s',
  (place) => {
    const { becomes, onPostalCodeSubmit } = open(checkoutStates.unitedStatesPostalCodeWanted);
    const field = screen.getByRole('textbox', { name: 'ZIP code' });
    const button = screen.getByRole('button', { name: 'Work out tax' });
    fireEvent.input(field, { target: { value: '10001' } });
    act(() => {
      (place === 'the field' ? field : button).focus();
    });
    fireEvent.click(button);
    expect(onPostalCodeSubmit.mock.calls).toEqual([['10001']]);

    const { region } = checkoutStates.unitedStatesTax;
    becomes({ ...checkoutStates.unitedStatesTax, region, quote: { status: 'loading' } });
    expect(field.closest('details')).toHaveAttribute('open');
    becomes(checkoutStates.unitedStatesTax);
    expect(field.closest('details')).not.toHaveAttribute('open');
    const line = screen.getByText('ZIP code 10001').closest('summary');
    expect(line).toBeVisible();
    expect(line).toHaveFocus();
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toMatch(/^Your order has changed\. You pay \$0\.00 today/);
  },
);

test('the ZIP code from before, submitted again after another one was refused, is a line again', () => {
  const { becomes } = open(checkoutStates.unitedStatesTax);
  const field = screen.getByRole('textbox', { name: 'ZIP code' });
  becomes(checkoutStates.unitedStatesPostalCodeUnknown);
  expect(field.closest('details')).toHaveAttribute('open');
  field.blur();
  becomes(checkoutStates.unitedStatesTax);
  expect(field.closest('details')).not.toHaveAttribute('open');
});

test('a ZIP code that is refused opens its field again, which takes the focus', () => {
  const { becomes } = open(checkoutStates.unitedStatesTax);
  const field = screen.getByRole('textbox', { name: 'ZIP code' });
  expect(field.closest('details')).not.toHaveAttribute('open');
  becomes(checkoutStates.unitedStatesPostalCodeUnknown);
  expect(field.closest('details')).toHaveAttribute('open');
  expect(field).toHaveFocus();
});

test('a country without a ZIP code closes its choice once its order is there', () => {
  const { becomes } = open(checkoutStates.unitedStatesTax);
  const fold = country().closest('details');
  fold?.setAttribute('open', '');
  country().focus();
  becomes({
    ...checkoutStates.annualTrial,
    region: { status: 'countryAlone', country: 'DE' },
    quote: { status: 'loading' },
  });
  act(() => {
    country().blur();
  });
  expect(fold).toHaveAttribute('open');
  becomes(checkoutStates.annualTrial);
  expect(fold).not.toHaveAttribute('open');
});

test.each([
  ['unitedStatesPostalCodeMissing', 'We need your ZIP code to work out tax.'],
  ['unitedStatesPostalCodeRefused', 'ZIP codes have five digits. Check yours once more.'],
  ['unitedStatesPostalCodeUnknown', 'Hmm, we don’t know this ZIP code. Check each digit once more.'],
] as const)('%s: the field says what is wrong with the code', (name, words) => {
  open(checkoutStates[name]);
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveAccessibleDescription(
    expect.stringContaining(words),
  );
});

test.each(['unitedStatesPostalCodeRefused', 'unitedStatesPostalCodeUnknown'] as const)(
  '%s: the purchase button leads back to the code that was refused, and its problem stays',
  (name) => {
    const { onPostalCodeSubmit } = open(checkoutStates[name]);
    const field = screen.getByRole('textbox', { name: 'ZIP code' });
    const problem = field.getAttribute('aria-describedby');
    field.blur();
    const button = document.querySelector<HTMLButtonElement>('[data-bar] button');
    if (button !== null) fireEvent.click(button);

    expect(onPostalCodeSubmit).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-describedby', problem);
  },
);

// What a new order changes above the button would move it away from the pointer, and no click would follow.
test('a postal code whose field is left by a press is submitted only after the click', () => {
  vi.useFakeTimers();
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
      vi.runAllTimers();
    });
    expect(onPostalCodeSubmit.mock.calls).toEqual([['94110']]);
  } finally {
    vi.useRealTimers();
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
