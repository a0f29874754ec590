import type { SecondFactorChangedFacts } from './SecondFactorChangedState.ts';

const changedOn = '2026-11-20';

/** Every state of the mail, once. */
export const secondFactorChangedStates = {
  on: { firstName: 'Alex', factor: 'mail', change: 'on', changedOn },
  off: { firstName: 'Alex', factor: 'mail', change: 'off', changedOn },
  appOn: { firstName: 'Alex', factor: 'app', change: 'on', changedOn },
  appOff: { firstName: 'Alex', factor: 'app', change: 'off', changedOn },
  unnamed: { factor: 'mail', change: 'on', changedOn },
} satisfies Record<string, SecondFactorChangedFacts>;
