import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleSecondFactorLinks } from './sampleSecondFactorLinks.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { secondFactorStates as states } from './SecondFactor.states.ts';
import type { SecondFactorState } from './SecondFactorState.ts';

function open(state: SecondFactorState) {
  render(<SecondFactor frame={sampleFrame} state={state} links={sampleSecondFactorLinks} />);
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

const submit = { method: 'post', action: '/login/second-factor' };

test('a code is typed, sent once more, or left for another account', () => {
  open(states.code);
  expect(screen.getByText(/We sent a code to n•••@demo/)).toBeInTheDocument();
  expect(formOf('Log in')).toEqual({ ...submit, step: 'check' });
  expect(formOf('Send a new code')).toEqual({ ...submit, step: 'send' });
  expect(formOf('Log in with another account')).toEqual({ ...submit, step: 'cancel' });
  expect(screen.getByText('You can ask for a new code once a minute.')).toBeInTheDocument();
});

test.each([
  [states.missing, 'Six digits We need the six digits from the email.'],
  [states.wrong, /isn’t the code.*3\stries left/],
  [states.lastTry, /isn’t the code.*1\stry left/],
  [states.expired, /can’t be used any more/],
])('a refused code is described, with the tries that are left, %#', (state, problem) => {
  open(state);
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(problem);
});

test.each([
  [states.sentAgain, 'Only the latest one works.'],
  [states.waitForCode, /in 1\sminute\./],
  [states.limited, /send only a few.* in 8\sminutes/],
  [states.logInAgain, /log in again in 42\sminutes/],
  [states.appLogInAgain, /log in again in 200\sminutes/],
  [states.noTriesLeft, /in 9\sminutes/],
])('says above the field what became of the code, %#', (state, text) => {
  open(state);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('where no code was sent, none is said to be on its way, and a new password leads to one', () => {
  open(states.notSent);
  expect(
    screen.getByText(/^The last step is a code that we email to n•••@demo.* hasn’t gone out yet\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText(/in 12\sminutes\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/We sent|on its way|Nothing there/)).not.toBeInTheDocument();
  expect(formOf('Send me the code')).toEqual({ ...submit, step: 'send' });
  expect(screen.getByRole('link', { name: 'Choose a new password by email' })).toHaveAttribute(
    'href',
    sampleSecondFactorLinks.forgotPassword,
  );
});

test('a code that was not asked for yet is said to wait for that, and not for minutes', () => {
  open(states.notSentYet);
  expect(screen.getByText(/hasn’t gone out yet\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/minute|can’t be used|We sent/)).not.toBeInTheDocument();
  expect(formOf('Send me the code')).toEqual({ ...submit, step: 'send' });
});

test('who has no second step is told why one is asked for, before a code is sent', () => {
  open(states.setUp);
  expect(screen.getByText(/^Cedar asks for a second step/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(formOf('Send me the code')).toEqual({ ...submit, step: 'send' });
});

test('who has a passkey can log in with it in place of setting a second step up', () => {
  open(states.setUpWithPasskey);
  expect(formOf('Log in with a passkey')).toEqual({ ...submit, step: 'passkey' });
});

test('who is logged in without one is told first, and logs out by a form', () => {
  open(states.leave);
  expect(screen.getByText(/^Cedar asks for/)).toBeInTheDocument();
  expect(formOf('Log out and go on')).toMatchObject({
    method: 'post',
    action: sampleSecondFactorLinks.leave,
  });
});

test('no login waits: links to log in', () => {
  open(states.over);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a code of the app is typed, or the login ends by another way', () => {
  open(states.app);
  expect(formOf('Log in')).toEqual({ ...submit, step: 'checkApp' });
  expect(formOf('Email me a code')).toEqual({ ...submit, step: 'send' });
  expect(formOf('Log in with a passkey')).toEqual({ ...submit, step: 'passkey' });
  expect(screen.getByRole('link', { name: 'Use a recovery code' })).toHaveAttribute(
    'href',
    sampleSecondFactorLinks.recoveryCode,
  );
});

test.each([
  [states.appUsed, 'Code from the app', /has already been used/],
  [states.appWrong, 'Code from the app', /Wait for the app/],
  [states.recoveryCodeWrong, 'Recovery code', /isn’t one of your codes/],
])('a refused code of the app, or for a lost one, is described, %#', (state, label, problem) => {
  open(state);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
});

test('with no try left, another way is still open', () => {
  open(states.appNoTriesLeft);
  expect(screen.getByText(/in 9\sminutes, or choose another way now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Use a recovery code' })).toBeInTheDocument();
});

test.each([
  [states.app, /Don’t have your phone\? Choose another way above, or ask our help desk\./],
  [states.appOnly, /Don’t have your phone\? Ask our help desk\./],
  [states.recoveryCode, /Don’t have your codes either\? Choose another way above, or ask our help desk\./],
  [states.code, /Nothing there\? Check your spam folder, .*, or ask our help desk\./],
  [
    states.codeBesideApp,
    /Nothing there\? Check your spam folder, choose another way above, or ask our help desk\./,
  ],
])('says what to do without phone, codes or mail, by the ways that there are, %#', (state, line) => {
  open(state);
  const help = screen.getByRole('link', { name: 'help desk' });
  expect(help).toHaveAttribute('href', sampleSecondFactorLinks.help);
  expect(help.parentElement).toHaveTextContent(line);
});

test('a code whose tries are used up is asked for no more', () => {
  open(states.noTriesLeft);
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
});
