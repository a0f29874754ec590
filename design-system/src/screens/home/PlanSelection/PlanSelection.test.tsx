import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { PlanSelection } from './PlanSelection.tsx';
import { planSelectionStates } from './PlanSelection.states.ts';

const links = { choose: { B2CMONTHLY: '/register?plan=B2CMONTHLY' } };

test.each([
  [planSelectionStates.taxIncluded, 'Prices include tax', '€12.99'],
  [planSelectionStates.taxAdded, 'Tax is added at checkout', '$12.99'],
])('shows prices of the zone and how tax is charged, %#', (state, tax, price) => {
  render(<PlanSelection frame={sampleFrame} state={state} links={links} />);
  expect(screen.getByText(tax)).toBeInTheDocument();
  expect(screen.getByText(price)).toBeInTheDocument();
});

test('tells a former member that no plan has free days', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.trialUsed} links={links} />);
  expect(screen.getByText(/You’ve had your free days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose annual' })).toBeInTheDocument();
});

test('a monthly plan with free days says how many, and that a reminder comes', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.monthlyTrial} links={links} />);
  const monthly = screen.getByRole('article', { name: 'Monthly' });
  expect(monthly).toHaveTextContent('7 days free, nothing to pay today');
  expect(monthly).toHaveTextContent('A reminder three days before the first charge');
  expect(monthly).not.toHaveTextContent('Starts today');
  expect(within(monthly).getByRole('link', { name: 'Try 7 days free' })).toBeInTheDocument();
});

test('a family plan by the month has no guarantee', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.familyByTheMonth} links={links} />);
  const family = screen.getByRole('article', { name: 'Family' });
  expect(family).toHaveTextContent('€17.99a month, for all of you');
  expect(family).not.toHaveTextContent('guarantee');
});
