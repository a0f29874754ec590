import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageFamily } from './ManageFamily.tsx';
import { familyPeople } from './ManageFamily.samples.ts';
import { manageFamilyStates } from './ManageFamily.states.ts';
import type { ManageFamilyState } from './ManageFamilyState.ts';
import { sampleFamilyLinks as links } from './sampleFamilyLinks.ts';

const { june, sam, noor, ida, lee, kim } = familyPeople;

function open(state: ManageFamilyState) {
  return render(<ManageFamily frame={sampleFrame} state={state} links={links} />);
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

const noPlace = 'You can’t invite family members at this time. Please contact your administrator';

test('says in words how many are here, how many are invited and how many places are free', () => {
  open(manageFamilyStates.owner);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Three of you are here');
  expect(screen.getByText('Two invites are on their way, one place is free.')).toBeInTheDocument();
});

test('the seats are a drawing, which screen readers pass over', () => {
  open(manageFamilyStates.owner);
  expect(screen.getByText('Free').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('an owner who has invited no one sees how many places are free', () => {
  open(manageFamilyStates.alone);
  expect(screen.getByText('Five places are free.')).toBeInTheDocument();
});

test('an invitation that has expired holds no place', () => {
  open({ ...manageFamilyStates.alone, people: [ida] });
  expect(screen.getByText('Five places are free.')).toBeInTheDocument();
});

test.each([
  ['Alex Morgan', 'Owner'],
  [june.name, 'Joined'],
  [kim.name, 'Leaving'],
  [sam.email, 'Invite sent'],
  [noor.email, 'Waiting for response'],
  [ida.email, 'Expired'],
])('%s is marked as “%s”', (name, status) => {
  open(manageFamilyStates.allStandings);
  expect(within(rowOf(name)).getByText(status)).toBeInTheDocument();
});

const withdrawalOf = ({ email }: { email: string }) =>
  screen.getByRole('link', { name: `Withdraw the invite to ${email}` }).getAttribute('href');

test('an invite that was sent just now can be withdrawn, and not be sent again', () => {
  open({ ...manageFamilyStates.owner, people: [sam] });
  expect(withdrawalOf(sam)).toBe(`${links.withdraw}?withdraw=${sam.id}`);
  expect(screen.queryByRole('button', { name: /resend|send again/i })).not.toBeInTheDocument();
});

test('an invite without an answer can be sent again or withdrawn', () => {
  open(manageFamilyStates.owner);
  expect(postOf(`Resend the invite to ${noor.email}`)).toMatchObject({ change: 'resend', person: noor.id });
  expect(withdrawalOf(noor)).toBe(`${links.withdraw}?withdraw=${noor.id}`);
});

test('withdrawing an invite is asked about first', () => {
  open(manageFamilyStates.withdrawing);
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this invite?' });
  expect(dialog).toHaveTextContent(noor.email);
  expect(postOf('Withdraw')).toEqual({ userId: 'sample', change: 'withdraw', person: noor.id });
  expect(within(dialog).getByRole('link', { name: 'Keep' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${links.close}#`),
  );
});

test('a person who asks for another invite is marked, with the day, and it is sent by a press', () => {
  open(manageFamilyStates.askedAgain);
  const row = screen.getByText(lee.email).closest('li') ?? document.body;
  expect(row).toHaveTextContent('Asks again');
  expect(row).toHaveTextContent(/Asked for a new one on 19\sNovember 2026/);
  expect(postOf(`Send again to ${lee.email}`)).toMatchObject({ change: 'resend', person: lee.id });
});

test('an invite that has expired is sent again while a place is free', () => {
  const { unmount } = open(manageFamilyStates.allStandings);
  expect(postOf(`Send again to ${ida.email}`)).toMatchObject({ change: 'resend', person: ida.id });
  unmount();
  open(manageFamilyStates.fullExpired);
  expect(screen.queryByRole('button', { name: `Send again to ${ida.email}` })).not.toBeInTheDocument();
  expect(withdrawalOf(ida)).toContain(ida.id);
});

test('a person who leaves can be kept', () => {
  open(manageFamilyStates.allStandings);
  expect(postOf(`Keep ${kim.name}`)).toMatchObject({ change: 'keep', person: kim.id });
});

test('removing a person is asked about first', () => {
  open(manageFamilyStates.owner);
  expect(screen.getByRole('link', { name: `Remove ${june.name}` })).toHaveAttribute(
    'href',
    `${links.remove}?remove=${june.id}`,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the question says who it is, from when, and what stays; nothing else can be reached', () => {
  open(manageFamilyStates.removing);
  const dialog = screen.getByRole('dialog', { name: `Remove ${june.name}?` });
  expect(dialog).toHaveTextContent(/until 4\sDecember\s2026/);
  expect(dialog).toHaveTextContent('Their own account and history stay theirs.');
  expect(postOf('Remove')).toEqual({ userId: 'sample', change: 'remove', person: june.id });
  expect(within(dialog).getByRole('link', { name: 'Keep' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${links.close}#`),
  );
  expect(screen.getByText('People').closest('[inert]')).not.toBeNull();
  expect(dialog.closest('[inert]')).toBeNull();
});

test('invites one address', () => {
  open(manageFamilyStates.owner);
  expect(screen.getByRole('textbox', { name: 'Their email' })).toHaveAttribute('name', 'email');
  expect(postOf('Send invite')).toEqual({ userId: 'sample', change: 'invite', email: '' });
});

test('an address that was refused stays, with what is wrong', () => {
  open(manageFamilyStates.emailInvalid);
  const field = screen.getByRole('textbox', { name: 'Their email' });
  expect(field).toHaveValue('ida@');
  expect(field).toHaveAccessibleDescription(/double-checking/);
});

test('asks whether another address was meant', () => {
  open(manageFamilyStates.emailSuggested);
  expect(screen.getByRole('textbox', { name: 'Their email' })).toHaveAccessibleDescription(/ida@gmail\.com/);
  expect(postOf('Send invite')).toMatchObject({ email: 'ida@gmial.com', suggestionSeen: 'ida@gmial.com' });
});

test.each([manageFamilyStates.full, manageFamilyStates.planEndsFull, manageFamilyStates.noPlaceLeft])(
  'where all places are taken, a sentence stands in place of the form, %#',
  (state) => {
    open(state);
    expect(screen.getByText(noPlace)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Their email' })).not.toBeInTheDocument();
  },
);

test('a mail that cannot be sent yet says when it can', () => {
  const { unmount } = open(manageFamilyStates.resendInMinutes);
  expect(within(rowOf(noor.email)).getByText(/in 12 minutes/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Resend/ })).not.toBeInTheDocument();
  unmount();
  open(manageFamilyStates.resendInHours);
  expect(within(rowOf(noor.email)).getByText(/in 24 hours/)).toBeInTheDocument();
});

test('too many mails: says in which unit of time the next one can be sent', () => {
  const { unmount } = open(manageFamilyStates.resendInDays);
  expect(within(rowOf(noor.email)).getByText('That’s a lot of invites')).toBeInTheDocument();
  expect(within(rowOf(noor.email)).getByText(/in 5 days/)).toBeInTheDocument();
  unmount();
  const { unmount: leave } = open(manageFamilyStates.tooManyInvites);
  const field = () => screen.getByRole('textbox', { name: 'Their email' });
  expect(field()).toHaveAccessibleDescription(/Try again in 19 hours\./);
  leave();
  open(manageFamilyStates.tooManyToAddress);
  expect(field()).toHaveAccessibleDescription(/Try again in 5 days\./);
});

test('where the plan ends, the owner is leaving, and can still invite', () => {
  open(manageFamilyStates.planEnds);
  const row = rowOf('Alex Morgan');
  expect(within(row).getByText('Leaving')).toBeInTheDocument();
  expect(row).toHaveTextContent(/Leaves when the plan ends, 4\sDecember\s2026/);
  expect(screen.getByText(/You can still invite until then/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send invite' })).toBeInTheDocument();
});

test('says what the last form has done', () => {
  open(manageFamilyStates.withdrawn);
  expect(screen.getByRole('status')).toHaveTextContent('The invite is withdrawn.');
});

test('a member sees who pays, what is shared and what no one sees', () => {
  open(manageFamilyStates.member);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Alex Morgan shares this plan with you',
  );
  expect(screen.getByText('You pay nothing.')).toBeInTheDocument();
  expect(screen.getByText('What you listen to is yours alone')).toBeInTheDocument();
  expect(screen.queryByText(/^Until/)).not.toBeInTheDocument();
});

test.each([
  [manageFamilyStates.memberRemoved, 'Alex Morgan frees your place from that day.'],
  [manageFamilyStates.memberPlanEnds, 'The plan ends then.'],
])('a member sees until when the access is kept, and why, %#', (state, why) => {
  open(state);
  expect(screen.getByText(/^Until 4\sDecember\s2026$/)).toBeInTheDocument();
  expect(screen.getByText(why)).toBeInTheDocument();
});

test('a member deletes the address, which is gone then', () => {
  const { unmount } = open(manageFamilyStates.member);
  expect(postOf('Delete address')).toEqual({ userId: 'sample', change: 'deleteAddress' });
  unmount();
  open(manageFamilyStates.memberAddressDeleted);
  expect(screen.getByRole('status')).toHaveTextContent('Your address is deleted.');
  expect(screen.queryByRole('button', { name: 'Delete address' })).not.toBeInTheDocument();
});

test('leaving is asked about first', () => {
  const { unmount } = open(manageFamilyStates.member);
  expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', links.leave);
  unmount();
  open(manageFamilyStates.memberLeaving);
  expect(screen.getByRole('dialog', { name: 'Leave this family?' })).toHaveTextContent(/at once/);
  expect(postOf('Leave now')).toEqual({ userId: 'sample', change: 'leave' });
  expect(screen.getByRole('link', { name: 'Stay' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${links.close}#`),
  );
});

test.each([
  [manageFamilyStates.left, 'See plans', links.plans],
  [manageFamilyStates.none, 'See the family plan', links.familyPlan],
  [manageFamilyStates.none, 'My subscription', links.subscription],
  [manageFamilyStates.unconfirmed, 'Confirm my email', links.confirm],
])('without a family to show, the page leads on, %#', (state, name, href) => {
  open(state);
  const content = within(screen.getByRole('main'));
  expect(content.getByRole('link', { name })).toHaveAttribute('href', href);
});
