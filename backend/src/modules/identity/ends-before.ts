/** Whether what waits for a code is over before so many minutes have passed. */
export function isOverBefore({ expiresAt }: { expiresAt: Date }, minutes: number): boolean {
  return expiresAt.getTime() < Date.now() + minutes * 60_000;
}
