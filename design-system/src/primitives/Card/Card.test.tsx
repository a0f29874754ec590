import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Card } from './Card.tsx';

test('is no landmark by itself, and one where it is given a role and a name', () => {
  render(<Card>At rest</Card>);
  expect(screen.getByText('At rest')).not.toHaveAttribute('role');

  render(
    <Card role="region" aria-label="Your order" elevation="float">
      Afloat
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveAttribute('data-elevation', 'float');
});

test('lies on the paper unless it is the one that matters', () => {
  render(<Card>At rest</Card>);
  expect(screen.getByText('At rest')).toHaveAttribute('data-elevation', 'rest');
});
