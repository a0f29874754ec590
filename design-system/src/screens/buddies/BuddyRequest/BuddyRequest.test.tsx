import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { BuddyRequest } from './BuddyRequest.tsx';
import { buddyRequestStates as states } from './BuddyRequest.states.ts';
import type { BuddyRequestState } from './BuddyRequestState.ts';
import { sampleBuddyRequestLinks as links } from './sampleBuddyRequestLinks.ts';

function open(state: BuddyRequestState) {
  return render(<BuddyRequest frame={sampleFrame} state={state} links={links} />);
}

/** What the form of the page sends, and where. */
function form(container: HTMLElement) {
  const drawn = container.querySelector('main form');
  return drawn instanceof HTMLFormElement
    ? { to: drawn.getAttribute('action'), by: drawn.method, ...Object.fromEntries(new FormData(drawn)) }
    : undefined;
}

const title = () => screen.getByRole('heading', { level: 1 });

test('names the person to who is logged out, and keeps the link by a press, which is said', () => {
  const { container } = open(states.signedOut);
  expect(title()).toHaveTextContent('Be buddies with Alex?');
  expect(screen.getByText(/We keep the link on this device for up to thirty days/)).toBeVisible();
  expect(form(container)).toEqual({ to: links.submit, by: 'post', step: 'keep', request: 'k7m2p9q4w3xn' });
  expect(screen.getByRole('link', { name: 'I have an account: log in' })).toHaveAttribute(
    'href',
    links.login,
  );
});

test('asks by a press of who is logged in, whom the page was drawn for', () => {
  const { container } = open(states.open);
  expect(screen.getByRole('button', { name: 'Ask Alex' })).toBeVisible();
  expect(form(container)).toMatchObject({ step: 'ask', request: 'k7m2p9q4w3xn', userId: 'sample' });
  expect(screen.queryByRole('link', { name: /log in/ })).toBeNull();
});

test('says before anything is asked what buddies see of each other', () => {
  open(states.open);
  expect(screen.getByText(/only what each chooses to share.* Nothing at first\./)).toBeVisible();
});

test('a person without a first name is no gap in a sentence', () => {
  open(states.signedOutWithoutName);
  expect(title()).toHaveTextContent('Be buddies with this person?');
});

test.each([
  ['asked', 'You have asked Alex'],
  ['buddies', 'You and Alex are buddies'],
  ['blocked', 'You have blocked Alex'],
  ['own', 'This is your own link'],
  ['full', 'You have as many buddies as there can be'],
  ['fullThere', 'There is no room for another buddy'],
] as const)('offers no form and leads to the own buddies: %s', (name, words) => {
  const { container } = open(states[name]);
  expect(title()).toHaveTextContent(words);
  expect(form(container)).toBeUndefined();
  expect(screen.getByRole('link', { name: 'To your buddies' })).toHaveAttribute('href', links.buddies);
});

test.each([
  [states.unknown, 'It may have been replaced.'],
  [states.tooManyMinutes, 'Try again in 12\\sminutes.'],
  [states.tooManyHours, 'Try again in 23\\shours.'],
])('leads home where there is nothing to open, %#', (state, words) => {
  open(state);
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', links.home);
});

test('another account is offered to switch, and changes nothing', () => {
  open(states.otherAccount);
  expect(title()).toHaveTextContent('Another account is logged in');
});
