/** Lets input and painting go first, before the next piece of work. */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
