import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { FieldProblem } from './FieldProblem.tsx';

test('describes the control that names it', () => {
  render(
    <>
      <input aria-label="Street" aria-describedby="problem" />
      <div id="problem">
        <FieldProblem>We need your street.</FieldProblem>
      </div>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('We need your street.');
});
