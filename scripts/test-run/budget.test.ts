import { expect, test } from 'vitest';
import { budgetMinutes, runnerMinutes, timeTaken } from './budget.ts';

test('a runner may take longer than the whole run, so that its limit ends only what hangs', () => {
  expect(runnerMinutes).toBeGreaterThan(budgetMinutes);
});

test('the time of a CI run counts from its checks on and is compared with the budget', () => {
  const began = { CI_STARTED: '1000' };
  const late = (1000 + (budgetMinutes + 1) * 60) * 1000;

  expect(timeTaken(began, 1_090_000, 1_060_000)).toBe(
    `Time with the checks: 1.5 of ${budgetMinutes} minutes`,
  );
  expect(timeTaken(began, late, late)).toMatch(/over the budget/);
  expect(timeTaken({}, 1_090_000, 1_060_000)).toBe('Time: 0.5 minutes');
});
