import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { FamilyPlan } from './FamilyPlan.tsx';

test('has a heading, and links home', () => {
  render(<FamilyPlan frame={sampleFrame} links={{ home: '/' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A new page');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
