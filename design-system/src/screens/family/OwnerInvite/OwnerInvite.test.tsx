import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { OwnerInvite } from './OwnerInvite.tsx';
import { ownerInviteStates } from './OwnerInvite.states.ts';
import type { OwnerInviteState } from './OwnerInviteState.ts';

const links = {
  submit: '/family/owner-invite',
  later: '/subscription',
  manage: '/family/manage',
  retry: '/family/owner-invite',
  familyPlan: '/familyplan',
  subscription: '/my-subscription',
  confirm: '/user',
  switchAccount: '/logout',
  help: '/help',
};

function open(state: OwnerInviteState) {
  return render(<OwnerInvite frame={sampleFrame} state={state} links={links} />);
}

function posted(): Record<string, FormDataEntryValue> {
  const form = screen.getByRole('button', { name: 'Send invites' }).closest('form');
  if (form === null) throw new Error('There is no form.');
  expect(form).toHaveAttribute('action', links.submit);
  return Object.fromEntries(new FormData(form));
}

test('has a line for each person who can be invited', () => {
  const { unmount } = open(ownerInviteStates.open);
  expect(posted()).toEqual({ userId: 'sample', email1: '', email2: '', email3: '', email4: '', email5: '' });
  unmount();
  open(ownerInviteStates.oneFree);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('name', 'email1');
});

test('can be left for later', () => {
  open(ownerInviteStates.open);
  expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', links.later);
});

test('each line has its own problem, and what was typed stays', () => {
  open(ownerInviteStates.refused);
  const field = (number: number) => screen.getByRole('textbox', { name: `Email ${number}` });
  expect(field(1)).toHaveValue('june@example.org');
  expect(field(1)).not.toBeInvalid();
  expect(field(2)).toHaveAccessibleDescription(/double-checking/);
  expect(field(3)).toHaveAccessibleDescription('This is your own email.');
  expect(field(4)).toHaveAccessibleDescription('This email is in the list twice.');
  expect(field(5)).toHaveAccessibleDescription('This person is invited or here already.');
  expect(field(2)).toHaveFocus();
  expect(screen.getByText('Nobody has been invited yet.')).toBeInTheDocument();
});

test('asks whether another address was meant, and sends for which one', () => {
  open(ownerInviteStates.suggested);
  expect(screen.getByRole('textbox', { name: 'Email 2' })).toHaveAccessibleDescription(/theo@gmail\.com/);
  expect(posted()).toMatchObject({ email2: 'theo@gmial.com', suggestionSeen2: 'theo@gmial.com' });
});

test('a line that has no place any more stays in the form', () => {
  open(ownerInviteStates.lessFree);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

test('sums up who was invited, and leads to the family', () => {
  open(ownerInviteStates.sent);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your invites are on their way');
  const list = screen.getByRole('list', { name: 'Invited' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(ownerInviteStates.sent.emails);
  expect(screen.getByText('2 more places are free.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my family' })).toHaveAttribute('href', links.manage);
});

test('where all places are taken, says so and leads to the family', () => {
  open(ownerInviteStates.full);
  expect(
    screen.getByText('You can’t invite family members at this time. Please contact your administrator'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my family' })).toHaveAttribute('href', links.manage);
});

test.each([
  [ownerInviteStates.pending, 'Look again', links.retry],
  [ownerInviteStates.none, 'See the family plan', links.familyPlan],
  [ownerInviteStates.unconfirmed, 'Confirm my email', links.confirm],
])('without a form, the page leads on, %#', (state, name, href) => {
  open(state);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
