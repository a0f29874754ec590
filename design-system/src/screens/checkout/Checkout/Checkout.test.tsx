import { expect, test } from 'vitest';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import userEvent from '@testing-library/user-event';
import { checkoutStates } from './Checkout.states.ts';
import type { CheckoutState } from './CheckoutState.ts';
import { draw, handlers, open } from './testing/openCheckout.tsx';

// Checking the visibility of two hundred countries takes a second a query.
configure({ defaultHidden: true });

test('country to be chosen: order, voucher and payment wait for it', () => {
  const { onCountryChoose } = open(checkoutStates.countryWanted);
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveDisplayValue('Choose your country');
  expect(country).toBeRequired();
  expect(onCountryChoose).not.toHaveBeenCalled();
  expect(screen.getByText('Choose your country and we’ll work out your order.')).toBeInTheDocument();
  expect(screen.queryByText('Voucher code')).not.toBeInTheDocument();
  expect(screen.queryByText('How you pay')).not.toBeInTheDocument();

  fireEvent.change(country, { target: { value: 'GB' } });
  expect(onCountryChoose).toHaveBeenCalledWith('GB');
});

const order = 'Order with obligation to pay';

// German law, § 312j BGB: the words of the law and no others, for a trial that converts as well.
test('purchase button says in the European Union that it obliges to pay, with the sums of the order above it', async () => {
  const { onPurchase, becomes } = open(checkoutStates.trialWithVoucher);
  await userEvent.click(screen.getByRole('button', { name: order }));
  expect(onPurchase).toHaveBeenCalledTimes(1);

  becomes(checkoutStates.monthly);
  const button = screen.getByRole('button', { name: order });
  expect(button.closest('[data-bar]')).toHaveTextContent(/^Today €12.99\s?20\sDec €12.99/);
  expect(screen.getByRole('heading', { level: 1, name: 'Begin today' })).toBeInTheDocument();
});

test('purchase button elsewhere names the free days or the amount', () => {
  const { becomes } = open(checkoutStates.unitedStatesTax);
  expect(screen.getByRole('button', { name: 'Start 14 free days\u00a0· $0.00 today' })).toBeInTheDocument();

  becomes(checkoutStates.unitedStatesMonthly);
  expect(screen.getByRole('button', { name: 'Start monthly\u00a0· pay $14.14 today' })).toBeInTheDocument();
});

test('a queued plan names its first day, and today only to say that nothing is charged', () => {
  const { becomes } = open(checkoutStates.afterCurrentPlan);
  expect(document.body).toHaveTextContent('€69.99 on 12 December');
  expect(screen.getByText('Nothing is charged today')).toBeInTheDocument();
  expect(screen.getAllByText(/today/i)).toHaveLength(1);
  expect(screen.queryByText(/Free days are given once/)).not.toBeInTheDocument();

  becomes(checkoutStates.afterCurrentPlanWithoutTrial);
  expect(screen.getByText(/Free days are given once/)).toBeInTheDocument();
});

test('a former member is told before the payment that no free days come', () => {
  open(checkoutStates.formerMember);
  const notice = screen.getByText(/Free days are given once, so this plan begins with its first payment/);
  const button = screen.getByRole('button', { name: order });
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without a postal code the button names the sum and the tax to come, as the row of the country does', () => {
  open(checkoutStates.unitedStatesPostalCodeMissing);
  expect(
    screen.getByRole('button', { name: 'Start monthly\u00a0· pay $12.99 plus tax today' }),
  ).toBeInTheDocument();
  expect(screen.getByText('$12.99 plus sales tax, at most 14%: never more than $14.81')).toBeInTheDocument();
});

test('days are written as in the country that is billed', () => {
  const { becomes } = open(checkoutStates.unitedStatesTax);
  expect(screen.getByText('$0.00 today, $76.20 on December 4')).toBeInTheDocument();
  becomes(checkoutStates.annualTrial);
  expect(screen.getByText('€0.00 today, €69.99 on 4 December')).toBeInTheDocument();
});

