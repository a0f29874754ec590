import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Moderation } from './Moderation.tsx';
import { moderationStates as states } from './Moderation.states.ts';
import type { ModerationState } from './ModerationState.ts';

function open(state: ModerationState) {
  const links = { submit: '/moderation', close: '/moderation', community: '/community' };
  return render(<Moderation frame={sampleFrame} state={state} links={links} />);
}

test('each reported moment says whether it is hidden, and how often it was reported for what', () => {
  const { container } = open(states.waiting);
  const cards = [...container.querySelectorAll<HTMLElement>('main form')].map(
    ({ parentElement }) => parentElement,
  );
  expect(cards).toHaveLength(5);
  expect(cards[0]).toHaveTextContent('Hidden');
  expect(cards[1]).toHaveTextContent('Visible');
  const reasons = within(cards[0] ?? document.body).getByRole('list', { name: 'Reports' });
  expect(
    within(reasons)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Hurtful: 2', 'Something else: 1']]);
  expect(cards[3]).toHaveTextContent('Without a line');
});

test('the decisions are buttons of one native form, named by the person', () => {
  const { container } = open(states.waiting);
  const form = container.querySelectorAll<HTMLFormElement>('main form')[1];
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ userId: 'sample', id: 'q4m7xk2nw8ta', seen: '8' });
  const decisions = within(form ?? document.body).getAllByRole('button');
  expect(decisions.map((button) => [button.getAttribute('name'), button.getAttribute('value')])).toEqual([
    ['decision', 'keep'],
    ['ask', 'remove'],
    ['ask', 'bar'],
  ]);
  expect(screen.getByRole('button', { name: 'Remove the moment of June' })).toBeVisible();
});

test('one that was taken back says so, and is left at that or bars the person', () => {
  const { container } = open(states.revoked);
  const form = container.querySelector<HTMLElement>('main form');
  expect(form?.parentElement).toHaveTextContent('Taken back by its author');
  const decisions = within(form ?? document.body).getAllByRole('button');
  expect(decisions.map(({ textContent }) => textContent)).toEqual(['Leave it at that', 'Bar']);
  expect(screen.getByText(/can’t share moments for 30 days/)).toBeVisible();
});

test.each([
  [states.removing, 'remove', /^Remove the moment of Max/, 'Remove', /by its author alone/],
  [states.barring, 'bar', /^Remove the moment of June and bar/, 'Remove and bar', /for 30 days/],
  [states.barringOfRevoked, 'bar', /^Bar Kim/, 'Bar', /The moment is deleted/],
])('what has a consequence is asked, by a native form %#', (state, decision, title, label, text) => {
  const { container } = open(state);
  const question = screen.getByRole('dialog', { name: title });
  expect(question).toHaveTextContent(text);
  const { id, seen } = state.asking.moment;
  expect(question.querySelector('form')).toHaveFormValues({ userId: 'sample', id, seen: String(seen) });
  const button = within(question).getByRole('button', { name: label });
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['decision', decision]);
  expect(within(question).getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    expect.stringContaining('/moderation#'),
  );
  expect(container.querySelectorAll('[inert]')).toHaveLength(3);
});

test('says how many more wait', () => {
  open(states.more);
  expect(screen.getByText('3 more are waiting.')).toBeVisible();
});

test.each([
  [states.kept, 'The moment is kept.'],
  [states.removed, 'The moment is removed.'],
  [states.barred, 'The person can’t share moments for now.'],
])('what was decided is told %#', (state, words) => {
  open(state);
  expect(screen.getByText(words).closest('[role=status]')).toBeVisible();
});

test('where nothing waits, that is said, and leads to the community', () => {
  const { container } = open(states.none);
  expect(screen.getByText('Nothing is waiting.')).toBeVisible();
  expect(container.querySelector('main form')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the community' })).toHaveAttribute('href', '/community');
});
