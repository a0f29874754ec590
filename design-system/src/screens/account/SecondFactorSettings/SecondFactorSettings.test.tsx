import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleSettingsLinks as links } from './sampleSettingsLinks.ts';
import { SecondFactorSettings } from './SecondFactorSettings.tsx';
import { secondFactorSettingsStates as states } from './SecondFactorSettings.states.ts';
import type { SecondFactorSettingsState } from './SecondFactorSettingsState.ts';

function open(state: SecondFactorSettingsState) {
  render(<SecondFactorSettings frame={sampleFrame} state={state} links={links} />);
}

/** What a button sends where, natively. */
function formOf(name: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  const value = (field: string) => form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value;
  return { action: form?.getAttribute('action'), userId: value('userId'), change: value('change') };
}

const posted = { action: '/user/second-factor', userId: 'b7f1' };

test('off: a code is asked for to turn it on', () => {
  open(states.off);
  expect(formOf('Set up the code by email')).toEqual({ ...posted, change: 'send' });
});

test('a code was sent: it is typed, or sent again', () => {
  open(states.wrong);
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/isn’t the code.*3\stries left/);
  expect(formOf('Turn on')).toEqual({ ...posted, change: 'turnOn' });
  expect(formOf('Send a new code')).toEqual({ ...posted, change: 'send' });
});

test('on: is turned off by a form that is one link away', () => {
  open(states.on);
  const link = screen.getByRole('link', { name: 'Turn off the code by email' });
  expect(link).toHaveAttribute('href', links.turnOff);
});

test('turning off after a recent login: a press is enough', () => {
  open(states.turnOff);
  expect(formOf('Turn off')).toEqual({ ...posted, action: links.turnOff, change: 'turnOff' });
  expect(screen.queryByText(/show us that it’s you/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Keep it on' })).toHaveAttribute('href', links.submit);
});

test('turning off after a login that was a while ago: the person is confirmed on the same page', () => {
  open(states.turnOffCodeWrong);
  expect(screen.getByText('First, show us that it’s you.')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAttribute('name', 'code');
  expect(formOf('Turn off')).toEqual({ ...posted, action: links.turnOff, change: 'turnOff' });
});

test('on, as the organisation asks for it: it cannot be turned off', () => {
  open(states.required);
  expect(screen.queryByRole('link', { name: /^Turn off/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Donaudampf.* asks for a second step/)).toBeInTheDocument();
});

test('an address that was never confirmed is confirmed first', () => {
  open(states.proveFirst);
  expect(screen.getByRole('link', { name: 'Confirm my email' })).toHaveAttribute('href', links.confirm);
});

test.each([
  [states.off, 'Set up the authenticator app', undefined],
  [states.app, 'Manage the authenticator app', /^10\srecovery codes left$/],
])('the authenticator app is one link away, %#', (state, name, left) => {
  open(state);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', links.app);
  if (left) expect(screen.getByText(left)).toBeInTheDocument();
});

test('new recovery codes are suggested when three or fewer are left', () => {
  open(states.fewCodes);
  expect(screen.getByText(/^Make new recovery codes/)).toBeInTheDocument();
});

test('with no recovery code left, the row of the app says none', () => {
  open(states.noCodes);
  expect(screen.getByText('No recovery codes left')).toBeInTheDocument();
});

test('off: what can be turned on is named alike in both rows', () => {
  open(states.off);
  expect(screen.getByRole('link', { name: /^Set up/ })).toHaveTextContent(/^Set up$/);
  expect(screen.getByRole('button', { name: /^Set up/ })).toHaveTextContent(/^Set up$/);
});
