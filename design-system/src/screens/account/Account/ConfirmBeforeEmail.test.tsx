import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Account } from './Account.tsx';
import { accountStates as states } from './Account.states.ts';
import type { AccountState } from './AccountState.ts';
import { sampleAccountLinks } from './sampleAccountLinks.ts';

function open(state: AccountState) {
  render(<Account frame={sampleFrame} state={state} links={sampleAccountLinks} />);
}

const card = (name: string) => within(screen.getByRole('region', { name }));

/** What a button sends where, natively. */
function formOf(name: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  const fields = Array.from(form?.elements ?? []).flatMap((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      ? [[field.name, field.value] as const]
      : [],
  );
  return { method: form?.method, action: form?.getAttribute('action'), fields: Object.fromEntries(fields) };
}

test('email: a code to the present one confirms an old log-in', () => {
  const { unmount } = render(
    <Account frame={sampleFrame} state={states.emailConfirmCodeSent} links={sampleAccountLinks} />,
  );
  expect(card('You').getByText('a•••@gmail.com')).toBeVisible();
  expect(formOf('Confirm').fields).toEqual({ userId: 'b7f1', change: 'confirmOwner', code: '' });
  expect(screen.getByRole('button', { name: 'Send a new code' })).toHaveValue('code');
  unmount();
  open(states.emailConfirmCodeWrong);
  expect(screen.getByLabelText('Code from the email')).toHaveAccessibleDescription(/You have 3\stries left/);
});

test('email: the app and a passkey confirm an old log-in as on other pages', () => {
  open(states.emailConfirmByApp);
  expect(formOf('Confirm').fields).toEqual({
    ...{ userId: 'b7f1', change: 'confirmOwner', by: 'app' },
    ...{ present: '', code: '' },
  });
  expect(screen.getByRole('button', { name: 'Email me a code instead' })).toHaveValue('code');
  expect(screen.getByText('Confirm with a passkey').closest('button')).toHaveAttribute('data-passkey', 'ask');
});
