import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const links = {
  plans: '/plans',
  cancel: '/cancel',
  help: '/help',
  app: '/app',
  family: '/family/manage',
  retry: '/subscription',
  days: '/days',
};
const show = (state: SubscriptionState) =>
  render(<Subscription frame={sampleFrame} state={state} links={links} />);

test('payments are listed by year, the latest one open', () => {
  const { container } = show(subscriptionStates.activeFamily);
  const payments = within(screen.getByRole('region', { name: 'Payments' }));
  expect(payments.getByText('11 October 2026 · Family')).toBeVisible();
  expect([...container.querySelectorAll('details > summary')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['2025', '2024', '2023']),
  );
  expect(payments.queryByRole('link')).not.toBeInTheDocument();
});

test('what was given back stands among the payments, below nothing, with its day and its plan', () => {
  show(subscriptionStates.givenBack);
  const payments = screen.getByRole('region', { name: 'Payments' });
  expect(payments).toHaveTextContent('−€69.99');
  expect(payments).toHaveTextContent('22 November 2026 · Given back · Annual');
});