test('purchase button posts the press and the payment method before its script', () => {
  const { becomes } = open(checkoutStates.cardSaved);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: order });
  const posted = () => Object.fromEntries(new FormData(button.form ?? undefined, button));
  expect(button.form).toHaveAttribute('action', '/checkout');
  expect(posted()).toEqual({ purchase: 'true', paymentMethod: 'card' });

  becomes(checkoutStates.paypalNotApproved);
  expect(posted()).toEqual({ purchase: 'true', paymentMethod: 'paypal' });
});

test('without a connection: says so without moving focus, and the press is not repeated', async () => {
  const { onPurchase, becomes } = open(checkoutStates.annualTrial);
  await userEvent.click(screen.getByRole('button', { name: order }));
  becomes(checkoutStates.offline);
  const button = screen.getByRole('button', { name: 'Waiting for a connection' });
  expect(button).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
  await userEvent.click(button);
  expect(onPurchase).toHaveBeenCalledTimes(1);
});

test.each([
  ['cardDeclined', checkoutStates.cardDeclined],
  ['paypalCancelled', checkoutStates.paypalCancelled],
  ['paypalRefused', checkoutStates.paypalRefused],
  ['paypalUnavailable', checkoutStates.paypalUnavailable],
  ['paypalDeclined', checkoutStates.paypalDeclined],
])('payment says one time that nothing was charged, in %s', (_name, state: CheckoutState) => {
  open({ ...state, quote: checkoutStates.annualTrial.quote });
  const payment = screen.getByRole('heading', { name: 'How you pay' }).closest('section')?.parentElement;
  expect(payment?.textContent.match(/nothing (is|was) charged/gi) ?? []).toHaveLength(1);
});

test('loading a quote: the previous one stays and cannot be bought', async () => {
  const { onPurchase } = open(checkoutStates.quoteUpdating);
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('4 December')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Working out your order' }));
  expect(onPurchase).not.toHaveBeenCalled();
});

test('checking the payment: a second press is ignored', async () => {
  const { onPurchase } = open(checkoutStates.slowBank);
  await userEvent.click(screen.getByRole('button', { name: 'Checking your payment' }));
  expect(onPurchase).not.toHaveBeenCalled();
  expect(screen.getByText(/you will not be charged twice/)).toBeInTheDocument();
});

test('PayPal: the first press starts the approval, the press after it buys', async () => {
  const { onPurchase, onPayPalStart, becomes } = open(checkoutStates.paypalNotApproved);
  await userEvent.click(screen.getByRole('button', { name: 'Continue to PayPal' }));
  expect(onPayPalStart).toHaveBeenCalledTimes(1);
  expect(onPurchase).not.toHaveBeenCalled();

  becomes(checkoutStates.paypalApproved);
  expect(screen.getByText('Agreed at PayPal')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: order }));
  expect(onPurchase).toHaveBeenCalledTimes(1);
});

test('back from PayPal: the approval is announced where it was awaited, and the button has focus', () => {
  const { becomes } = open(checkoutStates.paypalApproving);
  const said = screen.getByText(/checking with PayPal/).closest('[role=status]');
  becomes(checkoutStates.paypalApproved);
  expect(said).toHaveTextContent('Agreed at PayPal');
  expect(screen.getByRole('button', { name: order })).toHaveFocus();
});

test('back from PayPal: focus stays where the buyer has moved it', async () => {
  const { becomes } = open(checkoutStates.paypalApproving);
  await userEvent.click(screen.getByText('Have a voucher?'));
  const voucher = screen.getByRole('textbox', { name: 'Voucher code' });
  await userEvent.click(voucher);
  becomes(checkoutStates.paypalApproved);
  expect(voucher).toHaveFocus();
});

