import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { OwnMoments } from './OwnMoments.tsx';
import { ownMomentsStates as states } from './OwnMoments.states.ts';
import type { OwnMomentsState } from './OwnMomentsState.ts';

const links = {
  ...{ next: '/moments?after=sample', latest: '/moments', listen: '/community#exercise' },
  account: '/user',
};

function open(state: OwnMomentsState) {
  const moments = Object.fromEntries(state.moments.map(({ id }) => [id, `/moment?id=${id}`]));
  return render(<OwnMoments frame={sampleFrame} state={state} links={{ ...links, moments }} />);
}

const rows = () => within(screen.getByRole('list', { name: 'Your moments' })).getAllByRole('listitem');
const waysOf = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('each moment says when it is from and who can see it, and leads to its page', () => {
  open(states.some);
  expect(rows().map((row) => row.querySelector('strong')?.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Dusk, 29 November 2026',
    'Night, 28 November 2026',
    'Dawn, 27 November 2026',
  ]);
  for (const [index, words] of ['People with its link', 'Your buddies', 'Everyone'].entries())
    expect(rows()[index]).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: /^Open your moment: Dusk/ })).toHaveAttribute(
    'href',
    '/moment?id=q4m7xk2nw8ta',
  );
});

test('one that others do not see says so in place of who may', () => {
  open(states.withheld);
  expect(rows()[0]).toHaveTextContent('Hidden for now');
  expect(rows()[1]).toHaveTextContent('Removed');
  expect(rows()[0]).not.toHaveTextContent('Everyone');
});

test.each([
  [states.empty, /You haven’t shared a moment yet/, ['Listen', links.listen]],
  [states.lastTakenBack, /no earlier moments/i, ['Latest moments', links.latest]],
])('without any, it says so, and leads on %#', (state, words, first) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Your moments' })).not.toBeInTheDocument();
  expect(waysOf()).toEqual([first, ['Back to your account', links.account]]);
});

test('leads to earlier moments, and back to the latest', () => {
  open(states.inTheMiddle);
  expect(waysOf().slice(3, 5)).toEqual([
    ['Earlier moments', links.next],
    ['Latest moments', links.latest],
  ]);
});
