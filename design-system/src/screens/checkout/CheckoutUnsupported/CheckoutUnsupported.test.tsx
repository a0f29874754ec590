import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutUnsupported } from './CheckoutUnsupported.tsx';
import { checkoutUnsupportedStates, checkoutUnsupportedVariants } from './CheckoutUnsupported.states.ts';
import type { CheckoutUnsupportedState } from './CheckoutUnsupportedState.ts';

const links = { continue: '/checkout?plan=B2CMONTHLY', plans: '/plans', help: '/help' };

function show(state: CheckoutUnsupportedState) {
  render(<CheckoutUnsupported frame={sampleFrame} state={state} links={links} />);
}

test('an unknown plan: says what happened, and continues', () => {
  show(checkoutUnsupportedStates.unknownPlan);
  expect(
    screen.getByText(/We’re experiencing a small hiccup while starting up the page!/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', links.continue);
});

test('a plan that is not sold: names the nearest one with its price and free days', () => {
  show(checkoutUnsupportedStates.notSold);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This plan is no longer available');
  expect(
    screen.getByText(/our annual plan, at €69.99 a year. The first 14 days are free. Nothing was charged/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue with annual' })).toHaveAttribute('href', links.continue);
  expect(screen.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', links.plans);
});

test.each([
  [checkoutUnsupportedVariants.nearestIsMonthly, 'our monthly plan, at $12.99 a month. Sales tax is added.'],
  [checkoutUnsupportedVariants.nearestIsFamily, 'our family plan, at ₹2,999.00 a year. Nothing was charged'],
])('the nearest plan has the words of its kind and period, %#', (state, words) => {
  show(state);
  expect(document.body.textContent).toContain(words);
});
