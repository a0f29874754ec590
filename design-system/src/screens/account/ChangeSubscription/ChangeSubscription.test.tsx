import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ChangeSubscription } from './ChangeSubscription.tsx';
import { changeSubscriptionStates } from './ChangeSubscription.states.ts';
import type { ChangeSubscriptionState } from './ChangeSubscriptionState.ts';

const links = {
  submit: '/de/subscription/change?kind=changePlan',
  retry: '/again',
  subscription: '/subscription',
  cancel: '/subscription/cancel',
  changePayment: '/subscription/payment-method',
  plans: '/plans',
  student: '/student',
  help: '/help',
  switchAccount: '/logout',
};

const show = (state: ChangeSubscriptionState) =>
  render(<ChangeSubscription frame={sampleFrame} state={state} links={links} />);
const form = () => screen.getByRole('main').querySelector('form');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a plan is chosen by one press of a native form that shows what it costs', () => {
  show(changeSubscriptionStates.choosePlan);
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('action', links.submit);
  const { userId } = changeSubscriptionStates.choosePlan;
  expect(form()).toHaveFormValues({ step: 'show', kind: 'changePlan', userId });
  const buttons = screen.getAllByRole('button', { name: /€/ });
  expect(buttons.map((button) => [button.textContent, button.getAttribute('value')])).toEqual([
    ['AnnualPaid once a year€69.99 a year', 'B2C14DANNUAL'],
    ['FamilySix private accounts€99.99 a year', 'B2CFAMILYA2022'],
  ]);
  expect(screen.getByRole('link', { name: 'Stay with Monthly' })).toHaveAttribute('href', '/subscription');
});

test('a pause is chosen by its months', () => {
  show(changeSubscriptionStates.choosePause);
  const buttons = [...(form()?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ['months', '1'],
    ['months', '2'],
    ['months', '3'],
  ]);
});

test('a plan that begins today: each part of the charge, the total, and what comes later', () => {
  show(changeSubscriptionStates.shown);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€69.99',
    '\u2212€6.49',
    '€63.50',
  ]);
  expect(screen.getByText('What is left of your month')).toBeInTheDocument();
  expect(screen.getByText('Includes €10.14 tax')).toBeInTheDocument();
  expect(screen.getByText(/^Then €69.99 a year from 21 November 2027/)).toBeInTheDocument();
  expect(screen.getByText('Charged to Visa ending in 1111.')).toBeInTheDocument();
  const { userId, id } = changeSubscriptionStates.shown;
  expect(form()).toHaveFormValues({ step: 'confirm', userId, change: id });
});

test('the button says plan and sum, but the words of the law where it prescribes them', () => {
  const { unmount } = show(changeSubscriptionStates.shownInDollars);
  expect(screen.getByRole('button', { name: 'Change to Family · $52.42 today' })).toBeInTheDocument();
  expect(screen.getByText('Sales tax')).toBeInTheDocument();
  unmount();
  show(changeSubscriptionStates.shown);
  expect(screen.getByRole('button', { name: 'Order with obligation to pay' })).toBeInTheDocument();
});

test.each([
  ['shownCancelNextBesideRenewal', /Annual doesn’t begin.* Monthly renews, as it did before\./],
  ['doneCancelNextBesideRenewal', /Monthly renews, as it did before\./],
  ['shownCancelNext', /Then it ends, unless you renew\./],
  ['doneCancelNextStaysOff', /The renewal stays off, as it was before\./],
  ['shownCancelNextAlone', /^Family doesn’t begin, and nothing is charged for it\.$/],
] as const)('%s: what becomes of the present plan', (name, text) => {
  show(changeSubscriptionStates[name]);
  expect(screen.getByText(text)).toBeInTheDocument();
  const charged = screen.queryByText(
    /€12\.99 a month from 5 December|The next charge is €12\.99 on 5 December/,
  );
  expect(charged !== null).toBe(name.endsWith('BesideRenewal'));
});

