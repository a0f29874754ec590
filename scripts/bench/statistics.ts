/** The value that half of the values do not exceed. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/** The value that this share of the values does not exceed, such as 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return at(sorted, Math.max(0, Math.ceil(sorted.length * share) - 1));
}

/** The value with as many digits behind the point. */
export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}
