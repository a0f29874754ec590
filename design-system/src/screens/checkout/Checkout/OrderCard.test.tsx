import { expect, test } from '@jest/globals';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutStates } from './Checkout.states.ts';
import { open } from './testing/openCheckout.tsx';

// Checking the visibility of two hundred countries takes a second a query.
configure({ defaultHidden: true });

test('the order says its plan, days and sums once, and unfolds the other plans', async () => {
  const { onPlanChoose } = open(checkoutStates.annualTrial);
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  const plan = order.getByText('€0.00 today, €69.99 on 4 December').closest('details');
  expect(plan).not.toHaveAttribute('open');
  const days = within(order.getByRole('list', { name: 'What happens, and when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today €0.00',
    '1 December We remind you',
    '4 December €69.99',
  ]);

  await userEvent.click(order.getByText('Annual', { selector: 'summary *' }));
  expect(plan).toHaveAttribute('open');
  expect(order.getByRole('radio', { name: 'Monthly' })).toHaveAccessibleDescription(
    '€12.99 a month Paid every month, cancel when you like',
  );
  await userEvent.click(order.getByRole('radio', { name: 'Monthly' }));
  expect(onPlanChoose).toHaveBeenCalledWith('B2CMONTHLY');
});

test('a voucher for three months shows the two lowered renewals with their number', () => {
  open(checkoutStates.monthlyWithVoucher);
  const days = within(screen.getByRole('list', { name: 'What happens, and when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today €9.09',
    '20 December 2 × €9.09',
    '20 February 2027 €12.99',
  ]);
});

test('free days before a voucher for three months: the lowered charges with their number, then the full price', () => {
  open(checkoutStates.monthlyTrialWithVoucher);
  const days = within(screen.getByRole('list', { name: 'What happens, and when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today €0.00',
    '27 November 3 × €9.09',
    '27 February 2027 €12.99',
  ]);
});

test('a trial says that nothing is charged today, after PayPal was cancelled as well', () => {
  const { becomes } = open(checkoutStates.annualTrial);
  expect(screen.getByText('Nothing is charged today')).toBeInTheDocument();
  becomes(checkoutStates.paypalCancelled);
  expect(screen.getByText('Nothing is charged today')).toBeInTheDocument();
});

test('a quote without a connection: says so, keeps what is chosen, and cannot be bought meanwhile', async () => {
  const { onPurchase, onQuoteRetry } = open(checkoutStates.quoteOffline);
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
  expect(screen.queryByText('We couldn’t work out your order')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveValue('BEWELL30');
  expect(screen.getByText('€12.99 a month', { selector: 'summary *' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for a connection' }));
  expect(onPurchase).not.toHaveBeenCalled();
  expect(onQuoteRetry).not.toHaveBeenCalled();
});

test('names the price of the chosen plan until there is a quote for it', () => {
  const { becomes } = open(checkoutStates.loading);
  expect(screen.getByText('€69.99 a year', { selector: 'summary *' })).toBeInTheDocument();
  becomes(checkoutStates.quoteUpdating);
  expect(screen.getByText('€12.99 a month', { selector: 'summary *' })).toBeInTheDocument();
});

test('says whose account buys, and leads to another one', () => {
  open(checkoutStates.annualTrial);
  expect(screen.getByText(/^Logged in as/)).toHaveTextContent(/^Logged in as alex\.morgan@gmail\.com$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Not you?' }).form).toHaveAttribute(
    'action',
    '/logout?back=%2Fcheckout',
  );
});

test('the sums of today and of the next payment stand with the button', () => {
  const { becomes } = open(checkoutStates.trialWithVoucher);
  const sums = () =>
    screen
      .getByRole('button', { name: /PayPal|Order/ })
      .closest('[data-bar]')
      ?.querySelector('p');
  expect(sums()).toHaveTextContent('Today €0.004 December €48.99');
  becomes(checkoutStates.monthly);
  expect(sums()).toHaveTextContent('Today €12.9920 December €12.99');
  becomes(checkoutStates.quoteUpdating);
  expect(screen.queryByText('Today', { selector: 'span' })).not.toBeInTheDocument();
});

test('without a postal code the order shows price, the limit of the tax, voucher and guarantee', () => {
  open(checkoutStates.unitedStatesPostalCodeWanted);
  const order = screen.getByRole('region', { name: 'Your order' });
  expect(order).toHaveTextContent('$69.99 plus sales tax, at most 14%: never more than $79.79');
  expect(order).toHaveTextContent('30-day money-back guarantee');
  expect(order).toHaveTextContent('Have a voucher?');
  expect(order).toHaveTextContent('$0.00 today, $69.99 plus tax on December 4');
  expect(screen.getByText('$69.99 plus tax', { selector: 'strong' })).toBeInTheDocument();
});

test('United States: says which tax is part of the sums', () => {
  open(checkoutStates.unitedStatesTax);
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  expect(order.getByText('With $6.21 sales tax')).toBeInTheDocument();
  expect(order.getByText('$0.00 today, $76.20 on December 4')).toBeInTheDocument();
});

test('an order in a country without tax has no line for tax', () => {
  open(checkoutStates.countryWithoutTax);
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  expect(order.queryByText(/sales tax|includes/i)).not.toBeInTheDocument();
});

test('shows the amounts of the quote', () => {
  open(checkoutStates.trialWithVoucher);
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  expect(order.getByText('€0.00 today, €48.99 on 4 December')).toBeInTheDocument();
  expect(order.getByText('SLEEP30').parentElement).toHaveTextContent('SLEEP30: 30% off the first year');
  expect(order.getByText('The price includes €7.82 tax')).toBeInTheDocument();
});
