import { monthsBetween } from './monthsBetween.ts';

const monthsAtMost = 9;

/**
 * The year is left out of a day that is in the same year as the day that the reader compares it with, and no more than nine
 * months after it.
 */
export function yearFor(date: string, comparedWith: string): 'withYear' | 'withoutYear' {
  const sameYear = date.slice(0, 4) === comparedWith.slice(0, 4);
  return sameYear && monthsBetween(comparedWith, date) <= monthsAtMost ? 'withoutYear' : 'withYear';
}
