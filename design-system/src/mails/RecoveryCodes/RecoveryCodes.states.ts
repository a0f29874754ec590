import type { RecoveryCodesFacts } from './RecoveryCodesState.ts';

const changedOn = '2026-11-20';

/** Every state of the mail, once. */
export const recoveryCodesStates = {
  used: { firstName: 'Alex', change: 'used', left: 9, changedOn },
  lastUsed: { firstName: 'Alex', change: 'used', left: 0, changedOn },
  made: { firstName: 'Alex', change: 'made', left: 10, changedOn },
  unnamed: { change: 'used', left: 1, changedOn },
} satisfies Record<string, RecoveryCodesFacts>;
