/** A wait in the unit in which it is read: minutes, or whole hours from two hours on. */
export function waitOf(minutes: number): { unit: 'minutes' | 'hours'; count: number } {
  return minutes < 120
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}
