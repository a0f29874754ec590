import { expect, test } from 'vitest';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleQuotes } from './Checkout.samples.ts';
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

test('while the next quote is loading, neither what is charged today nor the tax of the one before is said', () => {
  const { becomes } = open(checkoutStates.annualTrial);
  const said = ['Nothing is charged today', /The price includes .* in tax/];
  for (const words of said) expect(screen.getByText(words)).toBeVisible();
  becomes(checkoutStates.quoteUpdating);
  for (const words of said) expect(screen.getByText(words)).not.toBeVisible();
  becomes(checkoutStates.annualTrial);
  for (const words of said) expect(screen.getByText(words)).toBeVisible();
});

test('a quote without a connection: says so, keeps what is chosen without its former sums, and cannot be bought', async () => {
  const { onPurchase, onQuoteRetry } = open(checkoutStates.quoteOffline);
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
  expect(screen.queryByText('We couldn’t work out your order')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveValue('BEWELL30');
  expect(screen.getByText('€12.99 a month', { selector: 'summary *' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'What happens, and when' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/€0\.00|Nothing is charged today|in tax|money-back/);
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for a connection' }));
  expect(onPurchase).not.toHaveBeenCalled();
  expect(onQuoteRetry).not.toHaveBeenCalled();
});

test('a change of plan says in the order when the current plan ends', () => {
  const { becomes } = open(checkoutStates.upgrade);
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  const words = 'Your current plan ends on 12 December 2026. The family plan begins that day.';
  expect(order.getByText(words)).toBeInTheDocument();
  becomes({
    ...checkoutStates.upgrade,
    quote: { status: 'ready', quote: { ...sampleQuotes.upgrade, plan: 'annual' } },
  });
  const replaced = 'Your current plan ends on 12 December 2026. The new one begins that day.';
  expect(order.getByText(replaced)).toBeInTheDocument();
  becomes(checkoutStates.afterCurrentPlan);
  expect(screen.queryByText(/Your current plan ends/)).not.toBeInTheDocument();
});

test('a plan that begins in another year than that of the order says its year in the row, the days and the bar', () => {
  open({ ...checkoutStates.upgrade, quote: { status: 'ready', quote: sampleQuotes.upgradeNextYear } });
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  expect(order.getByText('€99.99 on 14 August 2027')).toBeInTheDocument();
  const days = within(order.getByRole('list', { name: 'What happens, and when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '14 August 2027 €99.99',
    '14 August 2028 €99.99',
  ]);
  expect(document.querySelector('[data-bar] p')).toHaveTextContent('14 Aug 2027 €99.99');
});

test('names the price of the chosen plan until there is a quote for it', () => {
  const { becomes } = open(checkoutStates.loading);
  expect(screen.getByText('€69.99 a year', { selector: 'summary *' })).toBeInTheDocument();
  becomes(checkoutStates.quoteUpdating);
  expect(screen.getByText('€12.99 a month', { selector: 'summary *' })).toBeInTheDocument();
});

test('the days of the previous quote are dimmed until the next one is there', () => {
  const { becomes } = open(checkoutStates.quoteUpdating);
  const days = () => screen.getByRole('list', { name: 'What happens, and when' });
  const faded = () => Array.from(days().querySelectorAll('svg'), (moon) => getComputedStyle(moon).opacity);
  expect(new Set(faded())).toEqual(new Set(['0.35']));
  becomes(checkoutStates.monthly);
  expect(faded()).not.toContain('0.35');
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
  expect(sums()).toHaveTextContent('Today €0.004 Dec €48.99');
  becomes(checkoutStates.monthly);
  expect(sums()).toHaveTextContent('Today €12.9920 Dec €12.99');
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
  expect(document.querySelector('[data-bar] p')).toHaveTextContent('Today $0.00Dec 4 $69.99 plus tax');
});

test('without a postal code each sum with the button says that tax is added to it', () => {
  open(checkoutStates.unitedStatesPostalCodeMissing);
  expect(document.querySelector('[data-bar] p')).toHaveTextContent(
    'Today $12.99 plus taxDec 20 $12.99 plus tax',
  );
  const parts = document.querySelectorAll('[data-bar] p > span');
  expect(Array.from(parts, ({ textContent }) => textContent)).toEqual([
    'Today $12.99 plus tax',
    'Dec\u00a020 $12.99 plus tax',
  ]);
});

test('United States: says which tax is part of the sums', () => {
  open(checkoutStates.unitedStatesTax);
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  expect(order.getByText('Includes $6.21 in sales tax')).toBeInTheDocument();
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
  expect(order.getByText('The price includes €7.82 in tax')).toBeInTheDocument();
});
