import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Resources } from '@stillpoint/translations/generated/Resources.ts';
import { languagePrefix, languageRecords, languages, type Language } from '../../../domain/languages.ts';
import type { Money } from '../../../domain/money.ts';
import type { DayToCome } from './days-to-come.ts';
import type { CalendarEntry } from './icalendar.ts';

type Words = Resources['calendar'];

const require = createRequire(import.meta.url);
const words = new Map<Language, Words>(languages.map((language) => [language, readWords(language)]));

/** Says what happens on a day, as an entry of a calendar: the plan and the amount, and nothing of its owner. */
export function calendarEntry(
  day: DayToCome,
  { userId, language, siteOrigin }: { userId: string; language: Language; siteOrigin: string },
): CalendarEntry {
  const texts = words.get(language) ?? readWords(language);
  const url = `${siteOrigin}${languagePrefix(language)}/subscription`;
  return {
    uid: `${uidOf(userId, day)}@${new URL(siteOrigin).hostname}`,
    date: day.date,
    summary: `Stillpoint: ${happening(day, language, texts)}`,
    description: `${texts.plan[day.plan]}\n${url}`,
    url,
  };
}

function happening({ kind, amount }: DayToCome, language: Language, texts: Words): string {
  switch (kind) {
    case 'reminder':
    case 'end':
    case 'refund':
      return texts[kind];
    case 'charge':
    case 'renewal':
    case 'next':
      if (amount?.amount === 0) return texts.nothing[kind];
      return amount === undefined
        ? texts.withoutAmount[kind]
        : texts[kind].replace('{{amount}}', () => inWords(amount, language));
  }
}

function inWords({ amount, currency }: Money, language: Language): string {
  const { region } = languageRecords[language];
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(`${language}-${region}`, style).format(amount / 100);
}

/** Does not tell whose it is, and is another one for everybody: people put their calendars together. */
function uidOf(userId: string, { date, kind }: DayToCome): string {
  return createHash('sha256').update(`${userId} ${date} ${kind}`).digest('hex').slice(0, 32);
}

function readWords(language: Language): Words {
  const path = require.resolve(`@stillpoint/translations/${language}/calendar.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Words;
}
