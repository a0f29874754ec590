import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ServerProblem } from './ServerProblem.tsx';

test('links to the same page again', () => {
  render(<ServerProblem frame={sampleFrame} links={{ again: '/plans', help: '/help' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'A moment of mist' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/plans');
});
