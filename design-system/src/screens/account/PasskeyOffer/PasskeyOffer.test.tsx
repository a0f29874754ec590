import { expect, vi, test } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { PasskeyOffer } from './PasskeyOffer.tsx';
import { passkeyOfferStates as states } from './PasskeyOffer.states.ts';
import type { PasskeyOfferState } from './PasskeyOfferState.ts';

function open(state: PasskeyOfferState) {
  const onAdd = vi.fn();
  const links = { switchAccount: '/logout', help: '/help' };
  render(<PasskeyOffer frame={sampleFrame} state={state} links={links} onAdd={onAdd} />);
  return onAdd;
}

test('offers a passkey, and leads on without one by a link', () => {
  const onAdd = open(states.open);
  fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/plans');
});

test.each([
  [states.withoutScript, 'Not now'],
  [states.unable, 'Continue'],
])('without a device that can, only the way on is left, %#', (state, name) => {
  open(state);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/plans');
});

test.each([
  [states.cancelled, 'No passkey was added'],
  [states.known, 'This device has one already'],
  [states.refused, 'That didn’t work'],
  [states.unavailable, 'We can’t reach our servers'],
])('says what became of the device’s question, %#', (state, title) => {
  open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
});
