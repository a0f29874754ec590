import type { PasskeyChangedFacts } from './PasskeyChangedState.ts';

const changedOn = '2026-11-20';

/** Every state of the mail, once. */
export const passkeyChangedStates = {
  added: { firstName: 'Alex', change: 'added', changedOn },
  refused: { firstName: 'Alex', change: 'refused', changedOn },
  removed: { change: 'removed', changedOn },
} satisfies Record<string, PasskeyChangedFacts>;
