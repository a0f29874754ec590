import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { OwnerProofState } from '../OwnerProofState.ts';
import { OwnerProof } from './OwnerProof.tsx';

const proof = (state: Partial<OwnerProofState>) => (
  <form>
    <OwnerProof
      state={{ proof: 'app', problems: {}, ...state }}
      links={{ forgotPassword: '/login/forgot-password' }}
      submit={<Button type="submit">Go on</Button>}
    />
  </form>
);

const sentBy = (name: string) => {
  const button = screen.getByRole('button', { name });
  return [button.getAttribute('name'), button.getAttribute('value')];
};

test('a code of the app is typed beside the password, and says where it is from', () => {
  const { container } = render(proof({}));
  expect(screen.getByLabelText('Your current password')).toHaveAttribute('name', 'present');
  expect(screen.getByLabelText('Code from the app')).toHaveAttribute('name', 'code');
  expect(container.querySelector('input[name=by]')).toHaveValue('app');
  // The first one that submits is the one that Enter presses.
  expect(container.querySelector('[type=submit]')).toHaveTextContent('Go on');
  expect(sentBy('Email me a code instead')).toEqual(['action', 'code']);
});

test('the password can be shown, as at the login', async () => {
  render(proof({ proof: 'present' }));
  const password = screen.getByLabelText('Your current password');
  await userEvent.click(screen.getByRole('button', { name: 'Show current password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide current password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test.each(['present', 'app', 'code'] as const)(
  'what proves the owner, %s, is begun with the same words',
  (kind) => {
    const { rerender } = render(proof({ proof: kind }));
    expect(screen.getByText('First, show us that it’s you.')).toBeInTheDocument();
    rerender(proof({ proof: 'fresh' }));
    expect(screen.queryByText('First, show us that it’s you.')).not.toBeInTheDocument();
  },
);

test('a code that is asked for beside another proof says that it is', () => {
  render(proof({ proof: 'code', alsoByCode: true }));
  expect(screen.getByText('This also takes a code by email.')).toBeInTheDocument();
  expect(screen.queryByText('First, show us that it’s you.')).not.toBeInTheDocument();
});

test('a wrong code of the app says so at its field, and how many tries are left', () => {
  render(proof({ problems: { app: 'wrong' }, triesLeft: 4 }));
  expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(
    /That isn’t the code.*You have 4\stries left\./,
  );
  expect(screen.getByLabelText('Your current password')).toBeValid();
});

test('another code that is asked for too soon leads to the field for the last one, without a scolding', () => {
  render(proof({ proof: 'code', codeSentTo: 'a•••@gmail.com', waitMinutes: 1, codeAskedTooSoon: true }));
  expect(screen.getByText('The last code is still on its way')).toBeInTheDocument();
  expect(screen.getByText(/You can ask for the next one in 1\sminute\./)).toBeInTheDocument();
  expect(screen.queryByText(/a lot of attempts/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Code from the email')).toBeInTheDocument();
});

test('beside a mailed code, the app can be used', () => {
  const { container } = render(proof({ proof: 'code', codeSentTo: 'a•••@gmail.com', others: ['app'] }));
  expect(screen.getByLabelText('Code from the email')).toHaveAttribute('name', 'code');
  expect(container.querySelector('input[name=by]')).toBeNull();
  expect(sentBy('Use the authenticator app')).toEqual(['action', 'app']);
});

test('the button for a passkey is there for who has one, hidden until the script of the page shows it', () => {
  const { rerender } = render(proof({ proof: 'present', others: ['passkey'] }));
  const button = screen.getByText('Confirm with a passkey').closest('button');
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('data-passkey', 'ask');
  expect(button).not.toBeVisible();
  rerender(proof({ proof: 'present', others: ['passkey'], passkey: 'offered' }));
  expect(screen.getByRole('button', { name: 'Confirm with a passkey' })).toBeVisible();
  rerender(proof({ proof: 'present' }));
  expect(screen.queryByText('Confirm with a passkey')).not.toBeInTheDocument();
});

test.each([
  ['unused', 'No passkey was used.'],
  ['refused', 'That passkey doesn’t belong to this account'],
  ['unavailable', 'We can’t reach our servers.'],
  ['tooManyAttempts', 'That was a lot of attempts.'],
] as const)('why nothing came of a passkey is seen alone, beside the button: %s', (passkey, words) => {
  const { container } = render(proof({ proof: 'present', others: ['passkey'], passkey }));
  const seen = Array.from(container.querySelectorAll<HTMLElement>('[data-passkey]:not([hidden])'));
  expect(seen.map((each) => each.dataset.passkey)).toEqual(['ask', passkey]);
  expect(screen.getByText(words, { exact: false })).toBeVisible();
});
