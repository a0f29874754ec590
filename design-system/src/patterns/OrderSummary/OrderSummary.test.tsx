import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { OrderSummary } from './OrderSummary.tsx';

test('is a named region, and says while it is being worked out again', () => {
  const { rerender } = render(<OrderSummary title="Your order" plan="Annual" />);
  const region = screen.getByRole('region', { name: 'Your order' });
  expect(region).toHaveTextContent('Annual');
  expect(region).not.toHaveAttribute('aria-busy');
  rerender(<OrderSummary title="Your order" plan="Annual" busy />);
  expect(region).toHaveAttribute('aria-busy', 'true');
});
