import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { PlanMarker } from './PlanMarker.tsx';

test.each([
  ['monthly', 1],
  ['annual', 1],
  ['family', 6],
] as const)('draws a %s plan as %i circles, and leaves its name to the words beside it', (kind, circles) => {
  render(
    <label>
      <input type="radio" name="plan" />
      <PlanMarker kind={kind} />
      Calm for all
    </label>,
  );
  const label = screen.getByText('Calm for all');
  expect(label.querySelectorAll('circle')).toHaveLength(circles);
  expect(screen.getByRole('radio', { name: 'Calm for all' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('is lit where the plan is taken, and there alone', () => {
  const { container, rerender } = render(<PlanMarker kind="annual" chosen />);
  expect(container.querySelector('svg')).toHaveAttribute('data-chosen');

  rerender(<PlanMarker kind="annual" />);
  expect(container.querySelector('svg')).not.toHaveAttribute('data-chosen');
});
