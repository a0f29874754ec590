/** The page between signing in and the requested page. */
export type AuthCallbackState =
  /** Continues by itself; `destination` is also a link. */
  { status: 'continuing'; destination: string } | { status: 'failed' };
