import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { FamilyPlan } from './FamilyPlan.tsx';
import { familyPlanStates as states } from './FamilyPlan.states.ts';
import type { FamilyPlanState } from './FamilyPlanState.ts';

const links = {
  buy: {
    B2CFAMILYA2022: '/de/buy/family?plan=B2CFAMILYA2022',
    B2CFAMILYM2022: '/de/buy/family?plan=B2CFAMILYM2022',
  },
  manage: '/de/family/manage',
  plans: '/de/plans',
};

function open(state: FamilyPlanState) {
  return render(<FamilyPlan frame={sampleFrame} state={state} links={links} />);
}

test('says how many it is for, what it is, and what it costs', () => {
  open(states.offered);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Room for six');
  expect(screen.getByRole('heading', { level: 3, name: 'Nobody sees what you hear' })).toBeVisible();
  const tile = within(screen.getByRole('article', { name: 'Family, yearly' }));
  expect(tile.getByText('€99.99')).toBeVisible();
  expect(tile.getByText('Up to 6')).toBeVisible();
  expect(screen.getByText('Prices include tax')).toBeVisible();
});

test('leads to the purchase of each plan', () => {
  open(states.twoPlans);
  const hrefs = ['yearly', 'monthly'].map((period) =>
    screen.getByRole('link', { name: `Choose family, ${period}` }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/de/buy/family?plan=B2CFAMILYA2022', '/de/buy/family?plan=B2CFAMILYM2022']);
});

test('says that tax is added, where prices are without it', () => {
  open(states.taxAdded);
  expect(screen.getByText('Tax is added at checkout')).toBeVisible();
});

test('not sold: leads to the other plans', () => {
  open(states.notSold);
  expect(screen.getByRole('heading', { name: 'Not sold at present' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each([
  [states.owner, /You pay for a family plan/],
  [states.member, /You’re in a family already/],
])('who has a family is led to it, and sold nothing, %#', (state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your family' })).toHaveAttribute('href', links.manage);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('answers open and close without a script', () => {
  const { container } = open(states.offered);
  const questions = Array.from(container.querySelectorAll('main details > summary'));
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    'Whom can I invite?',
    'Who pays?',
    'What if somebody has a plan already?',
    'What happens when the plan ends?',
  ]);
});
