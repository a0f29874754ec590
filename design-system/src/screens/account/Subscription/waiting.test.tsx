import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';

const links = {
  plans: '/plans',
  cancel: '/subscription/cancel',
  help: '/help',
  app: 'https://app.stillpoint.example',
  family: '/family/manage',
  retry: '/subscription',
  days: '/subscription/days',
};

function show(name: keyof typeof subscriptionStates, cancelNext?: string) {
  const state = subscriptionStates[name];
  return render(<Subscription frame={sampleFrame} state={state} links={{ ...links, cancelNext }} />);
}

const card = () => within(screen.getByRole('region', { name: 'Your plan' }));
const rows = () => card().getAllByRole('listitem');
const rowOf = (words: string) =>
  rows().find((row) => row.textContent.replaceAll('\u00a0', ' ').includes(words));
const days = () =>
  within(screen.getByRole('list', { name: 'What happens, and when' }))
    .getAllByRole('listitem')
    .map((day) => (day.querySelector('summary') ?? day).textContent.replaceAll('\u00a0', ' '));

test('nothing runs: the plan, its first day, the charge, no access until then, and one press to cancel it', () => {
  const { container } = show('waiting', '/undo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your plan begins on 20 December 2026');
  expect(screen.getByText('We charge €69.99 on that day. Until then you have no access.')).toBeVisible();
  expect(rowOf('Next charge')).toHaveTextContent('€69.99 on 20 December 2026');
  expect(rowOf('Annual, from 20 December 2026')).toHaveTextContent('Begins by itself on this day');
  expect(screen.getByRole('link', { name: 'Undo the next plan' })).toHaveAttribute('href', '/undo');
  expect(days()).toEqual([
    'Today, 28 NovemberYou have no access yet',
    '20 December€69.99Your next plan begins: Annual',
    '19 January 2027Last day to get your money back',
  ]);
  expect(container.querySelector('#day-2026-12-20 a[download]')).toHaveAttribute(
    'href',
    '/subscription/days/2026-12-20.ics?userId=b7f1',
  );
  expect(screen.queryByText('No subscription right now')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
});

test('while it cannot be undone here, a link cancels it', () => {
  show('waiting');
  expect(screen.getByRole('link', { name: 'Cancel next plan' })).toHaveAttribute('href', links.cancel);
});

test.each(['waitingForAccess', 'giftToCome'] as const)(
  '%s: nothing is charged for it, and nothing cancels it',
  (name) => {
    show(name, '/undo');
    expect(screen.getByText('Nothing is charged for it. Until then you have no access.')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /cancel|undo/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
    expect(screen.queryByText(/and nothing is charged\.$/)).not.toBeInTheDocument();
  },
);

test('what an employer pays for is open until then', () => {
  show('waitingEmployerPays', '/undo');
  expect(screen.queryByText(/no access/)).not.toBeInTheDocument();
  expect(screen.getByText('Acorn already pays for you')).toBeVisible();
  expect(days()[0]).toBe('Today, 28 NovemberYou have full access');
});

test('what a family pays for is open until then', () => {
  show('waitingInFamily', '/undo');
  expect(screen.queryByText(/no access/)).not.toBeInTheDocument();
  expect(screen.getByText('You have access through Uma’s family plan')).toBeVisible();
  expect(days()[0]).toBe('Today, 28 NovemberYou have full access');
});

test('beside a plan that renews: what it charges, and what both charge on the same day', () => {
  show('activeThenNext', '/undo');
  expect(rowOf('Annual, from')).toHaveTextContent('€69.99 on 20 December 2026');
  expect(rowOf('Annual, from')).toHaveTextContent('Begins beside your current plan, which renews');
  expect(screen.getByRole('link', { name: 'Undo the next plan' })).toHaveAttribute('href', '/undo');
  expect(days()).toContain('20 December€82.98Your current plan goes on, and the next one begins: Annual');
});

test('beside one that is bought elsewhere, it is shown', () => {
  show('otherSourceThenNext');
  expect(rowOf('Annual, from 20 December 2026')).toBeDefined();
});

test('the numbers of both plans can be read, and that of a plan that waits alone', () => {
  const both = show('activeThenNext', '/undo');
  expect(card().getByText('A-S00000142').closest('p')).toHaveTextContent('Subscription number: A-S00000142');
  expect(card().getByText('A-S00000143').closest('p')).toHaveTextContent(
    'Number of the next plan: A-S00000143',
  );
  both.unmount();
  show('waiting');
  expect(card().getByText('A-S00000143').closest('p')).toHaveTextContent('Subscription number: A-S00000143');
});

test('money back and withdrawal stand beside each other, and what was cancelled goes on by one press', () => {
  const ways = { refund: '/refund', withdraw: '/withdraw', keep: '/keep' };
  const state = subscriptionStates.active;
  const active = render(<Subscription frame={sampleFrame} state={state} links={{ ...links, ...ways }} />);
  const refund = screen
    .getAllByRole('link', { name: 'Get your money back' })
    .filter((link) => !link.closest('details'));
  expect(refund.map((link) => link.getAttribute('href'))).toEqual(['/refund']);
  expect(screen.getByRole('link', { name: 'Withdraw from contract' })).toHaveAttribute('href', '/withdraw');
  active.unmount();
  const ending = subscriptionStates.ending;
  render(<Subscription frame={sampleFrame} state={ending} links={{ ...links, ...ways }} />);
  expect(screen.getByRole('link', { name: 'Keep your plan' })).toHaveAttribute('href', '/keep');
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});
