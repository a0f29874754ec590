import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { KeepAccount } from './KeepAccount.tsx';
import { keepAccountStates } from './KeepAccount.states.ts';
import type { KeepAccountState } from './KeepAccountState.ts';

const links = { submit: '/de/user/keep', logout: '/de/logout', home: '/de' };
const open = (state: KeepAccountState) =>
  render(<KeepAccount frame={sampleFrame} state={state} links={links} />);

test('keeps the account by a native form, for the user whom it was drawn for', () => {
  open(keepAccountStates.ready);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep account' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form?.querySelector('[name=userId]')).toHaveValue(keepAccountStates.ready.userId);
  expect(screen.getByText(/December 22, 2026|22 December 2026/)).toBeInTheDocument();
});

test('a deletion that has begun cannot be taken back', () => {
  open(keepAccountStates.begun);
  expect(screen.queryByRole('button', { name: 'Keep account' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/de');
});
