/** Names the question that a form answers, since another tab may have brought another one to the browser. */
export function PendingSignInField({ pendingSignIn }: { pendingSignIn: string }) {
  return <input type="hidden" name="pendingSignIn" value={pendingSignIn} />;
}
