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

test('a lowered price is read before the later one, which a word introduces', () => {
  render(
    <PlanTile
      marker="annual"
      name="Annual"
      price="€34.99"
      per="for the first year"
      ordinaryPrice={{ price: '€69.99', words: 'Instead of €69.99:' }}
      afterwards={{ lead: 'then', price: '€69.99', per: 'a year from 4 December 2027' }}
      points={[]}
      action={{ label: 'Choose annual', href: '/checkout?plan=B2CANNUAL' }}
    />,
  );
  expect(screen.getByRole('article', { name: 'Annual' })).toHaveTextContent(
    '€34.99for the first yearthen€69.99a year from 4 December 2027',
  );
});
