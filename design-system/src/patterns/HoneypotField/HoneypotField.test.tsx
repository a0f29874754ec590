import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoneypotField } from './HoneypotField.tsx';

test('is found by programs, and by no reader, Tab key or autofill', async () => {
  const { container } = render(<HoneypotField name="website" label="Please leave this field empty" />);
  const field = container.querySelector('[name=website]');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.tab();
  expect(field).not.toHaveFocus();
});
