import type { WrongCodesFacts } from './WrongCodesState.ts';

const triedOn = '2026-11-20';

/** Every state of the mail, once. */
export const wrongCodesStates = {
  named: { firstName: 'Alex', triedOn },
  unnamed: { triedOn },
} satisfies Record<string, WrongCodesFacts>;
