import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { UpgradeAnytime } from './UpgradeAnytime.tsx';
import { upgradeAnytimeStates as states } from './UpgradeAnytime.states.ts';
import type { UpgradeAnytimeState } from './UpgradeAnytimeState.ts';

const buy = (plan: string) => `/de/checkout?plan=${plan}&voucher=FRIENDK7M2P9Q`;
const codes = ['B2CPERSONALM2022', 'B2CPERSONALA2022', 'B2CFAMILYA2022', 'B2CFAMILYM2022'];
const links = { choose: Object.fromEntries(codes.map((code) => [code, buy(code)])), plans: '/de/plans' };

function open(state: UpgradeAnytimeState) {
  return render(<UpgradeAnytime frame={sampleFrame} state={state} links={links} />);
}

test('names the nights first, who gives them, and until when cancelling costs nothing', () => {
  open(states.offered);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('First, fourteen nights');
  expect(screen.getByText(/^Alex gives them to you/)).toHaveTextContent(/Cancel before 5\sDecember/);
});

test('says what happens today, on the day of the reminder and on that of the first payment', () => {
  open(states.offered);
  const timeline = screen.getByRole('list', { name: 'What happens, and when' });
  const steps = within(timeline).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Today€0.00Full access begins',
    '2 December 2026We remind you by email',
    '5 December 2026The first payment of your plan. It renews until you cancel',
  ]);
});

test('each plan has the free days and the reminder, and leads to its checkout', () => {
  open(states.offered);
  for (const [name, code] of [
    ['Monthly', 'B2CPERSONALM2022'],
    ['Annual', 'B2CPERSONALA2022'],
    ['Family', 'B2CFAMILYA2022'],
  ] as const) {
    const tile = within(screen.getByRole('article', { name }));
    expect(tile.getByText('14 days free, nothing to pay today')).toBeVisible();
    expect(tile.getByText('A reminder three days before the first charge')).toBeVisible();
    expect(tile.getByRole('link', { name: `Choose ${name.toLowerCase()}` })).toHaveAttribute(
      'href',
      buy(code),
    );
  }
});

test('does not speak of a further voucher: the nights take its place', () => {
  open(states.offered);
  expect(screen.getByText('Prices include tax')).toBeVisible();
  expect(screen.queryByText('You can add a voucher at checkout')).toBeNull();
});

test('where no plan is sold, says so and promises no day', () => {
  open(states.noPlans);
  expect(screen.getByText('We sell no plans here at present.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
  expect(screen.queryByRole('list', { name: 'What happens, and when' })).toBeNull();
  expect(screen.queryByText(/Choose the plan that follows/)).toBeNull();
});
