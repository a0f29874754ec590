/** The first pause between two attempts, and the longest one. */
export interface PauseLimits {
  firstInMs: number;
  longestInMs: number;
}

/** The pause after so many failures: twice as long as the one before, up to the longest. */
export function growingPause(failures: number, { firstInMs, longestInMs }: PauseLimits): number {
  return Math.min(firstInMs * 2 ** (failures - 1), longestInMs);
}
