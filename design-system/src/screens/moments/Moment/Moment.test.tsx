import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Moment } from './Moment.tsx';
import { momentStates as states } from './Moment.states.ts';
import type { MomentState } from './MomentState.ts';

const links = {
  ...{ submit: '/de/moment?id=q4m7xk2nw8ta', close: '/de/moment?id=q4m7xk2nw8ta' },
  report: '/de/community/report?id=sample',
  ownMoments: '/de/moments',
  ...{ community: '/de/community', share: '/de/moment/share?exercise=four-and-four' },
  ...{ gift: '/de/with/k7m2p9q?type=MINDFUL_MOMENT', login: '/de/login', plans: '/de/plans', home: '/de' },
  sounds: { 'four-and-four': '/four.mp3' },
};

function open(state: MomentState) {
  return render(<Moment frame={sampleFrame} state={state} links={links} />);
}

function linksIn(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('a moment has a name, an hour, a line, and the exercise to listen to', () => {
  const { container } = open(states.open);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('June shared a moment');
  expect(screen.getByText('Dusk, 29 November 2026')).toBeVisible();
  expect(container.querySelector('blockquote')).toHaveTextContent(states.open.moment.line);
  expect(screen.getByRole('heading', { level: 2, name: 'Four and four' })).toBeVisible();
  expect(container.querySelector('audio')).toHaveAttribute('src', '/four.mp3');
});

test('visitors get the free nights of the person who shared it, and hear what follows', () => {
  open(states.open);
  expect(screen.getByRole('heading', { name: 'June gives you fourteen nights' })).toBeVisible();
  expect(screen.getByText(/it renews until you cancel/)).toBeVisible();
  expect(linksIn(screen.getByRole('main'))).toEqual([
    ['See the free nights', links.gift],
    ['Log in', links.login],
    ['Report this moment', links.report],
  ]);
});

test('where that person has no link, visitors are told of the free days of the plans', () => {
  open(states.withoutGift);
  expect(screen.getByRole('heading', { name: '14 free days to begin with' })).toBeVisible();
  expect(linksIn(screen.getByRole('main'))).toEqual([
    ['See the plans', links.plans],
    ['Log in', links.login],
    ['Report this moment', links.report],
  ]);
});

test('members are led on to a moment of their own, also without a script', () => {
  const { container } = open(states.signedIn);
  expect(container.querySelector('blockquote')).toBeNull();
  expect(screen.queryByText(/free/)).not.toBeInTheDocument();
  // The player shows its own link at the end alone.
  expect(linksIn(screen.getByRole('main'))).toEqual([
    ['Share a moment', links.share],
    ['More moments', links.community],
    ['Report this moment', links.report],
  ]);
  const atTheEnd = container.querySelector('[data-when~="ended"] a[href]');
  expect(atTheEnd).toHaveAttribute('href', links.share);
  expect(atTheEnd).not.toBeVisible();
});

test('a member who has reported a moment reads so, and is not asked to report it again', () => {
  open(states.reportedByViewer);
  expect(screen.getByText('Reported by you')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Report/ })).not.toBeInTheDocument();
});

test.each([
  [states.own, /People who have its link/],
  [states.ownForBuddies, /Buddies with whom you share moments can see it/],
  [states.ownForAll, /Everyone can see it/],
])('the person who shared it reads who can see it, and has its link %#', (state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByLabelText('Link to your moment')).toHaveValue(state.link);
  expect(screen.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(state.link)),
  );
});

test('what was shared just now is told', () => {
  open(states.justShared);
  expect(screen.getByText('Your moment is shared').closest('[role=status]')).toBeVisible();
});

test('taking it back is asked before it is done, by forms', () => {
  const { container, unmount } = open(states.own);
  const form = () =>
    new FormData(container.querySelector<HTMLFormElement>('form:has(> [name="step"])') ?? undefined);
  expect(Object.fromEntries(form())).toEqual({ step: 'ask', id: 'q4m7xk2nw8ta', userId: 'sample' });
  unmount();

  open(states.revoking);
  const question = screen.getByRole('dialog', { name: 'Take this moment back?' });
  expect(question).toHaveTextContent(/can’t be undone/);
  expect(question.querySelector('form')).toHaveFormValues({
    step: 'revoke',
    id: 'q4m7xk2nw8ta',
    userId: 'sample',
  });
  expect(within(question).getByRole('link', { name: 'Keep it' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${links.close}#`),
  );
});

test('that one that was reported is kept until it is decided about is told before it is taken back', () => {
  open(states.revokingWithheld);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /we keep it until we’ve decided about it, for 30 days at most/,
  );
});

test.each([
  [states.ownReported, /We look at it and decide/],
  [states.ownRemoved, /we’ve removed it/],
  [states.removedAsPersonal, /must tell nothing personal of others/],
  [states.removedAsHurtful, /must not hurt others/],
  [states.removedAsAdvertising, /must not advertise/],
  [states.removedForOther, /must be good to read for everyone/],
])('one that others do not see says so, and gives no link to send %#', (state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeVisible();
});

test.each([
  [states.gone, 'This moment isn’t here any more', ['/de/community', '/de']],
  [states.revoked, 'Your moment is taken back', ['/de/community', '/de/moments']],
])('one that is not here leads to others %#', (state, title, ways) => {
  open(state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(linksIn(screen.getByRole('main')).map(([, href]) => href)).toEqual(ways);
});

test.each([states.own, states.justShared, states.ownReported])(
  'the person who shared it comes to all of theirs %#',
  (state) => {
    open(state);
    expect(screen.getByRole('link', { name: 'All your moments' })).toHaveAttribute('href', links.ownMoments);
  },
);
