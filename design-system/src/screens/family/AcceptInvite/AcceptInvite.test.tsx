import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { asked, openInvite, ownPlans } from './AcceptInvite.samples.ts';
import { AcceptInvite } from './AcceptInvite.tsx';
import { acceptInviteStates as states } from './AcceptInvite.states.ts';
import type { AcceptInviteState } from './AcceptInviteState.ts';

const links = {
  ...{ submit: '/de/family/accept-invite', retry: '/de/family/accept-invite?token=sample' },
  confirm: '/de/manage-identities',
  take: '/de/family/accept-invite?token=sample&account=this',
  ...{ register: '/de/register?back', login: '/de/login?back', switchAccount: '/de/logout?back' },
  ...{ manage: '/de/family/manage', app: 'https://app.example/', plans: '/de/plans', home: '/de' },
  help: 'https://help.example/de',
};

function open(state: AcceptInviteState) {
  return render(<AcceptInvite frame={sampleFrame} state={state} links={links} />);
}

test('says who invites and what one gets, and posts natively for the account of the page', () => {
  const { container } = open(states.open);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alex Morgan invites you');
  const points = within(screen.getByRole('list', { name: 'What you get' })).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toContain('Nobody sees what you listen to');

  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form).toHaveFormValues({ userId: 'sample', token: 'sample', firstName: 'June', country: 'DE' });
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
  expect(screen.queryByText('Your own plan')).not.toBeInTheDocument();
});

test('says why it asks for the address, which browsers fill in', () => {
  open(states.open);
  expect(screen.getByText(/for this plan alone. You can delete it at any time/)).toBeVisible();
  const tokens = ['First name', 'Last name', 'Street', 'Postal code', 'City', 'Country'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual([
    ...['given-name', 'family-name', 'address-line1', 'postal-code', 'address-level2', 'country'],
  ]);
});

test('a problem stands at its field, and the first one has the focus', () => {
  open(states.refused);
  expect(screen.getByLabelText('Number')).toHaveAccessibleDescription('Please check the number.');
  expect(screen.getByLabelText('Postal code')).toBeInvalid();
  expect(screen.getByLabelText('Number')).toHaveFocus();
  expect(screen.getByLabelText('Street')).toHaveValue('Kastanienallee');
});

test('without a country, one is asked for', () => {
  open(states.leftEmpty);
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Choose your country');
  expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Please choose your country.');
});

test('another country: says which one the plan is for', () => {
  open(states.otherCountry);
  expect(screen.getByLabelText('Country')).toHaveAccessibleDescription(/people in one country/);
  expect(screen.getByLabelText('Country')).toHaveFocus();
});

test('a plan that renews: both ends of it are a choice, and none is made before', () => {
  open(states.ownPlanCharged);
  const options = screen.getAllByRole('radio');
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['end', 'keep']);
  for (const option of options) {
    expect(option).not.toBeChecked();
    expect(option).toBeRequired();
    expect(option).toHaveAttribute('name', 'ownPlan1');
  }
  expect(screen.getByRole('radio', { name: /^End my own plan on 14\sMarch\s2027$/ })).toBeVisible();
  expect(
    screen.getByRole('radio', { name: /^Keep it, and be charged €69.99 on 14\sMarch\s2027$/ }),
  ).toBeVisible();
});

test('several plans: each is a choice of its own, and the page opens at the one that was not made', () => {
  open(states.severalNotChosen);
  expect(screen.getByRole('heading', { name: 'Your own plans' })).toBeVisible();
  const options = screen.getAllByRole('radio');
  expect(options.map((option) => option.getAttribute('name'))).toEqual([
    ...['ownPlan1', 'ownPlan1'],
    ...['ownPlan2', 'ownPlan2'],
  ]);
  expect(options[0]).toBeChecked();
  expect(options[2]).toHaveFocus();
  expect(options[2]).toHaveAccessibleDescription(/Please choose/);
});

