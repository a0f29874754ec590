import { expect, test } from 'vitest';
import { followsAtOnce } from './followsAtOnce.ts';
import { subscriptionStates as states } from './Subscription.states.ts';

const ending = states.giftLater;
const beginning = (date: string) => ({ ...ending.queued, first: { date } });

test('access follows at once where it begins on the day that the plan ends, and neither before nor after', () => {
  const at = (date: string) => followsAtOnce({ ...ending, queued: beginning(date) });
  expect(at(ending.openUntil)).toBe(true);
  expect(at('2020-01-01')).toBe(false);
  expect(at('2099-01-01')).toBe(false);
});

test('a plan that waits begins when the one before it ends', () => {
  expect(followsAtOnce(states.queuedNext)).toBe(true);
  const { queued, ...alone } = ending;
  expect(queued).toBeDefined();
  expect(followsAtOnce(alone)).toBe(false);
});
