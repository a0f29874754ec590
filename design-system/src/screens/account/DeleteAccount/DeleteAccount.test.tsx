import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { deleteAccountStates } from './DeleteAccount.states.ts';
import type { DeleteAccountState } from './DeleteAccountState.ts';

const links = {
  submit: '/de/user/delete',
  account: '/de/user',
  cancelSubscription: '/de/subscription/cancel',
  forgotPassword: '/de/login/forgot-password',
  login: '/de/login',
  home: '/de',
  switchAccount: '/logout?back=/de/user/delete',
  help: '/help',
};
const open = (state: DeleteAccountState) =>
  render(<DeleteAccount frame={sampleFrame} state={state} links={links} />);
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

test('says what stays and for how long, and posts natively for the user whom it was drawn for', () => {
  open(deleteAccountStates.everBought);
  expect(screen.getByText(/8 years/)).toBeInTheDocument();
  expect(screen.getByText(/isn’t refunded/)).toBeInTheDocument();
  const form = button('Delete account')?.form;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form?.querySelector('[name=userId]')).toHaveValue(deleteAccountStates.ready.userId);
});

test('payments are not spoken of where nothing was bought', () => {
  open(deleteAccountStates.ready);
  expect(screen.queryByText(/invoices/)).not.toBeInTheDocument();
});

test.each([
  [deleteAccountStates.presentMissing, 'Your current password', /current password/],
  [deleteAccountStates.presentWrong, 'Your current password', /isn’t your password/],
  [deleteAccountStates.codeWrong, 'Code from the email', /4\u00a0tries left/],
  [deleteAccountStates.codeExpired, 'Code from the email', /./],
])('what is wrong with a proof is the description of its field, %#', (state, label, words) => {
  open(state);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
});

test('before a code is sent, nothing can be deleted', () => {
  open(deleteAccountStates.code);
  expect(button('Delete account')).not.toBeInTheDocument();
  expect(button('Send me a code')).toHaveAttribute('value', 'code');
});

test('a subscription that renews leads to the page that cancels it', () => {
  open(deleteAccountStates.subscriptionRenews);
  expect(screen.getByRole('link', { name: 'Cancel subscription' })).toHaveAttribute(
    'href',
    links.cancelSubscription,
  );
  expect(button('Delete account')).not.toBeInTheDocument();
});

test('another account has no form that deletes', () => {
  open(deleteAccountStates.otherAccount);
  expect(button('Delete account')).not.toBeInTheDocument();
});
