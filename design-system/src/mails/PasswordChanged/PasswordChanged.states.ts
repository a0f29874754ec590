import type { PasswordChangedFacts } from './PasswordChangedState.ts';

const changedOn = '2026-11-20';

/** Every state of the mail, once. */
export const passwordChangedStates = {
  named: { firstName: 'Alex', changedOn },
  unnamed: { changedOn },
  disconnected: {
    firstName: 'Alex',
    changedOn,
    removed: { companies: ['google', 'workplace'], passkeys: true },
  },
  passkeysRemoved: { firstName: 'Alex', changedOn, removed: { companies: [], passkeys: true } },
  appRemoved: { firstName: 'Alex', changedOn, appRemoved: true },
  sessionKept: { firstName: 'Alex', changedOn, sessionKept: true },
} satisfies Record<string, PasswordChangedFacts>;
