import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { PlanSelection } from './PlanSelection.tsx';
import { planSelectionStates } from './PlanSelection.states.ts';

const links = {
  choose: {
    B2CMONTHLY: '/register?plan=B2CMONTHLY',
    B2CFAMILYA2022: '/checkout?upgrade=true&plan=B2CFAMILYA2022',
  },
  app: 'https://app.example/',
  subscription: '/subscription',
  switchAccount: '/logout?back=/plans',
};

test.each([
  [planSelectionStates.taxIncluded, 'Prices include tax', '€12.99'],
  [planSelectionStates.taxAdded, 'Tax is added at checkout', '$12.99'],
])('shows prices of the zone and how tax is charged, %#', (state, tax, price) => {
  render(<PlanSelection frame={sampleFrame} state={state} links={links} />);
  expect(screen.getByText(tax)).toBeInTheDocument();
  expect(screen.getByText(price)).toBeInTheDocument();
});

test('tells a former member that no plan has free days', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.trialUsed} links={links} />);
  expect(screen.getByText(/Free days are given once/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose annual' })).toBeInTheDocument();
});

test('a subscriber sees the app, their subscription and the plan to change to, and no free days', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.subscriberMayChange} links={links} />);
  expect(screen.getByRole('heading', { level: 1, name: 'You have a plan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'My subscription' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Change to family' })).toHaveAttribute(
    'href',
    links.choose.B2CFAMILYA2022,
  );
  // The day of the change is said once.
  expect(screen.getAllByText(/12 December 2026/)).toHaveLength(1);
  expect(
    screen.getByText(
      /The family plan can begin today, or on 12 December 2026, when what you have paid for ends\. Nothing of it is lost\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/free/)).not.toBeInTheDocument();
});

test('with free days, the family plan begins when they end', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.subscriberInTrial} links={links} />);
  expect(
    screen.getByText(/your current plan ends on 4 December 2026 and the family plan begins that day\.$/),
  ).toBeInTheDocument();
});

test('a pause: nothing to open, and the way to the subscription', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.paused} links={links} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/Your plan is paused/)).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'My subscription' })).toHaveAttribute('href', '/subscription');
  expect(main.queryByRole('link', { name: 'Open Stillpoint' })).not.toBeInTheDocument();
});

test('a subscriber without another plan to change to sees no offer', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.subscriber} links={links} />);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByText('Prices include tax')).not.toBeInTheDocument();
});

test('a plan to come: which, from when, and the way to it, with nothing to open or buy before', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.planToCome} links={links} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Your plan begins on 20 December 2026');
  expect(main.getByText('You have chosen the annual plan. It begins by itself.')).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'My subscription' })).toHaveAttribute('href', '/subscription');
  expect(main.queryByRole('link', { name: 'Open Stillpoint' })).not.toBeInTheDocument();
  expect(main.queryByRole('article')).not.toBeInTheDocument();
});

test('a next plan: says from when, beside the plan that runs until then', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.nextPlan} links={links} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('You have a plan');
  expect(main.getByText(/^Your next plan begins by itself on 20 December 2026/)).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Open Stillpoint' })).toBeInTheDocument();
});

test('access to come: says that it stays, and sells plans that begin before', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.accessToCome} links={links} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Choose');
  expect(main.getByText(/^Your access begins by itself on 20 November 2027/)).toBeInTheDocument();
  expect(main.getAllByRole('article')).toHaveLength(3);
});

test('a plan that ends: says when another one begins, and sells all plans without free days', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.ending} links={links} />);
  expect(screen.getByText(/runs until 20 December 2026/)).toBeInTheDocument();
  expect(screen.getByText('Starts on 20 December 2026, ends when you like')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/today/i);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText(/days free/)).not.toBeInTheDocument();
});

test('a monthly plan with free days says how many, and that a reminder comes', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.monthlyTrial} links={links} />);
  const monthly = screen.getByRole('article', { name: 'Monthly' });
  expect(monthly).toHaveTextContent('7 days free, nothing to pay today');
  expect(monthly).toHaveTextContent('A reminder three days before the first charge');
  expect(monthly).not.toHaveTextContent('Starts today');
  expect(within(monthly).getByRole('link', { name: 'Try 7 days free' })).toBeInTheDocument();
});

test('the plan that is chosen most comes first in the document, which is the order in which all are read', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.taxIncluded} links={links} />);
  expect(screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent)).toEqual(
    [expect.stringMatching(/^Annual/), 'Monthly', 'Family'],
  );
});

