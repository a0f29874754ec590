import { expect, test } from 'vitest';
import { configure, screen } from '@testing-library/react';
import { sampleQuotes } from './Checkout.samples.ts';
import { checkoutStates } from './Checkout.states.ts';
import type { Quote } from './CheckoutState.ts';
import { open } from './testing/openCheckout.tsx';

// Checking the visibility of two hundred countries takes a second a query.
configure({ defaultHidden: true });

test('announces each new price once, but not the first', () => {
  const { becomes } = open(checkoutStates.loading);
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');

  becomes(checkoutStates.annualTrial);
  expect(spoken()).toBe('');

  becomes(checkoutStates.trialWithVoucher);
  expect(spoken()).toMatch(/^Your order has changed. You pay €0.00 today and €48.99 on 4\u00a0December 2026/);

  becomes(checkoutStates.quoteUpdating);
  expect(spoken()).toBe('Working out your order');
  becomes({
    ...checkoutStates.trialWithVoucher,
    quote: { status: 'ready', quote: sampleQuotes.annualTrial },
  });
  expect(spoken()).toMatch(/€69.99 on 4\u00a0December/);
});

test('a quote with the same sums and days is not announced as a change, before and after one that is', () => {
  const { becomes } = open(checkoutStates.annualTrial);
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  function requote(id: string, quote: Quote) {
    becomes(checkoutStates.quoteUpdating);
    becomes({ ...checkoutStates.annualTrial, quote: { status: 'ready', quote: { ...quote, id } } });
  }

  requote('second', sampleQuotes.annualTrial);
  expect(spoken().join('')).toBe('');
  requote('third', sampleQuotes.trialWithVoucher);
  expect(spoken().join('')).toMatch(/^Your order has changed/);
  requote('fourth', sampleQuotes.trialWithVoucher);
  expect(spoken().join('')).toBe('');
});
