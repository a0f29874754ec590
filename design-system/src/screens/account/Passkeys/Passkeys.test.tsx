import { expect, vi, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Passkeys } from './Passkeys.tsx';
import { passkeysStates } from './Passkeys.states.ts';
import type { PasskeysState } from './PasskeysState.ts';
import { samplePasskeysLinks as links } from './samplePasskeysLinks.ts';

function draw(state: PasskeysState, onAdd = vi.fn()) {
  return render(<Passkeys frame={sampleFrame} state={state} links={links} onAdd={onAdd} />);
}

const posted = (button: string) => {
  const form = screen.getByRole('button', { name: button }).closest('form');
  return form && { action: form.getAttribute('action'), ...Object.fromEntries(new FormData(form)) };
};

test('lists each passkey by its name, or by the browser in which it was added', () => {
  draw(passkeysStates.open);
  const [phone, laptop] = within(screen.getByRole('list', { name: 'Your passkeys' })).getAllByRole(
    'listitem',
  );
  expect(phone).toHaveTextContent(/My phone.*Added on 2 November 2025.*Last used on 22 November(?! 2026)/);
  expect(laptop).toHaveTextContent(/Chrome on Windows.*Not used yet/);
  expect(screen.getByRole('link', { name: 'Remove “My phone”' })).toHaveAttribute(
    'href',
    links.removing.phone,
  );
});

test('the only login method cannot be removed', () => {
  draw(passkeysStates.notRemovable);
  expect(screen.queryByRole('link', { name: /Remove/ })).not.toBeInTheDocument();
  expect(screen.getByText('Your only way in')).toBeInTheDocument();
});

test('asks the device at one press, and once at a time', async () => {
  const onAdd = vi.fn();
  const { unmount } = draw(passkeysStates.empty, onAdd);
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
  unmount();
  draw(passkeysStates.asking, onAdd);
  await userEvent.click(screen.getByRole('button', { name: 'Your device will ask you' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test.each([
  ['a script has not arrived', passkeysStates.withoutScript],
  ['the browser cannot', passkeysStates.unable],
  ['there are as many as can be', passkeysStates.full],
  ['the owner has to prove so first', passkeysStates.passwordFirst],
])('offers to add none where %s', (_, state) => {
  draw(state);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test('its forms post natively, and name whom the page was drawn for', () => {
  const { unmount } = draw(passkeysStates.added);
  expect(posted('Save')).toEqual({
    ...{ action: links.submit, userId: 'b7f1', change: 'rename', passkey: 'laptop', name: '' },
  });
  unmount();
  const { unmount: close } = draw(passkeysStates.removing);
  expect(posted('Remove')).toEqual({
    ...{ action: links.submit, userId: 'b7f1', change: 'remove', passkey: 'laptop' },
  });
  close();
  draw(passkeysStates.codeSent);
  expect(posted('Confirm')).toMatchObject({ change: 'confirm', code: '' });
  expect(screen.getByRole('button', { name: 'Send a new code' })).toHaveAttribute('value', 'code');
});

test.each([
  [passkeysStates.nameMissing, 'Name', 'Please give it a name.'],
  [passkeysStates.passwordWrong, 'Your current password', 'That isn’t your password. Please try again.'],
  [
    passkeysStates.codeWrong,
    'Code from the email',
    'That isn’t the code. Use the one from the latest email.',
  ],
])('a field that is wrong says so, and has the focus, %#', (state, label, problem) => {
  draw(state);
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(field).toHaveFocus();
});

test('says what has become of the device’s question', () => {
  draw(passkeysStates.known);
  expect(screen.getByText('This device has one already')).toBeInTheDocument();
});
