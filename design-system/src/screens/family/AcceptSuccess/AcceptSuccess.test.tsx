import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AcceptSuccess } from './AcceptSuccess.tsx';
import { acceptSuccessStates as states } from './AcceptSuccess.states.ts';
import type { AcceptSuccessState } from './AcceptSuccessState.ts';

const links = { app: 'https://app.example/', manage: '/de/family/manage', subscription: '/de/subscription' };

function open(state: AcceptSuccessState) {
  return render(<AcceptSuccess frame={sampleFrame} state={state} links={links} />);
}

test('says whose family it is, and leads to the app and to the family', () => {
  open(states.joined);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are in');
  expect(screen.getByText(/You’ve joined Alex Morgan’s family/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
  expect(screen.getByRole('link', { name: 'Your family' })).toHaveAttribute('href', links.manage);
  expect(screen.queryByText('Your own plan')).not.toBeInTheDocument();
});

test('says until when, where the family’s plan is ending', () => {
  open(states.planIsEnding);
  expect(screen.getByText(/plan ends on 8 January 2027/)).toBeVisible();
});

test('says of each own plan what became of it', () => {
  open(states.severalOwnPlans);
  expect(screen.getByRole('heading', { name: 'Your own plans' })).toBeVisible();
  expect(screen.getByText(/We’re calling off your annual plan/)).toBeVisible();
  expect(screen.getByText(/You keep your annual plan/)).toBeVisible();
});

test.each([
  [states.ownPlanEnds, /annual plan ends on 14 March 2027, and nothing more is charged/],
  [states.ownPlanEnding, /We’re ending your annual plan\. It’s yours until 14 March 2027/],
  [states.ownPlanCallingOff, /We’re calling off your annual plan/],
  [states.ownPlanKept, /You keep your annual plan\. On 14 March 2027 we charge €69\.99/],
  [states.ownPlanWithoutAmount, /The next charge comes on 14 December 2026/],
  [states.ownPlanWaits, /begins on 24 December 2026, and we charge €69\.99/],
  [states.billedElsewhere, /Apple bills your monthly plan and goes on charging for it/],
  [states.gift, /Your gift goes on until 24 November 2027 and costs nothing/],
])('says what became of the own plan, %#', (state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My subscription' })).toHaveAttribute('href', links.subscription);
});
