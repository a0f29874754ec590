import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { LinkRecipient } from './LinkRecipient.tsx';
import { linkRecipientStates as states } from './LinkRecipient.states.ts';
import type { LinkRecipientState } from './LinkRecipientState.ts';

const links = {
  ...{ switchAccount: '/logout?back=/open', link: '/take', stay: '/' },
  ...{ logIn: '/login', askForNew: '/ask', help: '/help' },
};

function open(state: LinkRecipientState) {
  return render(<LinkRecipient frame={sampleFrame} state={state} links={links} />);
}

test('another account: both addresses stand beside what they are, and logging out is a form', () => {
  open(states.otherAccount);
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

  expect(valueOf('The link is for')).toHaveTextContent('a•••@example.com');
  expect(valueOf('Logged in here')).toHaveTextContent('sam.rivers@example.com');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log out and continue' });
  expect([button.form?.method, button.form?.getAttribute('action')]).toEqual(['post', links.switchAccount]);
  expect(screen.getByRole('link', { name: 'Stay logged in' })).toHaveAttribute('href', '/');
});

test.each<[string, LinkRecipientState, string[]]>([
  ['invitation', states.invitation, ['Log out and continue', 'Use it with this account']],
  ['gift', states.gift, ['Use it with this account', 'Log out and continue']],
  ['unknown', states.unknownSignedIn, ['Ask for a new link', 'Stay logged in', 'Get help']],
])('the ways stand in the order of the state: %s', (_name, state, names) => {
  const { container } = open(state);
  const shown = container.querySelectorAll('main a, main button');
  expect(Array.from(shown, ({ textContent }) => textContent)).toEqual(names);
});

test.each([
  [states.expiredAfterCompany, 'You last logged in here with Google.'],
  [states.expiredAfterPasskey, 'You last logged in here with a passkey.'],
  [states.expired, 'You last logged in here through your workplace.'],
  [states.unknownAfterPassword, 'You last logged in here with email and password.'],
])('says how this browser logged in last, %#', (state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('a link that works no more: its words take the focus', () => {
  open(states.unknown);
  expect(document.activeElement).toHaveTextContent(/^A link works once/);
});
