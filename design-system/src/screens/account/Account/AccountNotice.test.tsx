import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { accountStates as states } from './Account.states.ts';
import { AccountNotice } from './AccountNotice.tsx';

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
  render(<AccountNotice state={state} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
