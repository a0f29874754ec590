import { faultsBeside } from './compare.ts';
import type { Texts } from './texts.ts';
import {
  avoidedWords,
  brokenEmails,
  englishLeaks,
  looseMarks,
  looseNumbers,
  severalNames,
  slips,
  strayMarks,
  type AvoidedWords,
  type OneName,
  type SameAsEnglish,
} from './wording.ts';

/** What is allowed, wished and avoided: the tables beside the languages. */
export interface Tables {
  sameAsEnglish: SameAsEnglish;
  oneName: OneName;
  avoidedWords: AvoidedWords;
}

/** The files of the tables, in `translations`. */
export const tableFiles = {
  sameAsEnglish: 'same-as-english.json',
  oneName: 'one-name.json',
  avoidedWords: 'avoided-words.json',
} satisfies Record<keyof Tables, string>;

/** One thing that the texts of every language are held to. */
export interface Check {
  /** What holds where it finds nothing. */
  name: string;
  /** Each fault as a sentence. */
  faults: (language: string, texts: Texts, english: Texts, tables: Tables) => string[];
}

/** All checks of texts: what `npm run translations` runs, and the copy desk at each letter. */
export const checks: readonly Check[] = [
  {
    name: 'Keys, placeholders and tags',
    faults: (language, texts, english) => faultsBeside(english, language, texts),
  },
  { name: 'No word twice', faults: slips },
  { name: 'Marks that can be read', faults: strayMarks },
  {
    name: 'Marks and numbers kept together',
    faults: (language, texts) => [
      ...looseMarks(language, texts),
      ...looseNumbers(language, texts),
      ...brokenEmails(language, texts),
    ],
  },
  {
    name: 'Words of the language',
    faults: (language, texts, _english, tables) => avoidedWords(language, texts, tables.avoidedWords),
  },
  {
    name: 'One name for one thing',
    faults: (language, texts, _english, tables) => severalNames(language, texts, tables.oneName),
  },
  {
    name: 'Nothing left in English',
    faults: (language, texts, english, tables) =>
      language === 'en' ? [] : englishLeaks(english, language, texts, tables.sameAsEnglish),
  },
];
