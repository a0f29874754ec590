import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Text } from './Text.tsx';

test('is a paragraph that can be pointed at', () => {
  render(<Text id="note">Then €69.99 a year.</Text>);
  expect(screen.getByRole('paragraph')).toHaveAttribute('id', 'note');
});
