import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { MissingProfileFields } from './MissingProfileFields.tsx';
import { missingProfileFieldsStates } from './MissingProfileFields.states.ts';
import type { MissingProfileFieldsState } from './MissingProfileFieldsState.ts';

const links = { submit: '/de/missing-profile-fields', switchAccount: '/logout?back=/plans', help: '/help' };

function open(state: MissingProfileFieldsState) {
  return render(<MissingProfileFields frame={sampleFrame} state={state} links={links} />);
}

test('posts natively to its own address, for the user whom it was drawn for', () => {
  const { container } = open(missingProfileFieldsStates.ready);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form?.querySelector('[name=userId]')).toHaveValue(missingProfileFieldsStates.ready.userId);
});

test('asks for what is missing alone', () => {
  open(missingProfileFieldsStates.lastNameMissing);
  expect(screen.getByLabelText('Last name')).toHaveValue('');
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

test.each([
  [missingProfileFieldsStates.fieldsLeftEmpty, 'First name', /We need your first name/],
  [missingProfileFieldsStates.fieldsLeftEmpty, 'Last name', /We need your last name/],
  [missingProfileFieldsStates.address, 'Last name', /looks like a web or email address/],
  [missingProfileFieldsStates.tooLong, 'First name', /up to 100 characters/],
  [missingProfileFieldsStates.characters, 'Last name', /can’t be used in a name/],
])('a problem is the description of its field, and what was typed stays, %#', (state, label, words) => {
  open(state);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText('First name')).toHaveValue(state.values.firstName);
});

test('another account: offers to switch, and has no form for names', () => {
  open(missingProfileFieldsStates.otherAccount);
  const button = screen.getByRole('button', { name: 'Switch account' });
  expect((button as HTMLButtonElement).form).toHaveAttribute('action', links.switchAccount);
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});