test.each([
  ['shownRefundOfFamily', /^4 people in your family lose access today\.$/],
  ['shownPauseOfFamily', /^1 person in your family loses access on 5 December 2026\.$/],
] as const)('%s: who loses access by it is told before it is confirmed', (name, text) => {
  show(changeSubscriptionStates[name]);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['shownLater', 'Change on 5\u00a0December', 'Stay with Annual'],
  ['shownPause', 'Pause from 5\u00a0December', 'No pause'],
  ['shownKeep', 'Keep Annual', 'Leave it as planned'],
  ['shownRenewal', 'Renew again', 'Let it end'],
] as const)('%s: nothing is charged today, and the page says so', (name, submit, stay) => {
  show(changeSubscriptionStates[name]);
  expect(screen.getByText('Nothing is charged today.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: submit })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: stay })).toHaveAttribute('href', '/subscription');
});

test('a change that has become another one is shown again with one calm sentence', () => {
  show(changeSubscriptionStates.changed);
  expect(screen.getByRole('group', { name: 'Please look again' })).toHaveAccessibleDescription(
    /Nothing was charged/,
  );
});

test('money given back: how much, that the plan ends today, and when the next one begins', () => {
  show(changeSubscriptionStates.shownRefundThenNext);
  expect(screen.getByText(/has cost: €69.99\. It ends today/)).toBeInTheDocument();
  expect(screen.getByText(/^Monthly begins on 10 November 2027/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'End it · €69.99 back' })).toBeInTheDocument();
  expect(screen.queryByText('Nothing is charged today.')).not.toBeInTheDocument();
});

test('money given back: what went back, and what is charged next', () => {
  show(changeSubscriptionStates.doneRefundThenNext);
  expect(title()).toBe('Your money is on its way');
  expect(screen.getByText(/^Annual has ended/)).toBeInTheDocument();
  expect(screen.getByText(/^€69.99 goes back .* The next charge is €12.99/)).toBeInTheDocument();
});

test('done: what was charged, and the next day', () => {
  show(changeSubscriptionStates.done);
  expect(title()).toBe('Your change is made');
  expect(
    screen.getByText('€63.50 was charged. The next charge is €69.99 on 21 November 2027.'),
  ).toBeInTheDocument();
});

test.each([
  ['refused', 'Try again', '/again'],
  ['methodExpired', 'Pay another way', '/subscription/payment-method'],
  ['nothingToChange', 'See the plans', '/plans'],
  ['planQueued', 'Cancel it', '/subscription/cancel'],
  ['open', 'Look again', '/again'],
] as const)('%s: leads to what helps', (name, label, href) => {
  show(changeSubscriptionStates[name]);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'My subscription' })).toBeInTheDocument();
});

test('another year at the price for students: what it costs, until when, and what is charged then', () => {
  show(changeSubscriptionStates.shownStudentPrice);
  const steps = screen.getByRole('list', { name: 'What happens, and when' }).textContent;
  expect(steps).toContain('€34.99');
  expect(steps).toContain('€69.99');
  expect(screen.getByText(/^Then €69.99 a year/)).toBeVisible();
  expect(screen.getByText('Nothing is charged today.')).toBeVisible();
});

test('who is not verified again is led to where that is done', () => {
  show(changeSubscriptionStates.studentNotVerified);
  expect(screen.getByRole('link', { name: 'Verify that you study' })).toHaveAttribute('href', '/student');
});

test.each([
  ['shownWithoutStudentPrice', 'From 21 November 2026 on, Family costs €99.99.'],
  ['shownLaterWithoutStudentPrice', 'From 5 December 2026 on, Monthly costs €12.99.'],
  ['shownPauseAsStudent', 'It ends on 5 December 2026, and can’t be kept during a pause.'],
] as const)('%s: says that the price for students ends, when, and what is charged then', (name, words) => {
  show(changeSubscriptionStates[name]);
  expect(screen.getByText('Your student price ends')).toBeVisible();
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});

test.each(['shownRefundThenAccess', 'shownWithdrawalThenAccess'] as const)(
  '%s: access by a code or a gift begins by itself, and cannot be cancelled',
  (name) => {
    show(changeSubscriptionStates[name]);
    expect(
      screen.getByText(/^Your access by a code or a gift begins by itself on 10 November 2027/),
    ).toBeVisible();
    expect(screen.getByRole('list').textContent).toContain(
      '10\u00a0November 2027Your access by a code or a gift begins by itself',
    );
    expect(screen.getByRole('main').textContent).not.toMatch(/You can cancel it/);
  },
);

test('renewing again beside access: that both go on, before the press and after it', () => {
  const { unmount } = show(changeSubscriptionStates.shownRenewalBesideAccess);
  expect(screen.getByText(/on 5 December 2026 all the same\. It doesn’t replace your plan/)).toBeVisible();
  unmount();
  show(changeSubscriptionStates.doneRenewalBesideAccess);
  expect(
    screen.getByText(/Your access by a code or a gift begins by itself on 5 December 2026\./),
  ).toBeVisible();
});

test('money that goes back has its sign, and its first step speaks of no cost', () => {
  const shown = show(changeSubscriptionStates.shownRefund);
  expect(screen.getByRole('list', { name: 'What happens, and when' })).toHaveTextContent('−€69.99');
  shown.unmount();
  show(changeSubscriptionStates.readyToRefund);
  expect(screen.getByText(/^First we show you what you get back/)).toBeVisible();
  expect(screen.queryByText(/costs/)).toBeNull();
});

test('renewal is promised only where the plan can be renewed', () => {
  const shown = show(changeSubscriptionStates.shownCancelNext);
  expect(screen.getByText(/unless you renew/)).toBeVisible();
  shown.unmount();
  const { renewable, ...offer } = changeSubscriptionStates.shownCancelNext.offer;
  expect(renewable).toBe(true);
  show({ ...changeSubscriptionStates.shownCancelNext, offer });
  expect(screen.queryByText(/renew/)).toBeNull();
});
