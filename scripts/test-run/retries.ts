/** How often a test in a browser that failed is repeated: once in CI, never at a desk (record 67). */
export function retriesInBrowser({ CI }: NodeJS.ProcessEnv): number {
  return CI === undefined ? 0 : 1;
}
