import { expect, test } from 'vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { UpgradeOffer } from './UpgradeOffer.tsx';
import { upgradeOfferStates } from './UpgradeOffer.states.ts';
import type { UpgradeOfferState } from './UpgradeOfferState.ts';

const links = {
  submit: '/subscription/change',
  later: '/checkout?plan=B2CANNUAL&begins=later',
  otherPlan: '/checkout?plan=B2CFAMILYA2022&upgrade=true&chosen=B2CANNUAL',
  subscription: '/subscription',
};

function show(state: UpgradeOfferState) {
  render(<UpgradeOffer frame={sampleFrame} state={state} links={links} />);
  return within(screen.getByRole('main'));
}

test('a plan for later: what happens to the present one, what is charged when, and a way back', () => {
  const main = show(upgradeOfferStates.laterAlone);
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Your next plan: Annual');
  expect(
    main.getByText('Monthly runs until 6 December 2026 and does not renew. Annual begins that day.'),
  ).toBeInTheDocument();
  const days = within(main.getByRole('list', { name: 'What happens, and when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today€0.00Monthly goes on',
    '6\u00a0December 2026€69.99Annual begins by itself',
  ]);
  expect(main.getByRole('link', { name: 'Begin Annual on 6\u00a0December' })).toHaveAttribute(
    'href',
    links.later,
  );
  expect(main.getByRole('link', { name: 'Stay with Monthly' })).toHaveAttribute('href', links.subscription);
});

test('a voucher lowers the price until a day, from which the whole one is charged', () => {
  const main = show(upgradeOfferStates.laterAloneWithVoucher);
  const days = within(main.getByRole('list', { name: 'What happens, and when' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today€0.00Monthly goes on',
    '6\u00a0December 2026€48.99Annual begins by itself',
    '6\u00a0December 2027€69.99Annual costs its ordinary price',
  ]);
  expect(main.getByText('30% off with your voucher SLEEP30.')).toBeInTheDocument();
});

test('says where tax is added to the price', () => {
  const main = show(upgradeOfferStates.laterAlonePlusTax);
  expect(main.getByText('Sales tax is added. You see it before you confirm.')).toBeInTheDocument();
});

test('the button names the year of a day in another year', () => {
  show(upgradeOfferStates.laterAlonePlusTax);
  expect(screen.getByRole('link', { name: 'Begin Monthly on May\u00a028, 2027' })).toBeInTheDocument();
  cleanup();
  show(upgradeOfferStates.offeredPlusTax);
  expect(screen.getByRole('link', { name: 'Begin on May\u00a028, 2027' })).toBeInTheDocument();
});

test('the family plan can be looked at in place of a plan that was chosen, which declining goes on with', () => {
  const later = show(upgradeOfferStates.laterAloneOrFamily);
  expect(later.getByRole('link', { name: 'See the family plan instead' })).toHaveAttribute(
    'href',
    links.otherPlan,
  );
  cleanup();
  const family = show(upgradeOfferStates.offeredInPlaceOfChosen);
  expect(family.getByRole('link', { name: 'Go on with Annual' })).toHaveAttribute('href', links.otherPlan);
});

test('both ways to begin the family plan show what is charged on which day', () => {
  const main = show(upgradeOfferStates.offered);
  const [today, later] = main.getAllByRole('list', { name: 'What happens, and when' });
  expect(today).toHaveTextContent('21 November 2027€99.99');
  expect(later).toHaveTextContent('6 December 2026€99.99Family begins by itself');
  expect(main.getByText('Until then, Monthly goes on and nothing is charged.')).toBeInTheDocument();
  expect(screen.getByRole('main').textContent.match(/today/gi)).toHaveLength(1);
});

test('the places of a family are drawn, and told', () => {
  const main = show(upgradeOfferStates.offered);
  const places = main.getByRole('img', { name: 'Places: yours, and five that are free' });
  expect(places.children).toHaveLength(6);
});

test('only a family plan by the year promises money back', () => {
  const yearly = show(upgradeOfferStates.offered);
  expect(yearly.getByText('30-day money-back guarantee, whichever day you choose')).toBeInTheDocument();
  cleanup();
  const monthly = show(upgradeOfferStates.offeredByTheMonth);
  expect(monthly.queryByText(/money-back/)).toBeNull();
});
