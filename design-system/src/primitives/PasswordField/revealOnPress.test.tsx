import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { PasswordField } from './PasswordField.tsx';
import { revealPasswordsOnPress } from './revealOnPress.ts';

test('on a page that is not hydrated, the button shows and hides what was typed', async () => {
  document.body.innerHTML = renderToString(
    <PasswordField aria-label="Password" revealLabel="Show password" hideLabel="Hide password" />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  revealPasswordsOnPress(document);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'moonlight');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('moonlight');
});
