import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { languages } from '@stillpoint/translations';
import i18next from 'i18next';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { cancelSubscriptionStates } from './CancelSubscription.states.ts';
import type { CancelSubscriptionState } from './CancelSubscriptionState.ts';

const links = {
  submit: '/de/subscription/cancel',
  subscription: '/subscription',
  changePayment: '/subscription/payment-method',
  home: '/',
  help: '/help',
  refund: '/subscription/change?kind=refund',
  plan: '/subscription/change?kind=changePlan&plan=B2C14DANNUAL',
  pause: '/subscription/change?kind=pause',
  switchAccount: '/logout?back=%2Fsubscription',
};

function draw(state: CancelSubscriptionState, onSubmit: () => void = () => undefined) {
  return <CancelSubscription frame={sampleFrame} state={state} links={links} onSubmit={onSubmit} />;
}

test('shows the last day of access and that no further period is charged', () => {
  render(draw(cancelSubscriptionStates.readyPaid));
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'TodayYour subscription stops renewing. No further period is charged',
    '20\u00a0December 2026You keep full access until then. After that it ends by itself',
  ]);
  expect(screen.getByText(/It isn’t refunded/)).toBeInTheDocument();
});

test('a family plan: says how many people lose access, and when', () => {
  const { unmount } = render(draw(cancelSubscriptionStates.readyFamily));
  expect(
    screen.getByText(/^4 people in your family lose access on 20\sDecember 2027\.$/),
  ).toBeInTheDocument();
  unmount();
  render(draw(cancelSubscriptionStates.readyPaid));
  expect(screen.queryByText(/in your family/)).not.toBeInTheDocument();
});

test('a next plan: says that access ends with the current plan, before the press and after it', () => {
  const { unmount } = render(draw(cancelSubscriptionStates.readyQueued));
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'TodayYour next plan is cancelled. Nothing is charged for it',
    '2\u00a0December 2026Your current plan ends, and your access with it',
  ]);
  unmount();
  render(draw(cancelSubscriptionStates.cancelledQueued));
  expect(
    screen.getByText(/Your current plan ends on 2 December 2026, and you keep full access until then\.$/),
  ).toBeInTheDocument();
});

