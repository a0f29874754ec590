import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SignUp } from './SignUp.tsx';
import { signUpStates } from './SignUp.states.ts';
import type { SignUpState } from './SignUpState.ts';

function open(state: SignUpState) {
  const links = {
    submit: '/register',
    login: '/login',
    terms: '/terms',
    privacy: '/privacy',
    connections: sampleConnectionLinks,
  };
  render(<SignUp frame={sampleFrame} state={state} links={links} onSubmit={vi.fn()} />);
}

test.each([
  [signUpStates.emailTaken, 'You already have an account'],
  [signUpStates.tooManyAttempts, 'Let’s pause for a moment'],
  [signUpStates.expired, 'This page was open for a long time'],
  [signUpStates.unavailable, 'We can’t reach our servers'],
])('refused sign-up: shows the message and keeps what was typed, %#', (state, title) => {
  open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByLabelText('Full name')).toHaveValue('Alex Morgan');
  expect(screen.getByLabelText('Email')).toHaveValue('alex.morgan@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('empty fields: the password is asked for, not called too short', () => {
  open(signUpStates.fieldsMissing);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'At least 8 characters We need a password to continue.',
  );
});

test('wrong fields: messages are the descriptions of the fields, and consent is kept', () => {
  open(signUpStates.fieldsWrong);
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/first and last name/);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/double-checking your email/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/password is too short/);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test.each([
  [signUpStates.nameTooLong, /up to 100 characters each/],
  [signUpStates.nameIsAddress, /looks like a web or email address/],
  [signUpStates.nameHasOtherCharacters, /can’t be used in a name/],
])(
  'refused name: the message is the description of the field, and what was typed is kept, %#',
  (state, message) => {
    open(state);
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Full name')).toHaveValue(state.values.fullname);
  },
);

// ASVS V2.1.11
test('browsers and password managers know what the fields are', () => {
  open(signUpStates.ready);
  expect(screen.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('consent to marketing emails starts unticked', () => {
  open(signUpStates.ready);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test.each([
  [signUpStates.planWaiting, 'Annual · 14 days free, then €69.99 a year'],
  [signUpStates.monthlyPlanWaiting, 'Monthly · $12.99 a month plus tax'],
  [signUpStates.invitationWaiting, 'Next: the invitation of Uma to their family plan.'],
  [signUpStates.unnamedBuddyWaiting, 'Next: ask to be buddies.'],
])('names the plan that waits at the checkout, or whose link comes next, %#', (state, line) => {
  open(state);
  expect(screen.getByText(line)).toBeInTheDocument();
});

test('names the voucher of the plan that waits, its price, and what comes after it', () => {
  open(signUpStates.planWaitingWithVoucher);
  const line = screen.getByText(/days free/);
  expect(line).toHaveTextContent('Annual · 14 days free, then €48.99 a year', { normalizeWhitespace: true });
  expect(line).toHaveTextContent(/With voucher SLEEP30 for 12\smonths, after that €69.99 a year./);
});

test('companies: a link to each that is offered', () => {
  open(signUpStates.ready);
  expect(screen.getByRole('link', { name: 'Continue with Spotify' })).toHaveAttribute(
    'href',
    '/auth/with/spotify',
  );
  expect(screen.queryByRole('link', { name: /Personify Health/ })).not.toBeInTheDocument();
});

test('no company is offered: the form stands alone', () => {
  open(signUpStates.withoutConnections);
  expect(screen.queryByRole('group', { name: 'Continue with' })).not.toBeInTheDocument();
  expect(screen.queryByText('or with your email')).not.toBeInTheDocument();
});
