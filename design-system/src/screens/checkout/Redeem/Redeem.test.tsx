import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Redeem } from './Redeem.tsx';
import { redeemStates } from './Redeem.states.ts';
import type { RedeemState } from './RedeemState.ts';

const links = {
  submit: '/de/redeem',
  register: '/de/register?redirectOnSuccess=%2Fde%2Fredeem',
  login: '/de/login?redirectOnSuccess=%2Fde%2Fredeem',
  plans: '/de/plans',
  student: '/de/student',
  confirm: '/manage-identities',
  changePayment: '/de/subscription/payment-method',
  subscription: '/de/subscription',
  app: 'https://app.example/',
  help: 'https://help.example/de',
  switchAccount: '/logout',
  ownGift: '/de/gift/given?gift=1',
  home: '/',
  retry: '/de/redeem?code=NETFLIX30D',
};
const open = (state: RedeemState) => render(<Redeem frame={sampleFrame} state={state} links={links} />);

test('posts the code natively to its own address', () => {
  const { container } = open(redeemStates.ready);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form).toHaveFormValues({ step: 'look', code: '' });
});

test('a plan that ends by it is told with its day, which the press brings along, and can be kept', () => {
  const { container } = open(redeemStates.openEndsPlan);
  expect(container.querySelector('main form')).toHaveFormValues({ endsPlanOn: '2026-12-08' });
  expect(screen.getByText(/stays yours until 8 December 2026 and doesn’t renew any more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep my plan as it is' })).toHaveAttribute(
    'href',
    links.subscription,
  );
});

test('a gift of the reader’s own is named as such, and can be passed on or opened', () => {
  open(redeemStates.giftOwn);
  expect(screen.getByText(/your own gift, for June/)).toBeVisible();
  expect(screen.queryByText(/gives it to you/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pass it on' })).toHaveAttribute('href', links.ownGift);
  expect(screen.getByRole('button', { name: 'Redeem now' })).toBeVisible();
});

test('a code that is not found is refused in the product’s words, and stays in the field', () => {
  open(redeemStates.notFound);
  const field = screen.getByRole('textbox', { name: 'Your code' });
  expect(field).toHaveValue('QUIET 7K2M 94Q0');
  expect(field).toHaveAccessibleDescription('Voucher code not found');
});

test.each([
  [redeemStates.expired, /has expired/, links.plans],
  [redeemStates.newMembersOnly, /new members/, links.plans],
  [redeemStates.referralNotEligible, /similar offer or promotion/, links.plans],
  [redeemStates.addressUnproved, /Confirm your email first/, links.confirm],
  [redeemStates.studentsOnly, /students/, links.student],
  [redeemStates.notForPlan, /not sold any more/, links.plans],
  [redeemStates.notForZone, /another country/, links.plans],
  [redeemStates.alreadyUsed, /on 2\sMarch\s2026/, links.subscription],
  [redeemStates.accessEnded, /redeemed this code before/, links.plans],
  [redeemStates.planHeld, /already have the plan/, links.subscription],
  [redeemStates.subscribed, /have a subscription/, links.subscription],
  [redeemStates.alreadyQueued, /8\sDecember\s2026/, links.subscription],
  [redeemStates.billedElsewhere, /app store/, links.subscription],
])('refused: says why at the field, and leads on, %#', (state, why, link) => {
  const { container } = open(state);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(why);
  expect(container.querySelector(`main form a[href="${link}"]`)).toBeInTheDocument();
});

test.each([redeemStates.soldOut, redeemStates.giftRedeemed])(
  'a code that another account may have used: visitors can log in to it, members see the plans, %#',
  (state) => {
    const { unmount } = open(state);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', links.login);
    unmount();
    const account = { status: 'signedIn', firstName: 'Alex' } as const;
    const { container } = render(<Redeem frame={{ ...sampleFrame, account }} state={state} links={links} />);
    const form = container.querySelector('main form');
    expect(form?.querySelector(`a[href="${links.plans}"]`)).toBeInTheDocument();
    expect(form?.querySelector(`a[href="${links.subscription}"]`)).toBeNull();
  },
);

test('what a code opens: its days are said before it is redeemed, for the account of the page', () => {
  const { container } = open(redeemStates.open);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('30 days of quiet');
  expect(screen.getByText('24 December 2026')).toBeInTheDocument();
  expect(screen.getByText(/Nothing is charged/)).toBeInTheDocument();
  const form = container.querySelector('main form');
  expect(form).toHaveFormValues({ step: 'redeem', userId: 'sample', code: 'NETFLIX30D' });
});

test('signed out: leads to sign-up and log-in, which come back', () => {
  open(redeemStates.signedOut);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining([links.register, links.login]));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('queued: says that it begins when the current plan ends', () => {
  open(redeemStates.openQueued);
  expect(screen.getByText(/when your current plan ends/)).toBeInTheDocument();
  expect(screen.getByText('8 December 2026')).toBeInTheDocument();
});

test('redeemed: twelve months are a year, and the product is one link away', () => {
  const { container } = open(redeemStates.redeemedForAYear);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A year of quiet is yours');
  expect(container.querySelector(`a[href="${links.app}"]`)).toBeInTheDocument();
  expect(container.querySelector('main form')).toBeNull();
});
