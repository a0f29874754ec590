import { expect, test } from 'vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { authenticatorAppStates as states } from './AuthenticatorApp.states.ts';
import type { AuthenticatorAppState } from './AuthenticatorAppState.ts';
import { sampleAppLinks as links } from './sampleAppLinks.ts';

function open(state: AuthenticatorAppState) {
  render(<AuthenticatorApp frame={sampleFrame} state={state} links={links} />);
}

/** What a button sends where, natively. */
function formOf(name: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  const value = (field: string) => form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value;
  return { action: form?.getAttribute('action'), userId: value('userId'), change: value('change') };
}

const posted = { action: links.submit, userId: 'b7f1' };

test('setting up asks for a code by email after a recent login, and the button for that is in the same form', () => {
  open(states.off);
  expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
  expect(formOf('Send me a code')).toEqual({ ...posted, change: 'begin' });
  expect(screen.getByRole('button', { name: 'Send me a code' })).toHaveAttribute('value', 'code');
  cleanup();
  open(states.offCodeWrong);
  expect(formOf('Set up')).toEqual({ ...posted, change: 'begin' });
  expect(screen.getByLabelText('Code from the email')).toHaveAttribute('name', 'code');
});

test('setting up, making codes and removing ask for the password after a while', () => {
  open(states.offAsked);
  expect(formOf('Set up')).toEqual({ ...posted, change: 'begin' });
  expect(screen.getByLabelText('Your current password')).toHaveAttribute('name', 'present');
});

test('the forms that make codes and remove the app lead back to themselves where the owner is not confirmed', () => {
  open(states.newCodes);
  expect(formOf('Make new codes')).toEqual({ ...posted, action: links.newCodes, change: 'newCodes' });
  cleanup();
  open(states.remove);
  expect(formOf('Remove')).toEqual({ ...posted, action: links.remove, change: 'remove' });
});

test('the key is given by a picture, a link and in groups of four, and confirmed by a code', () => {
  open(states.keyWrong);
  expect(screen.getByRole('img', { name: 'QR code with the key for your app' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open an app on this device' })).toHaveAttribute(
    'href',
    states.key.uri,
  );
  expect(screen.getByText(states.key.key)).toBeInTheDocument();
  expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(/That isn’t the code/);
  expect(formOf('Turn on')).toEqual({ ...posted, change: 'confirm' });
  expect(formOf('Not now')).toEqual({ ...posted, change: 'cancel' });
});

test('the key can be copied by a press, and both outcomes are in the page for its script', () => {
  open(states.key);
  expect(screen.getByRole('button', { name: 'Copy the key' })).toHaveAttribute('data-codes', 'copy');
  expect(screen.getByText(/^Copied\. Now paste it/)).not.toBeVisible();
  expect(screen.getByText(/^Your browser didn’t let us copy it/)).not.toBeVisible();
});

test('the recovery codes are a list, and a file that needs no script', () => {
  open(states.codes);
  const list = screen.getByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(states.codes.codes);
  const file = screen.getByRole('link', { name: 'Download as a file' });
  expect(file).toHaveAttribute('download', 'stillpoint-recovery-codes.txt');
  const text = decodeURIComponent(file.getAttribute('href') ?? '');
  expect(text).toContain(states.codes.codes.join('\r\n'));
  expect(text).toContain(states.codes.site);
});

test('while an organisation asks for it, it cannot be removed', () => {
  open(states.required);
  expect(screen.queryByRole('link', { name: 'Remove the authenticator app' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Donaudampf.* asks for a second step/)).toBeInTheDocument();
});

test('with few codes left, new ones are suggested', () => {
  open(states.fewCodes);
  expect(screen.getByText('You have hardly any recovery codes left')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Make new recovery codes' })).toHaveAttribute(
    'href',
    links.newCodes,
  );
});

test('with no recovery code left, that is said, and not that there are hardly any', () => {
  open(states.noCodes);
  expect(screen.getByText('You have no recovery codes left')).toBeInTheDocument();
  expect(screen.getByText('No codes left')).toBeInTheDocument();
  expect(screen.queryByText(/hardly any|\b0\b|old ones/)).not.toBeInTheDocument();
});
