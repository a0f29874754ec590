import { expect, test } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageIdentities } from './ManageIdentities.tsx';
import { manageIdentitiesStates as states } from './ManageIdentities.states.ts';
import type { ManageIdentitiesState } from './ManageIdentitiesState.ts';
import { sampleIdentityLinks } from './sampleIdentityLinks.ts';

const open = (state: ManageIdentitiesState) =>
  render(<ManageIdentities frame={sampleFrame} state={state} links={sampleIdentityLinks} />);

test('came to connect a company: the page says so, and leads there once nothing is asked for before it', () => {
  open(states.toConnectAfterProof);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Now connect Spotify');
  expect(screen.getByText(/^Your account is ready. After the step below/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Connect Spotify' })).toBeNull();
  cleanup();
  open(states.toConnect);
  const [first, ...inList] = screen.getAllByRole('link', { name: 'Connect Spotify' });
  expect(first).toHaveAttribute('href', sampleIdentityLinks.connect.spotify);
  expect(inList).toHaveLength(1);
});

test('address not proved: the question names it whole', () => {
  open(states.toConnectAfterProof);
  expect(screen.getByRole('main')).toHaveTextContent(
    'Is this your email?alexandra.morgan-whitfield@mail.acorn-insurance.example',
  );
});

test('where a mailed code is the only way to confirm, it is asked for once', () => {
  open(states.confirmByCode);
  expect(screen.getByText('A code by email shows that it’s you.')).toBeInTheDocument();
  expect(screen.queryByText('First, show us that it’s you.')).toBeNull();
});

test.each([
  [states.wrongCode, 'Code', /That isn’t the code.*You have 3\stries left/],
  [states.missingCode, 'Code', /We need the six digits from the email/],
  [states.wrongPassword, 'Your current password', /That isn’t your password/],
])('what is wrong with a field is its description, and it has the focus, %#', (state, label, words) => {
  open(state);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [states.wrongAppCode, 'Code from the app', /That isn’t the code.*You have 4\stries left/],
  [states.usedAppCode, 'Code from the app', /This code has already been used.*You have 4\stries left/],
  [states.missingAppCode, 'Code from the app', /We need the six digits from the app/],
  [states.missingPassword, 'Your current password', /We need your current password/],
  [states.wrongPasswordBesideApp, 'Your current password', /That isn’t your password/],
])(
  'what is wrong with the password or the code of the app is said at its field alone, %#',
  (state, label, words) => {
    open(state);
    const invalid = screen.getAllByRole('textbox').filter((field) => field.matches('[aria-invalid=true]'));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(invalid.filter((field) => field !== screen.getByLabelText(label))).toEqual([]);
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  },
);
