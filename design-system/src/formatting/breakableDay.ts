/**
 * A day of `formatDay` that may break: before its month, where the language has a word between figure and month, for
 * narrow columns and large type, where the three words can be too wide; or at each word, where a day has a third of a
 * narrow column.
 */
export function breakableDay(day: string, breaks: 'beforeMonth' | 'atEachWord' = 'beforeMonth'): string {
  if (breaks === 'atEachWord') return day.replaceAll('\u00a0', ' ');
  return day.replace(/(\u00a0\S+)\u00a0/, '$1 ');
}
