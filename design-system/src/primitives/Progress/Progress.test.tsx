import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Progress } from './Progress.tsx';

test('says how far it has come', () => {
  render(<Progress label="Opening your account" value={0.25} />);
  expect(screen.getByRole('progressbar', { name: 'Opening your account' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
});

test('claims no figure that it does not know', () => {
  render(<Progress label="Opening your account" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
