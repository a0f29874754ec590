import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Account } from './Account.tsx';
import { accountStates as states } from './Account.states.ts';
import type { AccountState } from './AccountState.ts';
import { sampleAccountLinks } from './sampleAccountLinks.ts';

const open = (state: AccountState) =>
  render(<Account frame={sampleFrame} state={state} links={sampleAccountLinks} />);

test.each([
  [states.emailOpen, 'Send me a code', 'email'],
  [states.emailConfirmCodeSent, 'Confirm', 'email'],
  [states.languageOpen, 'Save', 'language'],
  [states.passwordOpen, 'Save', 'password'],
  [states.codeToSend, 'Send me a code', 'password'],
])('an open form posts to the address that opens it, %#', (state, button, change) => {
  open(state);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', `/user?change=${change}`);
});

test.each([
  [states.passwordOpen, false],
  [states.passwordMissing, true],
  [states.passwordRefused, true],
  [states.passwordWrong, true],
])('password: says that the fields are empty again where the form was refused, %#', (state, emptied) => {
  open(state);
  expect(screen.queryAllByText(/these fields are empty again/)).toHaveLength(emptied ? 1 : 0);
});