test('guarantee: shows its last day, and a link to where it is used', () => {
  render(draw(cancelSubscriptionStates.readyInRefundWindow));
  expect(screen.getByText(/Until 20 December 2026 we give back all/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get your money back' })).toHaveAttribute('href', links.refund);
});

test('cancels at one press', async () => {
  const onSubmit = vi.fn();
  render(draw(cancelSubscriptionStates.readyPaid, onSubmit));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  expect(onSubmit).toHaveBeenCalledWith({
    subscriptionId: cancelSubscriptionStates.readyPaid.subscriptionId,
  });
});

test('ignores a second press while submitting', async () => {
  const onSubmit = vi.fn();
  render(draw(cancelSubscriptionStates.submitting, onSubmit));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelling' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('posts the subscription and whom the page was drawn for without JavaScript', () => {
  const { container } = render(draw(cancelSubscriptionStates.ready));
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  const { userId, subscriptionId } = cancelSubscriptionStates.ready;
  expect(form).toHaveFormValues({ userId, subscriptionId });
});

test('sends a reason where one is chosen, and words with the last one alone', async () => {
  const onSubmit = vi.fn();
  render(draw(cancelSubscriptionStates.readyPaid, onSubmit));
  const { subscriptionId } = cancelSubscriptionStates.readyPaid;
  const reason = screen.getByRole('combobox', { name: 'Why are you leaving?' });
  const button = screen.getByRole('button', { name: 'Cancel subscription' });

  await userEvent.selectOptions(reason, 'Something else');
  await userEvent.type(screen.getByLabelText('In your own words'), 'Enough sleep.');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenLastCalledWith({ subscriptionId, reason: 'other', words: 'Enough sleep.' });

  await userEvent.selectOptions(reason, 'I don’t use it enough');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenLastCalledWith({ subscriptionId, reason: 'notUsed' });
});

test('no reason is chosen beforehand, and each is one of a short list', () => {
  render(draw(cancelSubscriptionStates.readyPaid));
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Optional');
  expect(screen.getAllByRole('option')).toHaveLength(7);
});

test('offers only what is possible, each with its link', () => {
  const { unmount } = render(draw(cancelSubscriptionStates.failedTooExpensiveFamily));
  expect(screen.getByText(/^Annual: \$69\.99 a year.+for you alone\. Tax is added/)).toBeInTheDocument();
  expect(screen.getByText('See this plan')).toHaveAttribute('href', links.plan);
  expect(screen.getByText('Plan a pause')).toHaveAttribute('href', links.pause);
  unmount();
  render(draw(cancelSubscriptionStates.ready));
  expect(screen.queryByText('See this plan')).not.toBeInTheDocument();
  expect(screen.queryByText('Plan a pause')).not.toBeInTheDocument();
  expect(screen.getByText('Write to our help desk')).toHaveAttribute('href', links.help);
});

test('after a failure without JavaScript the reason and the words stand there still', () => {
  const { container } = render(draw(cancelSubscriptionStates.failedWithWords));
  const { reason, words } = cancelSubscriptionStates.failedWithWords.given;
  expect(container.querySelector('main form')).toHaveFormValues({ reason, words });
});

test('moves focus to the confirmation', () => {
  const { rerender } = render(draw(cancelSubscriptionStates.submitting));
  rerender(draw(cancelSubscriptionStates.cancelled));
  expect(screen.getByRole('heading', { level: 1, name: 'You’ve cancelled' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
});

test.each([
  'cancelled',
  'cancelledTrial',
  'cancelledInRefundWindow',
  'cancelledQueuedBehindRenewal',
] as const)('%s: says each thing once', (name) => {
  render(draw(cancelSubscriptionStates[name]));
  const { textContent } = screen.getByRole('main');
  expect(textContent.match(/full access until|is cancelled/g)).toHaveLength(1);
  expect(textContent.match(/([Nn]othing (more )?|No further period )(is|was) charged/g)).toHaveLength(1);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('guarantee: the refund and its last day are still shown once the subscription is cancelled', () => {
  render(draw(cancelSubscriptionStates.cancelledInRefundWindow));
  expect(screen.getByText(/Until 20 December 2026 we give back all/)).toBeInTheDocument();
});

test('failure is announced and the button stays', () => {
  render(draw(cancelSubscriptionStates.failed));
  expect(screen.getByRole('alert')).toHaveTextContent('That didn’t go through');
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeInTheDocument();
});

test.each([
  ['replaced', 'Cancel subscription', 'Family'],
  ['replacedByQueued', 'Cancel next plan', 'Annual'],
] as const)('%s: names the plan that goes on, and its button cancels it', async (name, button, plan) => {
  const onSubmit = vi.fn();
  const { rerender } = render(draw(cancelSubscriptionStates.submitting));
  rerender(draw(cancelSubscriptionStates[name], onSubmit));
  expect(screen.getByRole('alert')).toHaveTextContent(`Another has taken its place: ${plan}.`);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(onSubmit).toHaveBeenCalledWith({ subscriptionId: cancelSubscriptionStates[name].subscriptionId });
});

test('another account: says that nothing was cancelled, and switches by a form', () => {
  render(draw(cancelSubscriptionStates.otherAccount));
  expect(screen.getByText(/Nothing was cancelled/)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Switch account' });
  expect(button.closest('form')).toHaveAttribute('action', links.switchAccount);
  expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
});

test.each([...languages])(
  'the links, the button and the mail name the same action and the same plans alike, in %s',
  (language) => {
    const button = i18next.getFixedT<'cancelSubscription'>(language, 'cancelSubscription');
    const name = button(($) => $.submit.subscription);
    expect(i18next.getFixedT<'mails'>(language, 'mails')(($) => $.trialReminder.cancelLink)).toBe(name);

    const page = i18next.getFixedT<'subscription'>(language, 'subscription');
    expect(page(($) => $.cancel.plan)).toContain(`<cancel>${name}</cancel>`);
    expect(page(($) => $.cancel.next)).toContain(`<cancel>${button(($) => $.submit.queued)}</cancel>`);
    for (const kind of ['annual', 'halfYearly', 'monthly', 'family'] as const) {
      expect(button(($) => $.plan[kind])).toBe(page(($) => $.plan[kind]));
    }
  },
);

test('the price for students ends with the plan: when, and what it costs otherwise', () => {
  render(draw(cancelSubscriptionStates.readyAsStudent));
  expect(
    screen.getByText(/^Your student price ends on 20 November 2027 too\. .* costs €69\.99, unless/),
  ).toBeVisible();
});

test.each(['readyBeforeAccess', 'cancelledBeforeAccess', 'alreadyCancelledBeforeAccess'] as const)(
  '%s: names the days on which access that waits begins and ends',
  (name) => {
    render(draw(cancelSubscriptionStates[name]));
    expect(
      screen.getByText(/begins by itself on 20 December 2026 and ends by itself on 19 January 2027\./),
    ).toBeVisible();
  },
);
