import { expect, test } from 'vitest';
import { render } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Subscription } from './Subscription.tsx';
import { subscriptionStates } from './Subscription.states.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const links = {
  ...{ plans: '/plans', cancel: '/subscription/cancel', help: '/help', family: '/family/manage' },
  ...{ app: 'https://app.stillpoint.example', retry: '/subscription', days: '/subscription/days' },
};

const show = (state: SubscriptionState) =>
  render(<Subscription frame={sampleFrame} state={state} links={links} />);

test('trial: the moons of the reminder and of the charge open, one at a time, the next of them at once', () => {
  const { container } = show(subscriptionStates.trial);
  const nights = [...container.querySelectorAll('details[name="night"]')];
  expect(nights.map((night) => night.querySelector('summary')?.textContent)).toEqual([
    '1\u00a0December: We remind you by email',
    '4\u00a0December: Your first year begins',
  ]);
  expect(nights.map((night) => night.hasAttribute('open'))).toEqual([true, false]);
});

test('trial: the reminder has the moon of its day, and the charge the place behind the last free day', () => {
  const { container } = show(subscriptionStates.trial);
  const places = [
    ...(container.querySelector('details[name="night"]')?.parentElement?.parentElement?.children ?? []),
  ];
  const placeOf = (name: string) => places.findIndex((place) => place.textContent.includes(name)) + 1;
  const [, reminder, charge] = [placeOf('Today'), placeOf('We remind you'), placeOf('Your first year')];
  expect([reminder, charge]).toEqual([12, 15]);
  // Today and those after it are the free days that are left.
  const free = places.filter((place) => place.querySelector('svg[viewBox="0 0 40 40"]') !== null);
  expect(free).toHaveLength(14);
  expect(free.length - placeOf('Today') + 1).toBe(subscriptionStates.trial.daysLeft);
});
