import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormField } from './FormField.tsx';

function field(problem?: string) {
  return (
    <FormField label="Password" hint="At least 8 characters" problem={problem}>
      {(control) => <TextField {...control} name="password" />}
    </FormField>
  );
}

test('names and describes its control', () => {
  render(field());
  const input = screen.getByRole('textbox', { name: 'Password' });
  expect(input).toHaveAccessibleDescription('At least 8 characters');
  expect(input).toBeValid();
});

test('adds a problem to the description, and keeps the hint', () => {
  render(field('Your password is too short.'));
  const input = screen.getByRole('textbox');
  expect(input).toHaveAccessibleDescription('At least 8 characters Your password is too short.');
  expect(input).toBeInvalid();
});

test('reads the control, then its problem, then the button beside them', () => {
  render(
    <FormField
      label="ZIP code"
      problem="ZIP codes have five digits."
      action={<button type="submit">Use</button>}
    >
      {(control) => <TextField {...control} name="postalCode" />}
    </FormField>,
  );
  const input = screen.getByRole('textbox', { name: 'ZIP code' });
  const problem = screen.getByText('ZIP codes have five digits.');
  expect(input).toHaveAccessibleDescription('ZIP codes have five digits.');
  expect(input.compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(problem.compareDocumentPosition(screen.getByRole('button'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('announces a problem that appears later', () => {
  const { rerender } = render(field());
  rerender(field('Your password is too short.'));
  expect(screen.getByText('Your password is too short.').closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
});
