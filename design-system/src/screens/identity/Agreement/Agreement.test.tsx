import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Agreement } from './Agreement.tsx';

test('terms and privacy policy are linked where they are named', () => {
  render(<Agreement links={{ terms: '/terms', privacy: '/privacy' }} />);
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
});
