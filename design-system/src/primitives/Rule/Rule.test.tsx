import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Rule } from './Rule.tsx';

test('parts two thoughts for those who hear them too', () => {
  render(<Rule />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
