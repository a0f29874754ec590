import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordStates } from './NewPassword.states.ts';
import type { NewPasswordState } from './NewPasswordState.ts';

const links = {
  submit: '/login/forgot-password/new?plan=B2CMONTHLY',
  goOn: '/login/forgot-password/new?plan=B2CMONTHLY',
  switchAccount: '/logout?back=/login/forgot-password/new',
  link: '/manage-identities',
  stay: '/',
  logIn: '/login?plan=B2CMONTHLY',
  askForNew: '/login/forgot-password?plan=B2CMONTHLY',
  help: '/help',
};

function open(state: NewPasswordState) {
  return render(<NewPassword frame={sampleFrame} state={state} links={links} onSubmit={vi.fn()} />);
}

test('posts natively to its own address, and names the account', () => {
  const { container } = open(newPasswordStates.ready);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(screen.getByText('a•••@example.com', { exact: false })).toBeInTheDocument();
});

test('posts with the passwords which link the form belongs to', () => {
  const { container } = open(newPasswordStates.ready);
  const form = container.querySelector<HTMLFormElement>('main form') ?? undefined;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    linkFingerprint: newPasswordStates.ready.linkFingerprint,
    password: '',
    confirmation: '',
  });
});

test('says what else a new password removes, where there is anything', () => {
  const { unmount } = open(newPasswordStates.removesOtherLogins);
  expect(screen.getByText(/a new password also removes connected accounts and passkeys/)).toBeInTheDocument();
  expect(screen.queryByText(/workplace/)).not.toBeInTheDocument();
  unmount();
  const { unmount: closeWorkplace } = open(newPasswordStates.removesWorkplace);
  expect(screen.getByText(/also removes connected accounts/)).toBeInTheDocument();
  expect(screen.getByText(/Your access through your workplace ends with it/)).toBeInTheDocument();
  closeWorkplace();
  open(newPasswordStates.ready);
  expect(screen.queryByText(/also removes/)).not.toBeInTheDocument();
});

test('another account is logged in: no form for the password, before it is left', () => {
  open(newPasswordStates.otherAccount);
  expect(screen.getByText('sam.rivers@example.com')).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Log out and continue' }).form,
  ).toHaveAttribute('action', links.switchAccount);
});

test.each([
  [newPasswordStates.fieldsMissing, 'New password', /We need a password/],
  [newPasswordStates.fieldsMissing, 'New password again', /type the password once more/],
  [newPasswordStates.tooShort, 'New password', /Password must be at least 8 characters long/],
  [newPasswordStates.startsWithSpace, 'New password', /cannot start with a space/],
  [newPasswordStates.different, 'New password again', /Please make sure the passwords match/],
])('a problem is the description of its field, %#', (state, label, words) => {
  open(state);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
});

test.each([
  [newPasswordStates.tooManyAttempts, 'Let’s pause for a moment'],
  [newPasswordStates.unavailable, 'We can’t reach our servers'],
])('refused: shows the message above the empty fields, %#', (state, title) => {
  open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test.each([
  [newPasswordStates.invalidLink, 'Ask for a new link', links.askForNew],
  [newPasswordStates.otherLinkOpened, 'Use the newer link', links.goOn],
  [newPasswordStates.done, 'Log in', links.logIn],
])('without a form: the words take focus and a link leads on, %#', (state, name, href) => {
  const { container } = open(state);
  expect(document.activeElement?.tagName).toBe('SPAN');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(container.querySelector('main form')).toBeNull();
});
