/** How many pictures are made at a time: the first are there before those below are begun. */
const atOnce = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for a turn, and gives the function that ends it. */
export async function takeTurn(): Promise<() => void> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  let over = false;
  return () => {
    if (over) return;
    over = true;
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
}
