import { expect, test } from 'vitest';
import { render } from '@testing-library/react';
import { Scene } from './Scene.tsx';

test('stays out of the accessibility tree', () => {
  const { container } = render(<Scene name="lake" />);

  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test('brings layers to animate only where it breathes', () => {
  const { container, rerender } = render(<Scene name="lake" />);
  expect(container.firstChild).toBeEmptyDOMElement();

  rerender(<Scene name="still" />);
  expect(container.firstChild).not.toBeEmptyDOMElement();
});

test('is drawn later only where it is told to', () => {
  const { container, rerender } = render(<Scene name="foot" later />);
  expect(container.firstChild).toHaveAttribute('data-later');

  rerender(<Scene name="foot" />);
  expect(container.firstChild).not.toHaveAttribute('data-later');
});
