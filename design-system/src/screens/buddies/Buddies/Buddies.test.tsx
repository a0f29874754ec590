import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Buddies } from './Buddies.tsx';
import { buddiesStates as states } from './Buddies.states.ts';
import type { BuddiesState, Buddy, BuddyAsked } from './BuddiesState.ts';
import { sampleBuddiesLinks as links } from './sampleBuddiesLinks.ts';

function open(state: BuddiesState) {
  return render(<Buddies frame={sampleFrame} state={state} links={links} />);
}

/** What a button's form posts. */
function postOf(button: string): Record<string, FormDataEntryValue> {
  const form = screen.getByRole('button', { name: button }).closest('form');
  if (form === null) throw new Error(`“${button}” stands in no form.`);
  expect(form).toHaveAttribute('action', links.submit);
  expect(form).toHaveAttribute('method', 'post');
  return Object.fromEntries(new FormData(form));
}

function rowOf(name: string): HTMLElement {
  const row = screen.getAllByRole('listitem').find((each) => within(each).queryByText(name) !== null);
  if (row === undefined) throw new Error(`There is no row of ${name}.`);
  return row;
}

const own = { userId: 'sample' };
const [june] = states.some.buddies as [Buddy];
const [kim] = states.some.requests as [BuddyAsked];
const [ida] = states.some.asked as [BuddyAsked];

test('a person without buddies is told how others become some', () => {
  open(states.none);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your buddies');
  expect(screen.getByText('You have no buddies')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your link for buddies' })).toHaveValue(states.none.link);
  for (const title of ['Requests', 'You asked', 'Blocked']) {
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  }
});

test('a link that was opened before signing up is asked by a press, or left', () => {
  open(states.invited);
  expect(screen.getByRole('heading', { name: 'Alex gave you their link' })).toBeVisible();
  expect(postOf('Ask Alex')).toEqual({ ...own, step: 'ask', id: 'm9q4w3xnk7p2' });
  expect(postOf('Not now')).toEqual({ ...own, step: 'forget' });
});

test('a request is accepted, declined, or blocked after a question', () => {
  open(states.some);
  expect(postOf('Accept Kim')).toEqual({ ...own, step: 'accept', id: kim.id });
  expect(postOf('Decline Kim')).toEqual({ ...own, step: 'decline', id: kim.id });
  expect(screen.getByRole('link', { name: 'Block Kim' })).toHaveAttribute(
    'href',
    `/buddies?ask=block&id=${kim.id}`,
  );
});

test('a person without a first name is a member', () => {
  open(states.requested);
  expect(within(rowOf('A member')).getByRole('button', { name: 'Accept A member' })).toBeVisible();
});

test('shows of a buddy what they share, and nothing else', () => {
  open(states.some);
  const row = within(rowOf('June'));
  expect(row.getByText(/Buddies since 4\sOctober 2026/)).toBeVisible();
  expect(row.getByText(/Listened last on 28\sNovember 2026/)).toBeVisible();
  expect(row.getByRole('link', { name: /See the moment of 27\sNovember 2026/ })).toHaveAttribute(
    'href',
    '/moment?id=h7k2m9q4w3xn',
  );
  expect(row.getByRole('link', { name: 'End being buddies with June' })).toHaveAttribute(
    'href',
    `/buddies?ask=end&id=${june.id}`,
  );
  expect(within(rowOf('Noor')).getByText('Has not listened yet')).toBeVisible();
  expect(within(rowOf('Noor')).getByText('No moment to see at present')).toBeVisible();
  expect(within(rowOf('Sam')).getByText('Shares nothing at present')).toBeVisible();
});

test('of one thing that is shared, nothing is said of the other', () => {
  open(states.sharesOneThing);
  expect(within(rowOf('June')).queryByText(/moment/)).toBeNull();
  expect(within(rowOf('Noor')).queryByText(/listened/i)).toBeNull();
});

test('what was asked can be taken back, and who is blocked be unblocked', () => {
  open(states.withBlocked);
  expect(postOf('Take back the request to Ida')).toEqual({ ...own, step: 'withdraw', id: ida.id });
  expect(postOf('Unblock Tom')).toMatchObject({ step: 'unblock' });
});

test('both boxes are empty at first, and say what was chosen', () => {
  const { unmount } = open(states.none);
  expect(postOf('Save')).toEqual({ ...own, step: 'share' });
  unmount();
  open(states.sharesOneThing);
  expect(postOf('Save')).toEqual({ ...own, step: 'share', days: 'on' });
});

test('it is said whether buddies see moments', () => {
  const { unmount } = open(states.none);
  expect(screen.getByText(/none of your moments/)).toBeVisible();
  unmount();
  open({ ...states.none, shares: { moments: true, days: false } });
  expect(screen.getByText('At present your buddies are shown your latest moment.')).toBeVisible();
});

test('the link can be replaced, which is asked about first', () => {
  open(states.none);
  expect(screen.getByRole('link', { name: 'Replace the link' })).toHaveAttribute('href', links.replace);
});

test.each([
  [states.ending, 'Stop being buddies with June?', 'End', { step: 'end', id: june.id }],
  [states.blocking, 'Block Kim?', 'Block', { step: 'block', id: kim.id }],
  [states.replacing, 'Replace your link?', 'Replace', { step: 'replace' }],
])('asks first, and nothing around the question can be reached, %#', (state, title, yes, post) => {
  open(state);
  const dialog = screen.getByRole('dialog', { name: title });
  expect(postOf(yes)).toEqual({ ...own, ...post });
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringContaining(`${links.page}#`));
  expect(dialog.closest('[inert]')).toBeNull();
  expect(screen.getByText('Your buddies').closest('[inert]')).not.toBeNull();
});

test('without room for another buddy, that is said, and none can be accepted', () => {
  open(states.full);
  expect(screen.getByText('You have as many buddies as there can be')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept Kim' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Decline Kim' })).toBeVisible();
  expect(screen.getByText('+46')).toBeInTheDocument();
});

test.each([
  [states.accepted, 'You are buddies now. Each of you sees what the other one shares.'],
  [states.blocked, 'The person is blocked, and is not told.'],
  [states.linkReplaced, 'This is your new link. The old one no longer works.'],
])('says what was done, %#', (state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  [states.noRoomThere, 'The other person has as many buddies as there can be.'],
  [states.tooManyMinutes, 'You have asked many people. Try again in 12\u00a0minutes.'],
  [states.tooManyHours, 'You have asked many people. Try again in 23\u00a0hours.'],
])('says why a request could not be sent or accepted, %#', (state, words) => {
  open(state);
  expect(
    screen.getByText((_, node) => node?.textContent === words && node.children.length === 0),
  ).toBeVisible();
});

test('another account is offered to switch', () => {
  open(states.otherAccount);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Another account is logged in');
});
