import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Invite } from './Invite.tsx';
import { inviteStates as states } from './Invite.states.ts';
import type { InviteState } from './InviteState.ts';

function open(state: InviteState) {
  return render(
    <Invite frame={sampleFrame} state={state} links={{ plans: '/plans', subscription: '/mine' }} />,
  );
}

const came = () => within(screen.getByRole('region', { name: 'What came of it' }));

/** How many circles are whole, in part, or an outline. */
function circles(container: HTMLElement) {
  const count = (kind: string) => container.querySelectorAll(`[data-kind="${kind}"]`).length;
  return { whole: count('here'), part: count('invited'), outline: count('free') };
}

test('says how many nights are given, and what the member gets for it', () => {
  open({ ...states.none, freeDays: 14 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Give fourteen nights');
  const rule = within(screen.getByRole('region', { name: 'How it works' }));
  expect(rule.getByText('Your friend gets fourteen nights')).toBeVisible();
  expect(rule.getByText(/At most twelve months in a year/)).toBeVisible();
  expect(rule.getByText('That is: the first payment is made, and can no longer be refunded.')).toBeVisible();
});

test('the link can be selected and mailed, and a script finds what it copies and shares by', () => {
  const { container } = open(states.none);
  const field = screen.getByRole('textbox', { name: 'Your own link' });
  expect(field).toHaveValue('https://stillpoint.example/with/k7m2p9q');
  expect(field).toHaveAttribute('readonly');
  const mail = new URL(screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('For you: fourteen nights of Stillpoint');
  expect(mail.searchParams.get('body')).toMatch(/\n\nhttps:\/\/stillpoint\.example\/with\/k7m2p9q$/);
  const parts = [...container.querySelectorAll<HTMLElement>('[data-codes]')].map(
    ({ dataset }) => dataset.codes,
  );
  expect(parts).toEqual(['buttons', 'copy', 'sharing', 'share', 'copied', 'notCopied']);
  expect(screen.getByRole('button', { name: 'Share' }).dataset.message).toMatch(
    /^Here are fourteen free nights/,
  );
});

test('draws the member, a whole circle for each friend who stayed, a part of one for the others, and the next', () => {
  const { container } = open(states.oneStayed);
  expect(circles(container)).toEqual({ whole: 2, part: 2, outline: 1 });
});

test('draws five friends at most, and says how many more there are', () => {
  const { container } = open(states.allGiven);
  expect(circles(container)).toEqual({ whole: 6, part: 0, outline: 1 });
  expect(screen.getByText('+9')).toBeInTheDocument();
});

test('counts those who came and stayed, and the months for it', () => {
  open(states.oneStayed);
  expect(came().getByText('Three friends came')).toBeVisible();
  expect(came().getByText('One has stayed past the first weeks.')).toBeVisible();
  expect(came().getByText('1 of 12 months credited')).toBeVisible();
  expect(came().getByText('€5.84 of credit')).toBeVisible();
  expect(came().getByText('Next charge: €64.15')).toBeVisible();
  expect(came().getByText(/8\sJanuary 2027, your credit already taken off/)).toBeVisible();
});

test('says before anything came what a month is worth', () => {
  open(states.none);
  expect(came().getByText('No friend has come yet')).toBeVisible();
  expect(came().getByText('A month is worth €5.84')).toBeVisible();
  expect(came().queryByText(/credit already/)).toBeNull();
});

test('says that tax is added to what a month is worth, where it is', () => {
  open(states.taxAdded);
  expect(came().getByText('A month is worth $5.84 plus tax')).toBeVisible();
  expect(came().getByText('$6.25 of credit')).toBeVisible();
});

test('takes a month off the next charge only where nothing comes before it', () => {
  const { unmount } = open(states.none);
  expect(came().getByText('We take it off your next charge.')).toBeVisible();
  unmount();
  open(states.waitingForCharge);
  expect(came().queryByText('We take it off your next charge.')).toBeNull();
  expect(came().getByText(/^We take it off a charge after the pause, or after the payment/)).toBeVisible();
});

test('a member whose plan ends reads that none renews', () => {
  open(states.planEnding);
  expect(came().getByText(/^At present you have no plan that we bill and that renews\./)).toBeVisible();
  expect(came().getByText('€12.99 of credit')).toBeVisible();
});

test('takes credit off a charge in words only where it pays some of it', () => {
  open({ ...states.none, credit: states.oneStayed.credit });
  expect(came().queryByText(/credit already/)).toBeNull();
});

test('leads a member without a plan to the plans', () => {
  open(states.noneWithoutPlan);
  expect(came().getByText('A month is worth what a month of your plan costs')).toBeVisible();
  expect(came().getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
});

test.each([
  ['onTheWay', 'One month waits', 'The credit follows shortly.'],
  ['waitingForCharge', 'One month waits', /^A pause or a payment that is due comes first\./],
  ['moreLater', 'Two months wait', /from 2\sMarch 2027, after a pause or a payment that is due\./],
  [
    'waitingForPlan',
    'Two months wait',
    'The credit follows once you have a plan that we bill and that renews.',
  ],
  ['moreThanAllGiven', 'Three months wait', /The credit follows from 2\sMarch 2027\./],
  [
    'moreWithoutPlan',
    'One month waits',
    /from 2\sMarch 2027, once you have a plan that we bill and that renews\./,
  ],
] as const)('says why months wait: %s', (name, waiting, why) => {
  open(states[name]);
  expect(came().getByText(waiting)).toBeVisible();
  expect(came().getByText(why)).toBeVisible();
});

test('says from when the next month can be credited, where the most were', () => {
  open(states.allGiven);
  expect(came().getByText(/next one can be credited from 2\sMarch 2027/)).toBeVisible();
  expect(came().queryByText(/months? waits?/)).toBeNull();
});
