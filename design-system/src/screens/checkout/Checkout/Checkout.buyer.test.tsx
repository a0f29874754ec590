import { expect, test } from 'vitest';
import { configure, screen } from '@testing-library/react';
import { sampleCheckoutLinks } from './Checkout.sampleLinks.ts';
import { checkoutStates } from './Checkout.states.ts';
import { open } from './testing/openCheckout.tsx';

// Checking the visibility of two hundred countries takes a second a query.
configure({ defaultHidden: true });

const order = 'Order with obligation to pay';

test('members of a family are told above the order that they leave it with a family plan of their own', () => {
  open(checkoutStates.inAFamily);
  const notice = screen.getByText(/You’re in Alex Morgan’s family/);
  const button = screen.getByRole('button', { name: order });
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('members of a family who buy a plan for themselves are told of no leaving', () => {
  open({ ...checkoutStates.annualTrial, buyer: checkoutStates.inAFamily.buyer });
  expect(screen.queryByText(/You’re in Alex Morgan’s family/)).not.toBeInTheDocument();
  expect(screen.getByText(/through Alex Morgan’s family plan/)).toBeVisible();
});

test('who is in a family is told so above the order, and can buy all the same', () => {
  open(checkoutStates.familyMember);
  expect(screen.getByText('You have access through Petra’s family plan')).toBeVisible();
  const family = screen.getByRole('link', { name: 'See the family' });
  expect(family).toHaveAttribute('href', sampleCheckoutLinks.family);
  const button = screen.getByRole('button', { name: order });
  expect(family.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('who has an employer that pays is told so above the order, and can buy all the same', () => {
  open(checkoutStates.employerPays);
  const app = screen.getByRole('link', { name: 'Open Stillpoint' });
  expect(app).toHaveAttribute('href', sampleCheckoutLinks.app);
  const button = screen.getByRole('button', { name: order });
  expect(app.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
