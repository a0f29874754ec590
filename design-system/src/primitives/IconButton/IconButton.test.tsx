import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { IconButton } from './IconButton.tsx';

test('says what its press does', () => {
  render(<IconButton icon="x" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
});
