import type { ContinueCheckoutState } from './ContinueCheckoutState.ts';

/** Every state of the screen, once. */
export const continueCheckoutStates = {
  gone: { status: 'gone' },
} satisfies Record<ContinueCheckoutState['status'], ContinueCheckoutState>;
