import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { LoginCode } from './LoginCode.tsx';
import { loginCodeStates as states } from './LoginCode.states.ts';
import type { LoginCodeState } from './LoginCodeState.ts';
import { sampleLoginCodeLinks } from './sampleLoginCodeLinks.ts';

function open(state: LoginCodeState) {
  render(<LoginCode frame={sampleFrame} state={state} links={sampleLoginCodeLinks} />);
}

/** What a button sends where, natively. */
function formOf(name: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  return {
    method: form?.method,
    action: form?.getAttribute('action'),
    step: form?.querySelector<HTMLInputElement>('input[name="step"]')?.value,
  };
}

const submit = { method: 'post', action: '/login/code' };

test('a code is typed or sent once more, and there are login methods without one', () => {
  open(states.code);
  expect(screen.getByText(/if it has an account/)).toHaveTextContent('alex.morgan@example.com');
  expect(formOf('Log in')).toEqual({ ...submit, step: 'check' });
  expect(formOf('Send a new code')).toEqual({ ...submit, step: 'send' });
  expect(screen.getByRole('link', { name: 'Use a passkey or another account' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/login/forgot-password',
  );
});

test.each([
  [states.missing, 'Six digits We need the six digits from the email.'],
  [states.wrong, /isn’t the code.*3\stries left/],
  [states.expired, /can’t be used any more/],
])('a refused code is described, %#', (state, problem) => {
  open(state);
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(problem);
});

test.each([
  [states.sentAgain, /if there is an account/],
  [states.waitForCode, /ask for the next one in 12\sminutes/],
  [states.logInAgain, /log in again in 42\sminutes/],
  [states.noTriesLeft, /in 9\sminutes/],
])('says above the field what became of the code, %#', (state, text) => {
  open(state);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('no login waits: links to log in', () => {
  open(states.over);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a code whose tries are used up is asked for no more', () => {
  open(states.noTriesLeft);
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
});
