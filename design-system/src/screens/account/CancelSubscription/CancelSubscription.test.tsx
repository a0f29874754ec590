import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { cancelSubscriptionStates } from './CancelSubscription.states.ts';
import type { CancelSubscriptionState } from './CancelSubscriptionState.ts';

const links = { submit: '/de/subscription/cancel', subscription: '/subscription', home: '/', help: '/help' };

function draw(state: CancelSubscriptionState, onSubmit: () => void = () => undefined) {
  return <CancelSubscription frame={sampleFrame} state={state} links={links} onSubmit={onSubmit} />;
}

test('says until when everything stays open, and that nothing more is charged', () => {
  render(draw(cancelSubscriptionStates.readyPaid));
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'TodayIt stops renewing. Nothing more is charged',
    '20\u00a0December 2026Until then everything stays open. Then it ends by itself',
  ]);
  expect(screen.getByText(/is not returned/)).toBeInTheDocument();
});

test('says how much is given back until when, and where one asks for it', () => {
  render(draw(cancelSubscriptionStates.readyInRefundWindow));
  expect(screen.getByText(/Until 20 December 2026 we return €69.99/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'help desk' })).toHaveAttribute('href', links.help);
});

test('cancels at one press', async () => {
  const onSubmit = jest.fn();
  render(draw(cancelSubscriptionStates.readyPaid, onSubmit));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  expect(onSubmit).toHaveBeenCalledWith({
    subscriptionId: cancelSubscriptionStates.readyPaid.subscriptionId,
  });
});

test('ignores a second press while the first one is on its way', async () => {
  const onSubmit = jest.fn();
  render(draw(cancelSubscriptionStates.submitting, onSubmit));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelling' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('works as a plain form: it posts which subscription is meant', () => {
  const { container } = render(draw(cancelSubscriptionStates.ready));
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form).toHaveFormValues({ subscriptionId: cancelSubscriptionStates.ready.subscriptionId });
});

test('takes focus to what was done, since the button that was pressed is gone', () => {
  const { rerender } = render(draw(cancelSubscriptionStates.submitting));
  rerender(draw(cancelSubscriptionStates.cancelled));
  expect(document.activeElement).toHaveTextContent(
    'Everything stays open until 20 December 2026. Nothing more is charged.',
  );
  expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
});

test('says aloud that it was not confirmed, and leaves the button', () => {
  render(draw(cancelSubscriptionStates.failed));
  expect(screen.getByRole('alert')).toHaveTextContent('That didn’t go through');
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeInTheDocument();
});
