import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Community } from './Community.tsx';
import { communityStates as states } from './Community.states.ts';
import type { CommunityState } from './CommunityState.ts';

const links = {
  hours: {
    all: '/community',
    dawn: '/community?hour=dawn',
    dusk: '/community?hour=dusk',
    night: '/community?hour=night',
  },
  next: '/community?after=sample',
  ...{ share: '/moment/share?exercise=four-and-four', plans: '/plans', login: '/login' },
  help: '/help',
  moderation: '/moderation',
  sounds: { 'four-and-four': '/four.mp3' },
};

function open(state: CommunityState) {
  const addresses = (path: string) =>
    Object.fromEntries(state.moments.map(({ id }) => [id, `${path}?id=${id}`]));
  return render(
    <Community
      frame={sampleFrame}
      state={state}
      links={{ ...links, moments: addresses('/moment'), reports: addresses('/community/report') }}
    />,
  );
}

const items = () => within(screen.getByRole('list', { name: 'Moments' })).getAllByRole('listitem');

function itemOf(name: string) {
  const item = items().find(({ textContent }) => textContent.includes(name));
  if (item === undefined) throw new Error(`There is no moment of ${name}.`);
  return item;
}

test('each moment has its hour, its line, its name, and where to listen', () => {
  open(states.signedOut);
  const june = itemOf('June');
  expect(within(june).getByRole('img', { name: 'Dusk' })).toBeVisible();
  expect(june).toHaveTextContent('Nobody noticed, everything changed.');
  expect(june).toHaveTextContent('JuneFour and four, 1:36');
  expect(within(june).getByRole('link', { name: 'Listen: Four and four, shared by June' })).toHaveAttribute(
    'href',
    '/moment?id=q4m7xk2nw8ta',
  );
  expect(itemOf('Noor').querySelector('blockquote')).toBeNull();
});

test('visitors are told of the plans and their free days, and find where each moment is reported', () => {
  open(states.signedOut);
  expect(within(itemOf('June')).getByRole('link', { name: 'Report June’s moment' })).toHaveAttribute(
    'href',
    '/community/report?id=q4m7xk2nw8ta',
  );
  expect(screen.getByText(/free days, then the plan that you choose renews until you cancel/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(main.queryByRole('link', { name: /share a moment/ })).not.toBeInTheDocument();
});

test('members report moments of others once, and share their own', () => {
  open(states.signedIn);
  const reports = screen.getAllByRole('link', { name: /^Report/ }).map((link) => link.getAttribute('href'));
  expect(reports).toEqual(['/community/report?id=z6d8fy4gs0lu', '/community/report?id=w1t5oi9km3bn']);
  expect(items()[0]).toHaveTextContent('Your moment');
  expect(items()[1]).toHaveTextContent('Reported by you');
  expect(screen.getByRole('link', { name: 'I’ve listened: share a moment' })).toHaveAttribute(
    'href',
    links.share,
  );
  expect(screen.queryByText(/free days/)).not.toBeInTheDocument();
});

test('above a long list, a link leads to the exercise below it', () => {
  const { container } = open(states.signedOut);
  const target =
    screen.getByRole('link', { name: 'Listen for a minute and a half' }).getAttribute('href') ?? '';
  expect(container.querySelector(target)).toHaveTextContent('Four and four');
});

test('marks the hour that is shown', () => {
  open(states.ofAnHour);
  const hours = within(screen.getByRole('navigation', { name: 'Hour of the day' }));
  expect(hours.getByRole('link', { current: 'page' })).toHaveTextContent('Night');
  expect(hours.getByRole('link', { name: 'All hours' })).toHaveAttribute('href', '/community');
});

test.each([
  [states.signedOut, ['Earlier moments']],
  [states.inTheMiddle, ['Earlier moments', 'Latest moments']],
  [states.last, ['Latest moments']],
])('leads from page to page %#', (state, labels) => {
  open(state);
  const pages = within(screen.getByRole('navigation', { name: 'More moments' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels);
});

test('the latest moments are those of the same hour', () => {
  open(states.inTheMiddle);
  expect(screen.getByRole('link', { name: 'Latest moments' })).toHaveAttribute('href', links.hours.night);
});

test.each([
  [states.empty, 'Nobody has shared a moment here yet.'],
  [states.emptyHour, 'Nobody has shared a moment at dawn yet.'],
])('without moments, there is still the exercise %#', (state, words) => {
  const { container } = open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'More moments' })).not.toBeInTheDocument();
  expect(container.querySelector('audio')).toBeVisible();
});

test('what was reported just now is told', () => {
  open(states.reported);
  expect(screen.getByText('Thank you. We look at this moment.').closest('[role=status]')).toBeVisible();
});

test('a moderator is led to what was reported, and no one else', () => {
  const { unmount } = open(states.toModerator);
  const link = screen.getByRole('link', { name: 'Moments that were reported' });
  expect(link).toHaveAttribute('href', '/moderation');
  unmount();
  open(states.signedIn);
  expect(screen.queryByRole('link', { name: 'Moments that were reported' })).toBeNull();
});

test('what editors put around the moments stands below the exercise; without it, nothing does', () => {
  const { unmount } = open(states.withModules);
  const titles = () =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent.trim());
  expect(titles()).toEqual([
    'A minute and a half for you',
    ...states.withModules.modules.map(({ title }) => title),
    'More quiet for day and night',
  ]);
  unmount();
  open(states.signedOut);
  expect(titles()).toEqual(['A minute and a half for you', 'More quiet for day and night']);
});
