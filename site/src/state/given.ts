/** The reducer of a slice that the server decides and nothing on the page changes. */
export function given<State>(blank: State) {
  return (state: State | undefined = blank): State => state;
}
