import { expect, test } from 'vitest';
import { render } from '@testing-library/react';
import { MoonPhase } from './MoonPhase.tsx';

test.each([
  ['a new moon has nothing lit', 0, 'M20 0A20 20 0 0 1 20 40A20 20 0 0 0 20 0Z'],
  ['a crescent curves inwards', 0.25, 'M20 0A20 20 0 0 1 20 40A10 20 0 0 0 20 0Z'],
  ['a half moon ends in a straight line', 0.5, 'M20 0A20 20 0 0 1 20 40A0 20 0 0 1 20 0Z'],
  ['a full moon is a whole circle', 1, 'M20 0A20 20 0 0 1 20 40A20 20 0 0 1 20 0Z'],
  ['more than full is full', 1.2, 'M20 0A20 20 0 0 1 20 40A20 20 0 0 1 20 0Z'],
])('%s', (_sentence, phase, shape) => {
  const { container } = render(<MoonPhase phase={phase} />);

  expect(container.querySelector('path')).toHaveAttribute('d', shape);
});
