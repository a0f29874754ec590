import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { NotFound } from './NotFound.tsx';

test('links to the home page', () => {
  render(<NotFound frame={sampleFrame} links={{ home: '/', help: '/help' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Whoops! Something’s changed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
