import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { EndContract } from './EndContract.tsx';
import { endContractStates } from './EndContract.states.ts';
import type { EndContractState } from './EndContractState.ts';

const links = { submit: '/cancel', home: '/', help: '/help', login: '/login', privacy: '/privacy' };

function show(state: EndContractState) {
  render(<EndContract frame={sampleFrame} state={state} links={links} />);
  return within(screen.getByRole('main'));
}

test.each(['received', 'confirm', 'confirmed', 'nothingToEnd', 'invalidLink'] as const)(
  'the end page %s names what it is about',
  (name) => {
    const main = show(endContractStates[name]);
    expect(main.getByText('Cancellation of a contract with Stillpoint')).toBeInTheDocument();
  },
);

test('the moment of a declaration names its time zone', () => {
  const main = show(endContractStates.received);
  expect(main.getByText('22 November 2026, 20:15 UTC')).toBeInTheDocument();
});

test('several contracts that end are each named', () => {
  const main = show(endContractStates.confirmedSeveral);
  expect(main.getByText(/^Cancelled: A-S00000142 and A-S00000143\./)).toBeInTheDocument();
});
