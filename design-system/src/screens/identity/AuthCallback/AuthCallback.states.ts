/** The short stop between signing in and the page that was wanted. */
export type AuthCallbackState =
  /** Going on by itself; `destination` is there for a press. */
  { status: 'continuing'; destination: string; signedUp: boolean } | { status: 'failed' };

/** Every state of the screen, once. */
export const authCallbackStates = {
  continuing: { status: 'continuing', destination: 'https://app.stillpoint.example/', signedUp: false },
  failed: { status: 'failed' },
} satisfies { [Status in AuthCallbackState['status']]: Extract<AuthCallbackState, { status: Status }> };
