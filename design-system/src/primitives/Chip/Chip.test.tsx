import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Button } from '../Button/Button.tsx';
import { Chip } from './Chip.tsx';

test('marks with its words, and not with a colour alone', () => {
  render(<Chip tone="warm">Ends soon</Chip>);
  expect(screen.getByText('Ends soon')).toHaveAttribute('data-tone', 'warm');
});

test('belongs to the name of what it stands in', () => {
  render(
    <Button>
      Annual <Chip tone="sun">Most popular</Chip>
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Annual Most popular' })).toBeInTheDocument();
});

test('cannot be pressed or reached', () => {
  render(<Chip>Up to 6</Chip>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Up to 6')).not.toHaveAttribute('tabindex');
});
