import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { PlanTile } from './PlanTile.tsx';

test('is named by its plan, and leads to it', () => {
  render(
    <PlanTile
      marker="monthly"
      name="Monthly"
      price="€12.99"
      per="a month"
      points={['Cancel in two taps']}
      action={{ label: 'Choose monthly', href: '/checkout?plan=B2CMONTHLY' }}
    />,
  );
  const tile = screen.getByRole('article', { name: 'Monthly' });
  expect(tile).toHaveTextContent('€12.99a month');
  expect(within(tile).getByRole('link', { name: 'Choose monthly' })).toHaveAttribute(
    'href',
    '/checkout?plan=B2CMONTHLY',
  );
});
