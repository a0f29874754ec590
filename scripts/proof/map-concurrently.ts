/** Does the same with each item, several at once. The results come in the order in which they were ready. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = 6,
): Promise<Result[]> {
  const results: Result[] = [];
  // Lanes that share one iterator: each takes the next item as soon as it is free.
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
