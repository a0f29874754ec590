import { expect, test } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField.tsx';

// ASVS V2.1.12
test('shows and hides what was typed', async () => {
  render(<PasswordField aria-label="Password" revealLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'moonlight');
  expect(input).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('moonlight');
});

test('hides the password when its form is sent', async () => {
  render(
    <form aria-label="Log in">
      <PasswordField aria-label="Password" revealLabel="Show password" hideLabel="Hide password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
