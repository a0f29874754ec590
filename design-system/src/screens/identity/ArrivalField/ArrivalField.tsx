/** Names the question that a form answers, since another tab may have brought another one to the browser. */
export function ArrivalField({ arrival }: { arrival: string }) {
  return <input type="hidden" name="arrival" value={arrival} />;
}