test('a family plan by the month has no guarantee', () => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates.familyByTheMonth} links={links} />);
  const family = screen.getByRole('article', { name: 'Family' });
  expect(family).toHaveTextContent('€17.99a month, for all of you');
  expect(family).not.toHaveTextContent('guarantee');
});

test('the days of the reminder and of the guarantee are those of the plan', () => {
  const plans = planSelectionStates.taxIncluded.plans.map((plan) => ({
    ...plan,
    reminderDays: 5,
    ...(plan.refundDays !== undefined && { refundDays: 45 }),
  }));
  render(
    <PlanSelection frame={sampleFrame} state={{ ...planSelectionStates.taxIncluded, plans }} links={links} />,
  );
  const annual = screen.getByRole('article', { name: /Annual/ });
  expect(annual).toHaveTextContent('A reminder five days before the first charge');
  expect(annual).toHaveTextContent('45-day money-back guarantee');
  expect(screen.getByRole('article', { name: /Family/ })).toHaveTextContent('45-day money-back guarantee');
  expect(screen.getByRole('article', { name: 'Monthly' })).not.toHaveTextContent('guarantee');
});

test('no country is known: days are written as in the country that the prices are likely for', () => {
  const state = { ...planSelectionStates.ending, likelyCountry: 'US' };
  render(<PlanSelection frame={{ ...sampleFrame, country: undefined }} state={state} links={links} />);
  expect(screen.getByText(/runs until December 20, 2026/)).toBeInTheDocument();
  expect(screen.getByText('Starts on December 20, 2026, ends when you like')).toBeInTheDocument();
});

test.each([
  ['checkoutLeft', 'Annual: 14 days free, then €69.99 a year.'],
  [
    'checkoutLeftWithVoucher',
    'Annual: 14 days free, then €34.99. From 4 December 2027 on, €69.99 a year. Your voucher SLEEPWELL is included.',
  ],
  [
    'checkoutLeftVoucherEnded',
    'Monthly: €12.99 a month, from today. Your voucher SLEEP30 isn’t valid any more, so the price is without it.',
  ],
  ['checkoutLeftTaxAdded', 'Annual: 14 days free, then $69.99 a year. Tax is added.'],
  ['checkoutLeftForLater', 'Annual: €69.99 a year, from 20 December 2026.'],
  ['checkoutLeftPriceUnknown', 'Family. You’ll see today’s price at the checkout.'],
] as const)('says what a checkout that was left costs today: %s', (name, words) => {
  render(<PlanSelection frame={sampleFrame} state={planSelectionStates[name]} links={links} />);
  const notice = screen.getByText('Continue your checkout').parentElement;
  expect(notice).toHaveTextContent(words, { normalizeWhitespace: true });
});

test('a checkout that was left is gone on with by a link, and dismissed by a form', () => {
  const { savedCheckout } = planSelectionStates.checkoutLeft;
  const { container } = render(
    <PlanSelection frame={sampleFrame} state={planSelectionStates.checkoutLeft} links={links} />,
  );
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `/plans?continue=${savedCheckout.id}`,
  );
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/plans');
  expect(form).toHaveFormValues({ id: savedCheckout.id, from: 'plans' });
});

test('a checkout that is not found in the account is said to be gone, with a way to another account', () => {
  const { container } = render(
    <PlanSelection frame={sampleFrame} state={planSelectionStates.checkoutGone} links={links} />,
  );
  expect(screen.getByText('Nothing is waiting here')).toBeInTheDocument();
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.switchAccount);
});

test('who has an employer that pays can open the app, and buy all the same', () => {
  const { rerender } = render(
    <PlanSelection frame={sampleFrame} state={planSelectionStates.employerPays} links={links} />,
  );
  expect(screen.getByText('Acorn already pays for you')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
  expect(screen.getByRole('link', { name: /family/i })).toBeVisible();

  rerender(<PlanSelection frame={sampleFrame} state={planSelectionStates.taxIncluded} links={links} />);
  expect(screen.queryByText(/already pays for you/)).not.toBeInTheDocument();
});

test('who has the price for students is told until when, in place of the offer', () => {
  const held = planSelectionStates.subscriberAsStudent;
  const student = { ...links, student: '/student' };
  const { rerender } = render(<PlanSelection frame={sampleFrame} state={held} links={student} />);
  const link = screen.getByRole('link', { name: 'You have the student price until 20\u00a0November 2027' });
  expect(link).toHaveAttribute('href', '/student');
  expect(screen.queryByText('Studying? See the student price')).toBeNull();
  rerender(<PlanSelection frame={sampleFrame} state={planSelectionStates.taxIncluded} links={student} />);
  expect(screen.getByRole('link', { name: 'Studying? See the student price' })).toBeVisible();
});
