import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { SwitchAccount } from './SwitchAccount.tsx';

test('its button posts to the address that logs out', () => {
  render(<SwitchAccount action="/logout?redirectOnSuccess=/login">Use another account</SwitchAccount>);
  const button = screen.getByRole('button', { name: 'Use another account' });

  expect((button as HTMLButtonElement).type).toBe('submit');
  expect((button as HTMLButtonElement).form).toHaveAttribute('action', '/logout?redirectOnSuccess=/login');
  expect((button as HTMLButtonElement).form?.method).toBe('post');
});
