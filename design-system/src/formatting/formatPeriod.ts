import type { Language } from '@stillpoint/translations';
import type { TFunction } from 'i18next';
import { formatNumber } from './formatNumber.ts';
import type { Period, PeriodUnit } from './placeholderValues.ts';

interface Words {
  language: Language;
  words: TFunction<'placeholders'>;
}

const numberNames = [
  ...(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const),
  ...(['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'] as const),
  ...(['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'] as const),
] as const;

/** The numbers that have another form beside a feminine noun, in at least one language. */
const genderedNames = ['one', 'two'] as const;

/** The languages in which a unit is feminine. */
const feminine: Partial<Record<PeriodUnit, readonly Language[]>> = { week: ['de', 'es', 'fr', 'pt'] };

/** Writes a period: `month` (unit), `6 months` (count) or `six months` (word). */
export function formatPeriod(
  { unit, count }: Period,
  format: 'unit' | 'count' | 'word',
  { language, words }: Words,
): string {
  const name = words(($) => $.period[unit], { count });
  if (format === 'unit') return name;
  const gender = feminine[unit]?.includes(language) === true ? 'feminine' : 'masculine';
  const number =
    format === 'word' ? numberWord(count, { language, words }, gender) : formatNumber(count, language);
  return `${number}\u00a0${name}`;
}

/** Writes a number in words from one to twenty, as it stands before a noun, and in figures beyond. */
export function numberWord(
  number: number,
  { language, words }: Words,
  gender: 'masculine' | 'feminine' = 'masculine',
): string {
  const name = numberNames[number - 1];
  if (name === undefined) return formatNumber(number, language);
  const gendered = genderedNames.find((each) => each === name);
  if (gender === 'feminine' && gendered !== undefined) return words(($) => $.feminine[gendered]);
  return words(($) => $.number[name]);
}
