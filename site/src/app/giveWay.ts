/** Lets whoever types or presses go first, before the next piece of work. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
