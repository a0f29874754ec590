/** The year is left out of a day that is in the same year as the day that the reader compares it with. */
export function yearFor(date: string, comparedWith: string): 'withYear' | 'withoutYear' {
  return date.slice(0, 4) === comparedWith.slice(0, 4) ? 'withoutYear' : 'withYear';
}
