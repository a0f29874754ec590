/** The short stop between signing in and the page that was wanted. */
export type AuthCallbackState =
  /** Going on by itself; `destination` is there for a press. */
  { status: 'continuing'; destination: string; signedUp: boolean } | { status: 'failed' };