test('a purchase that is still carried out is waited for', () => {
  open(states.purchasePending);
  expect(screen.getByText(/Your purchase is still being completed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look again' })).toHaveAttribute('href', links.retry);
});

test('a second place is freed by a press, for the account of the page', () => {
  const { container } = open(states.secondPlace);
  expect(screen.getByText(/this invitation holds a second place/)).toBeVisible();
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ step: 'free', token: 'invitation', userId: 'sample' });
  expect(screen.getByRole('button', { name: 'Free the place' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
});

test.each([
  [states.removed, 'You’re no longer in this family'],
  [states.over, 'You’ve left this family'],
])('a place that is over says whose decision that was: %j', (state, title) => {
  open(state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('a plan that waits can be called off', () => {
  open(states.ownPlanWaits);
  expect(screen.getByRole('radio', { name: 'Call it off' })).toHaveAttribute('value', 'end');
});

test('an unknown price is left out', () => {
  open(states.ownPlanWithoutAmount);
  expect(
    screen.getByRole('radio', { name: /^Keep it, and be charged on 14\sDecember\s2026$/ }),
  ).toBeVisible();
});

test('nothing chosen: the reason describes the options, and the first one has the focus', () => {
  open(states.ownPlanNotChosen);
  const [first] = screen.getAllByRole('radio');
  expect(first).toHaveAccessibleDescription(/Please choose what happens to your own plan/);
  expect(first).toHaveFocus();
});

test('a refused form keeps the choice', () => {
  open(states.ownPlanChosen);
  expect(screen.getByRole('radio', { name: /^End my own plan/ })).toBeChecked();
  expect(screen.getByLabelText('City')).toHaveFocus();
});

test('a plan of a store: that it goes on is told, and has to be confirmed', () => {
  open(states.billedElsewhere);
  expect(screen.getByText(/Only Apple can end it/)).toBeVisible();
  const box = screen.getByRole('checkbox', { name: /Apple goes on charging/ });
  expect(box).not.toBeChecked();
  expect(box).toBeRequired();
  expect(box).toHaveAttribute('name', 'ownPlan1');
  expect(box).toHaveAttribute('value', 'keep');
});

test('a plan of a store that was not confirmed: the box has the focus and says why', () => {
  open(states.billedElsewhereNotConfirmed);
  const box = screen.getByRole('checkbox');
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(/doesn’t end by itself/);
});

test.each([
  [
    'ends',
    { ...openInvite, ownPlans: [asked(ownPlans.ends)] },
    /ends on 14 March 2027, and nothing more is charged/,
  ],
  [
    'a gift',
    { ...openInvite, ownPlans: [asked(ownPlans.gift)] },
    /gift goes on until 24 November 2027 and costs noth/,
  ],
])('an own plan that costs nothing more is told of alone: %s', (_name, state, words) => {
  open(state);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each([states.planIsEnding, states.signedOutEnding])('says when the family’s plan ends, %#', (state) => {
  open(state);
  expect(screen.getByText(/plan ends on 8 January 2027/)).toBeVisible();
});

test('signed out: leads to sign-up and log-in, without a form', () => {
  open(states.signedOut);
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', links.register);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    links.login,
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('for another address: logging out comes back, and this account can take it', () => {
  open(states.recipient);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log out and continue' });
  expect(button.form?.getAttribute('action')).toBe(links.switchAccount);
  expect(screen.getByRole('link', { name: 'Use it with this account' })).toHaveAttribute('href', links.take);
});

test.each<[AcceptInviteState, RegExp, string, string]>([
  [states.owner, /meant for the person you invited/, 'Your family', links.manage],
  [states.joined, /joined Alex Morgan’s family/, 'Open Stillpoint', links.app],
  [states.otherFamily, /Leave the other one first/, 'Your family', links.manage],
  [states.ownFamily, /You pay for a family plan/, 'Your family', links.manage],
  [states.full, /You can’t join: all places of this family are taken/, 'Look again', links.retry],
  [states.withdrawn, /Ask the person who invited you/, 'Back to home', links.home],
  [states.planEnded, /no place to join any more/, 'See the plans', links.plans],
  [states.used, /If that was you, log in/, 'Log in', links.login],
  [states.unknown, /ask the person who invited you/, 'Back to home', links.home],
  [states.askedAgain, /asked Alex Morgan/, 'Back to home', links.home],
])('cannot be accepted: one reason and one next step, %#', (state, reason, label, href) => {
  open(state);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(reason)).toBeVisible();
  expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [label, href],
  ]);
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an invitation that is over is asked for again by a press', () => {
  const { container } = open(states.expired);
  expect(screen.getByRole('button', { name: 'Ask for a new one' })).toBeVisible();
  expect(
    Object.fromEntries(new FormData(container.querySelector<HTMLFormElement>('main form') ?? undefined)),
  ).toEqual({
    step: 'ask',
    token: 'invitation',
  });
});

test('who is logged in with another account than the one that used the link reads so, and can go there', () => {
  open(states.usedByOther);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/another account joined with it/)).toHaveTextContent('alex.morgan@example.com');
  expect(main.getByRole('button', { name: 'Log out and continue' }).closest('form')).toHaveAttribute(
    'action',
    links.switchAccount,
  );
  expect(main.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', links.home);
});
