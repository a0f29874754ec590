/** Draws numbers between two bounds. The same seed draws the same numbers, so that a scene never changes by itself. */
export type Random = (from: number, to: number) => number;

/** A mulberry32 generator. */
export function seeded(seed: number): Random {
  let state = seed;

  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}
