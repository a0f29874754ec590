/** The reducer of a slice whose state comes from the server and does not change in the browser. */
export function fromServer<State>(initial: State) {
  return (state: State | undefined = initial): State => state;
}
