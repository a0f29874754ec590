import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutError } from './CheckoutError.tsx';
import { checkoutErrorStates, checkoutErrorVariants } from './CheckoutError.states.ts';
import type { CheckoutErrorState } from './CheckoutErrorState.ts';

const links = {
  subscription: '/subscription',
  checkout: '/checkout',
  otherCard: '/checkout?card=new',
  help: '/help',
};

function show(state: CheckoutErrorState) {
  render(<CheckoutError frame={sampleFrame} state={state} links={links} />);
}

test('names the day of the next renewal where there is one', () => {
  show(checkoutErrorStates.ALREADY_SUBSCRIBER);
  expect(screen.getByRole('heading', { level: 1, name: 'Whoops' })).toBeInTheDocument();
  expect(screen.getByText(/already a subscriber.*renews on 4 December 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to my subscription' })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test('leads on without the voucher that is not for this account', () => {
  show(checkoutErrorStates.CANNOT_SUBSCRIBE);
  expect(screen.getByText(/voucher SLEEP30/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on without it' })).toHaveAttribute('href', '/checkout');
});

test('lets the service speak about what we have no words for', () => {
  const { title, description, cta, ctaLink } = checkoutErrorVariants.inTheWordsOfTheService;
  show(checkoutErrorVariants.inTheWordsOfTheService);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(description)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: cta })).toHaveAttribute('href', ctaLink);
});

test('speaks itself where the service sent nothing', () => {
  show({ status: 'unknown' });
  expect(screen.getByRole('heading', { level: 1, name: 'Whoops' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
});
