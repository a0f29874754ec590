import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { accountStates as states } from './Account.states.ts';
import { AccountNotice } from './AccountNotice.tsx';

const links = { connections: '/manage-identities' };

test.each([
  [states.linked, 'Apple is now connected. You can log in that way from now on.'],
  [
    states.linkedWorkplace,
    'Acorn Insurance and Reinsurance is now connected. You can log in that way from now on.',
  ],
  // The organisation is gone, and its name with it.
  [
    { ...states.linked, connections: [{ name: 'acorn' }], linked: 'acorn' },
    'It’s connected. You can log in that way from now on.',
  ],
])('what was connected is said by its name, where that is known, %#', (state, words) => {
  render(<AccountNotice state={state} links={links} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('after a login that was to come before a connection, it says that nothing new is connected, and where to do so', () => {
  render(<AccountNotice state={states.notConnected} links={links} />);
  const notice = screen.getByRole('group', { name: 'You’re logged in' });
  expect(notice).toHaveTextContent('Nothing new is connected yet.');
  expect(screen.getByRole('link', { name: /Ways to log in/ })).toHaveAttribute('href', '/manage-identities');
});
