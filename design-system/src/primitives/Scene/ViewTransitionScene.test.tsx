import { expect, test } from 'vitest';
import { render } from '@testing-library/react';
import { ViewTransitionScene } from './ViewTransitionScene.tsx';

test('brings the circle that moves to the next page, outside of the accessibility tree', () => {
  const { container } = render(<ViewTransitionScene name="lake" />);

  expect(container.querySelectorAll('[data-circle]')).toHaveLength(1);
  expect(container.firstChild).toHaveAttribute('data-scene', 'lake');
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
