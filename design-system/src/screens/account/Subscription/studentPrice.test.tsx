import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const links = {
  plans: '/plans',
  app: 'https://app.stillpoint.example',
  family: '/family/manage',
  cancel: '/subscription/cancel',
  help: '/help',
  retry: '/subscription',
  days: '/subscription/days',
  student: '/student',
};

function show(state: SubscriptionState) {
  return render(<Subscription frame={sampleFrame} state={state} links={links} />);
}

test('the price for students is told until its end, with what keeps it', () => {
  show(subscriptionStates.activeAsStudent);
  const after = screen.getByText('After the student price').closest('li');
  expect(after).toHaveTextContent('€69.99 from 20 November 2028');
  const days = screen.getByRole('list', { name: 'What happens, and when' });
  expect(days).toHaveTextContent('€34.99At the student price, until 20 November 2028');
  expect(days).not.toHaveTextContent('while the voucher lasts');
  const price = screen.getByText('Student price until 20 November 2028').closest('li');
  expect(price?.textContent.match(/student price/gi)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /student price/ })).toBeNull();
});

test.each([
  ['studentPriceEnding', 'Verify once more that you study, and keep it for another year'],
  ['studentPriceVerified', 'You’re verified. One step is left to keep it for another year'],
  ['studentPriceVerifiedAgain', 'You’re verified. One step is left, and it begins with your next charge'],
] as const)('%s leads to the page on which the price is kept', (name, words) => {
  show(subscriptionStates[name]);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep it: the student price' })).toHaveAttribute(
    'href',
    '/student',
  );
});
