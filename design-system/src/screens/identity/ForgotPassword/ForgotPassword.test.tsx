import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { forgotPasswordStates } from './ForgotPassword.states.ts';
import type { ForgotPasswordState } from './ForgotPasswordState.ts';

const links = { submit: '/login/forgot-password?plan=B2CMONTHLY', login: '/login?plan=B2CMONTHLY' };

function open(state: ForgotPasswordState) {
  return render(<ForgotPassword frame={sampleFrame} state={state} links={links} onSubmit={vi.fn()} />);
}

test('posts natively to its own address', () => {
  const { container } = open(forgotPasswordStates.ready);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
});

test.each([
  [forgotPasswordStates.tooManyAttempts, 'Let’s pause for a moment'],
  [forgotPasswordStates.unavailable, 'We can’t reach our servers'],
])('refused: shows the message and keeps the email, %#', (state, title) => {
  open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('alex.morgan@example.com');
});

test.each([
  [forgotPasswordStates.emailMissing, /We need your email/],
  [forgotPasswordStates.emailInvalid, /Please verify e-.?mail address is correct/],
])('a problem is the description of the field, %#', (state, words) => {
  open(state);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(words);
});

test('sent: names the address, takes focus, and leads to log in or to ask again', () => {
  const { container } = open(forgotPasswordStates.sent);
  expect(document.activeElement).toHaveTextContent('If alex.morgan@example.com has an account');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', links.login);
  expect(screen.getByRole('link', { name: 'Ask again' })).toHaveAttribute('href', links.submit);
  expect(container.querySelector('main form')).toBeNull();
});

test('a person who is signed in is led to the account, and is not asked to log in or to sign up', () => {
  const frame = { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } } as const;
  const page = (state: ForgotPasswordState) => (
    <ForgotPassword frame={frame} state={state} links={links} onSubmit={vi.fn()} />
  );
  const { rerender } = render(page(forgotPasswordStates.ready));
  expect(screen.queryByRole('link', { name: /log in|sign up/i })).toBeNull();
  rerender(page(forgotPasswordStates.sent));
  expect(screen.queryByRole('link', { name: 'Back to login' })).toBeNull();
  const { account } = frame.links;
  expect(screen.getByRole('link', { name: 'Back to your account' })).toHaveAttribute('href', account);
});

test('an address that arrives after the page was drawn fills the field, and replaces nothing that was typed', async () => {
  const page = (email: string) => (
    <ForgotPassword
      frame={sampleFrame}
      state={{ status: 'ready', values: { email }, problems: {} }}
      links={{ submit: '/login/forgot-password', login: '/login' }}
      onSubmit={vi.fn()}
    />
  );
  const { rerender } = render(page(''));
  rerender(page('nora@example.com'));
  expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com');

  await userEvent.type(screen.getByLabelText('Email'), '.au');
  rerender(page('sami@example.com'));
  expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com.au');
});