test('back from PayPal without agreeing: says so, and not as an error', () => {
  open(checkoutStates.paypalCancelled);
  const notice = screen.getByText('You’re back from PayPal').closest('[data-tone]');
  expect(notice).toHaveAttribute('data-tone', 'info');
  expect(notice).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Continue to PayPal' })).toBeInTheDocument();
});

test('card frame stays mounted while it loads, after a refusal and while PayPal is chosen', () => {
  const { onCardFrameReady, becomes } = open(checkoutStates.cardPageLoading);
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details, on our payment partner’s page');
  fireEvent.load(frame);
  expect(onCardFrameReady.mock.lastCall?.[0]).toBe(frame.contentWindow);

  for (const state of [
    checkoutStates.annualTrial,
    checkoutStates.cardDeclined,
    checkoutStates.paypalNotApproved,
    checkoutStates.tabbedCard,
  ]) {
    becomes(state);
    expect(screen.getByTitle(frame.title)).toBe(frame);
  }
  expect(onCardFrameReady).toHaveBeenCalledTimes(1);
});

test('saved card: no form is shown', async () => {
  const { onCardReplace } = open(checkoutStates.cardSaved);
  expect(screen.getByText('Visa ending in 4242')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use another card' }));
  expect(onCardReplace).toHaveBeenCalledTimes(1);
});

test('cards only: no choice of payment methods', () => {
  open(checkoutStates.indiaCardsOnly);
  expect(screen.queryByRole('radio', { name: 'PayPal' })).not.toBeInTheDocument();
});

test.each([
  [checkoutStates.paypalDeclined, 'PayPal declined the payment'],
  [checkoutStates.cardExpired, 'This card has expired'],
  [checkoutStates.cardFieldsMissing, 'Your card details aren’t complete yet'],
  [checkoutStates.cardFieldInvalid, 'Something in the details doesn’t look right'],
  [checkoutStates.cardPageSilent, 'The card form isn’t responding'],
  [checkoutStates.quoteChangedMeanwhile, 'Your order has changed'],
  [checkoutStates.gatewayUnavailable, 'We can’t take payments just now'],
  [checkoutStates.tooManyPurchases, 'Let’s pause for a while'],
  [checkoutStates.tooManyCardPages, 'Let’s give the card form a rest'],
  [checkoutStates.totalChanged, 'The price has changed'],
  [checkoutStates.cardDeclined, 'This card wasn’t accepted'],
  [checkoutStates.paypalRefused, 'PayPal didn’t go through'],
  [checkoutStates.quoteFailed, 'We couldn’t work out your order'],
])('focus moves to the message, %#', (state: CheckoutState, title: string) => {
  const { becomes } = open(checkoutStates.annualTrial);
  becomes(state);
  expect(document.activeElement).toHaveAttribute('role', 'group');
  expect(document.activeElement).toHaveAccessibleName(title);
  expect(document.activeElement).toHaveAccessibleDescription(/[Nn]othing was charged/);
});

test('too many attempts: shows the minutes to wait, and the button stays usable', async () => {
  const { onPurchase, onCardPageRetry, becomes } = open(checkoutStates.tooManyPurchases);
  expect(screen.getByText(/Press again in 25 minutes/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: order }));
  expect(onPurchase).toHaveBeenCalledTimes(1);

  becomes(checkoutStates.tooManyCardPages);
  expect(screen.getByText(/opens again in 40 minutes/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onCardPageRetry).toHaveBeenCalledTimes(1);
});

test('changed quote: shows new and old price', () => {
  open(checkoutStates.totalChanged);
  expect(screen.getByText(/now costs €12.99 instead of €11.99/)).toBeInTheDocument();
});

test.each([
  ['a purchase made before', checkoutStates.alreadyBought],
  ['a purchase without an answer', checkoutStates.undecided],
])('%s leads to the subscription, and cannot be bought again', (_what, state: CheckoutState) => {
  open(state);
  expect(screen.getByRole('link', { name: 'Go to my subscription' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  expect(screen.queryByRole('button', { name: /Start|Pay|Order/ })).not.toBeInTheDocument();
});

test('refused voucher: shows the reason and the next step', async () => {
  const { onVoucherSubmit, becomes } = open(checkoutStates.annualTrial);
  await userEvent.click(screen.getByText('Have a voucher?'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Voucher code' }), ' SOON{Enter}');
  expect(onVoucherSubmit).toHaveBeenCalledWith('SOON');

  becomes(checkoutStates.voucherNotYet);
  expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveAccessibleDescription(
    'This voucher is valid from 1\u00a0January 2027. Keep it until then, or carry on without it.',
  );
  becomes(checkoutStates.voucherNotForPlan);
  expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveAccessibleDescription(
    'This voucher is for the family plan. Choose Family and we’ll apply it.',
  );
});

test('United States: asks for the postal code', async () => {
  const { onPostalCodeSubmit, becomes } = open(checkoutStates.unitedStatesPostalCodeWanted);
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), ' 1000 {Enter}');
  expect(onPostalCodeSubmit).toHaveBeenCalledWith('1000');

  becomes(checkoutStates.unitedStatesPostalCodeRefused);
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toBeInvalid();
});

test('United States: a postal code counts once its field is left, and is not asked for again', async () => {
  const { onPostalCodeSubmit } = open(checkoutStates.unitedStatesPostalCodeMissing);
  const field = screen.getByRole('textbox', { name: 'ZIP code' });
  await userEvent.click(field);
  await userEvent.tab();
  expect(onPostalCodeSubmit).not.toHaveBeenCalled();

  await userEvent.type(field, '10001');
  await userEvent.tab();
  expect(onPostalCodeSubmit.mock.calls).toEqual([['10001']]);
});

test('United States: with PayPal the button leads there before the postal code is known', () => {
  const { payment, ...rest } = checkoutStates.unitedStatesPostalCodeWanted;
  open({ ...rest, payment: { ...payment, chosen: 'paypal', paypal: { status: 'notApproved' } } });
  expect(screen.getByRole('button', { name: 'Continue to PayPal' })).toBeInTheDocument();
});

test('pressing without a postal code asks for it, pressing without a quote loads one', async () => {
  const { onPostalCodeSubmit, onQuoteRetry, onPurchase, becomes } = open(
    checkoutStates.unitedStatesPostalCodeWanted,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start 14 free days\u00a0· $0.00 today' }));
  expect(onPostalCodeSubmit).toHaveBeenCalledWith('');

  becomes(checkoutStates.unitedStatesPostalCodeMissing);
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveAccessibleDescription(
    'Sets the sales tax We need your ZIP code to work out tax.',
  );
  becomes(checkoutStates.quoteFailed);
  const button = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Try again' }).at(-1);
  expect(button?.closest('[data-bar]')).not.toBeNull();
  if (button) await userEvent.click(button);
  expect(onQuoteRetry).toHaveBeenCalledTimes(1);
  expect(onPurchase).not.toHaveBeenCalled();
});

test('choosing a country calls the handler with its code', async () => {
  const { onCountryChoose } = open(checkoutStates.annualTrial);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'India');
  expect(onCountryChoose).toHaveBeenCalledWith('IN');
});

test('hydrates the server HTML, and reports a choice made before hydration', () => {
  const calls = handlers();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(draw(checkoutStates.annualTrial, calls));
  page.querySelector<HTMLInputElement>('[value="B2CMONTHLY"]')?.click();
  page.querySelector<HTMLOptionElement>('[value="BR"]')?.setAttribute('selected', '');

  render(draw(checkoutStates.annualTrial, calls), { container: page, hydrate: true });
  expect(calls.onPlanChoose).toHaveBeenCalledWith('B2CMONTHLY');
  expect(calls.onCountryChoose).toHaveBeenCalledWith('BR');
});
