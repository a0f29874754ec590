import type { AuthCallbackState } from './AuthCallbackState.ts';

/** Every state of the screen, once. */
export const authCallbackStates = {
  continuing: { status: 'continuing', destination: 'https://app.stillpoint.example/' },
  failed: { status: 'failed' },
} satisfies { [Status in AuthCallbackState['status']]: Extract<AuthCallbackState, { status: Status }> };
