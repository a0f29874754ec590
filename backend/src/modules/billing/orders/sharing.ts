/** Lets callers that ask for the same at once share one piece of work of this process, and its outcome. */
export function createSharing<Outcome>() {
  const underWay = new Map<string, Promise<Outcome>>();

  return function share(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const begun = work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
