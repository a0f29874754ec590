import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
