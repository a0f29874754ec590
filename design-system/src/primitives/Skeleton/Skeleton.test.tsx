import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Skeleton } from './Skeleton.tsx';
import { skeletonShapes } from './Skeleton.options.ts';

test.each(skeletonShapes)('the place of a %s is kept without a word', (shape) => {
  render(
    <div role="group" aria-label="Your order" aria-busy="true">
      <Skeleton shape={shape} />
    </div>,
  );
  const place = screen.getByRole('group', { name: 'Your order' }).firstElementChild;
  expect(place).toHaveAttribute('aria-hidden', 'true');
  expect(place).toHaveAttribute('data-shape', shape);
});

// A block within the words of a label or a heading would be taken out of it by the browser.
test('may stand within words', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstElementChild?.tagName).toBe('SPAN');
});
