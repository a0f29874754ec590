import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField.tsx';

test('holds what is typed without a handler', async () => {
  render(<TextField aria-label="Full name" defaultValue="Alex" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), ' Morgan');
  expect(screen.getByRole('textbox')).toHaveValue('Alex Morgan');
});
