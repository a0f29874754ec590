/**
 * Calls `create` once for each combination of its arguments: the constructors of `Intl` cost more than all else in
 * a formatted text. The arguments come from closed lists (languages, currencies), so the results are kept for good.
 */
export function oncePerKey<Key extends readonly string[], Value>(
  create: (...key: Key) => Value,
): (...key: Key) => Value {
  const created = new Map<string, Value>();

  return (...key) => {
    const name = key.join();
    const known = created.get(name);
    if (known !== undefined) return known;
    const value = create(...key);
    created.set(name, value);
    return value;
  };
}
