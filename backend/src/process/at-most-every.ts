/** Does something at most once in so many milliseconds, and leaves it out in between. */
export function atMostEvery(
  ms: number,
  now: () => number = () => performance.now(),
): (work: () => void) => void {
  let doneAt = -Infinity;
  return (work) => {
    if (now() - doneAt < ms) return;
    doneAt = now();
    work();
  };
}
