import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OrderSummary } from './OrderSummary.tsx';

const lines = [
  { label: 'Stillpoint annual', amount: '€69.99' },
  { label: 'Voucher', amount: '−€21.00', tone: 'less' as const },
];

test('ties each amount to its line', () => {
  render(<OrderSummary title="Your order" lines={lines} total={{ label: 'Due today', amount: '€0.00' }} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent);
  expect(terms).toEqual(['Stillpoint annual', 'Voucher']);
  expect(amounts).toEqual(['€69.99', '−€21.00']);
});

test('says while it is being worked out again', () => {
  render(<OrderSummary title="Your order" lines={lines} busy />);
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveAttribute('aria-busy', 'true');
});
