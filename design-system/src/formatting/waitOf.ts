/** A wait in the unit in which it is read: minutes, or whole hours from two hours on. */
export function waitOf(minutes: number): { unit: 'minutes' | 'hours'; count: number } {
  return minutes < 120
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}

/** The same of a wait that can last for days: in whole days from two days on. */
export function longWaitOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const day = 24 * 60;
  return minutes < 2 * day ? waitOf(minutes) : { unit: 'days', count: Math.ceil(minutes / day) };
}
