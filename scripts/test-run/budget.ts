/**
 * Minutes that `.ci/run` may take on two cores, checks and all tests together. Each limit follows from it. 30 were
 * meant for identity, 45 for the subscription's life beside it, 50 for families and referrals too, 60 for the tools of
 * Storybook and for what other teams install; 70 are for what is read aloud, and for three backends.
 */
export const budgetMinutes = 70;

/** Minutes after which one runner counts as hanging and is ended: more than all together need. */
export const runnerMinutes = budgetMinutes * 1.25;

/** How long the run has taken by now. `.ci/run` tells by `CI_STARTED`, in seconds since 1970, when its checks began. */
export function timeTaken({ CI_STARTED }: NodeJS.ProcessEnv, now: number, begin: number): string {
  if (CI_STARTED === undefined) return `Time: ${minutes(now - begin)} minutes`;
  const taken = now - Number(CI_STARTED) * 1000;
  const over = taken > budgetMinutes * 60_000 ? ': over the budget in scripts/test-run/budget.ts' : '';
  return `Time with the checks: ${minutes(taken)} of ${budgetMinutes} minutes${over}`;
}

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}
