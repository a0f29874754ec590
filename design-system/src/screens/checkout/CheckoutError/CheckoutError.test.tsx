import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutError } from './CheckoutError.tsx';
import { checkoutErrorStates, checkoutErrorVariants } from './CheckoutError.states.ts';
import type { CheckoutErrorState } from './CheckoutErrorState.ts';

const links = {
  checkout: '/checkout',
  switchAccount: '/logout',
  help: '/help',
  instead: { B2CMONTHLY: '/checkout?plan=B2CMONTHLY', B2C14DANNUAL: '/checkout?plan=B2C14DANNUAL' },
};

function show(state: CheckoutErrorState) {
  render(<CheckoutError frame={sampleFrame} state={state} links={links} />);
}

test('shows the day of the next renewal if known', () => {
  show(checkoutErrorStates.ALREADY_SUBSCRIBER);
  expect(screen.getByRole('heading', { level: 1, name: 'Whoops' })).toBeInTheDocument();
  expect(screen.getByText(/already a subscriber.*renews on 4 December 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to my subscription' })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test('free days for a subscriber: suggests the monthly and the annual plan, and what to do first', () => {
  show(checkoutErrorVariants.trialRefused);
  expect(
    screen.getByText(/renews on 4 December 2026\..*To move to a monthly or annual plan/),
  ).toBeInTheDocument();
});

test('free days for a subscriber whose plan can be followed: leads to the monthly and the annual plan', () => {
  show(checkoutErrorVariants.trialRefusedPlansInstead);
  expect(screen.getByText(/Another plan can begin when what you have paid for ends/)).toBeInTheDocument();
  const actions = within(screen.getByRole('main')).getAllByRole('link');
  expect(actions.map((action) => [action.textContent, action.getAttribute('href')])).toEqual([
    ['Choose Monthly', '/checkout?plan=B2CMONTHLY'],
    ['Choose Annual', '/checkout?plan=B2C14DANNUAL'],
    ['Go to my subscription', '/subscription'],
    ['Get help', '/help'],
  ]);
});

test.each(Object.values(checkoutErrorStates))('$status: one action leads on', (state) => {
  show(state);
  expect(screen.getByRole('heading', { level: 1, name: 'Whoops' })).toBeInTheDocument();
  if (state.status === 'NOT_YOUR_ACCOUNT') {
    expect(screen.getByRole('button', { name: 'Switch account' })).toBeInTheDocument();
    return;
  }
  const ctaLink = 'ctaLink' in state ? state.ctaLink : links.checkout;
  const [action, help] = within(screen.getByRole('main')).getAllByRole('link');
  expect(action).toHaveAttribute('href', ctaLink);
  expect(help).toHaveAttribute('href', links.help);
  if ('renewalDate' in state) expect(screen.getByText(/4 December 2026/)).toBeInTheDocument();
});

test('follows the title, the action and the address of the service', () => {
  const words = { title: 'One moment', cta: 'See your plan', ctaLink: '/en/plan' };
  show({ status: 'CANNOT_UPGRADE', ...words });
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.cta })).toHaveAttribute('href', words.ctaLink);
});

test('refused voucher: links to checkout without it', () => {
  show(checkoutErrorStates.CANNOT_SUBSCRIBE);
  expect(screen.getByText(/voucher SLEEP30/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Carry on without it' })).toHaveAttribute('href', '/checkout');
});

// "Nothing was charged" would be a claim that is not known to be true.
test('another account: an order that was sent before is not told as not made', () => {
  show(checkoutErrorVariants.otherAccountMayHaveBought);
  expect(screen.getByText(/We don’t know yet whether your order went through/)).toBeInTheDocument();
  expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Switch account' });
  expect(button.form).toHaveAttribute('action', '/logout');
});

test('unknown code: shows the words of the service', () => {
  const { title, description, cta, ctaLink } = checkoutErrorVariants.inTheWordsOfTheService;
  show(checkoutErrorVariants.inTheWordsOfTheService);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(description)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: cta })).toHaveAttribute('href', ctaLink);
});

test('unknown code without words: shows a general message', () => {
  show({ status: 'unknown' });
  expect(screen.getByRole('heading', { level: 1, name: 'Whoops' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
});
