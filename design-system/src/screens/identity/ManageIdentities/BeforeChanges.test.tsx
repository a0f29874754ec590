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
