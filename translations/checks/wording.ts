import type { Texts } from './texts.ts';

/** Words that may stand twice in a row. */
const doubles: Record<string, string[]> = {
  de: ['die', 'der', 'das', 'sie'],
  fr: ['nous', 'vous'],
};

/** Texts that may be the same as in English: by the text, the languages in which it is. */
export type SameAsEnglish = Record<string, string[]>;

/** Texts that were left in English. */
export function englishLeaks(
  english: Texts,
  language: string,
  texts: Texts,
  allowed: SameAsEnglish,
): string[] {
  return [...texts]
    .filter(
      ([key, text]) =>
        text === english.get(key) && hasWords(text) && allowed[text]?.includes(language) !== true,
    )
    .map(([key, text]) => `${language} ${key} is the same as in English: “${text}”`);
}

/** Allowances that no text needs any more. */
export function idleAllowances(english: Texts, all: Map<string, Texts>, allowed: SameAsEnglish): string[] {
  return Object.entries(allowed).flatMap(([text, languages]) =>
    languages
      .filter(
        (language) =>
          ![...(all.get(language) ?? [])].some(([key, own]) => own === text && english.get(key) === text),
      )
      .map((language) => `same-as-english.json allows “${text}” in ${language}, where nothing says so`),
  );
}

/** Words written twice, and space at an end. */
export function slips(language: string, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const faults: string[] = [];
    const twice = /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase();
    if (twice !== undefined && doubles[language]?.includes(twice) !== true) {
      faults.push(`${language} ${key} says “${twice}” twice`);
    }
    if (text !== text.trim()) faults.push(`${language} ${key} begins or ends with a space`);
    if (text === '') faults.push(`${language} ${key} is empty`);
    return faults;
  });
}

/** Code points that no reader sees, but spaces, hyphens and joiners: control marks, line breaks, marks of direction, half a letter. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Marks that no reader sees, a placeholder that is not closed, and a text within a text, which the site does not look up. */
export function strayMarks(language: string, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const faults: string[] = [];
    const mark = unseen.exec(text)?.[0].codePointAt(0);
    if (mark !== undefined) {
      const code = mark.toString(16).toUpperCase().padStart(4, '0');
      faults.push(`${language} ${key} has a mark that cannot be seen: U+${code}`);
    }
    if (/\{\{|\}\}/.test(text.replace(/\{\{.*?\}\}/g, ''))) {
      faults.push(`${language} ${key} has a placeholder that is not closed: “${text}”`);
    }
    if (text.includes('$t(')) faults.push(`${language} ${key} has a text within it: “$t(…)”`);
    return faults;
  });
}

/** Words and marks that a language does not use: by language, then by the word, what to write instead. */
export type AvoidedWords = Record<string, Record<string, string>>;

/** Texts with a word or a mark that their language avoids, in capitals or not. */
export function avoidedWords(language: string, texts: Texts, avoided: AvoidedWords): string[] {
  return [...texts].flatMap(([key, text]) =>
    Object.entries(avoided[language] ?? {})
      .filter(([word]) => text.toLocaleLowerCase(language).includes(word.toLocaleLowerCase(language)))
      .map(([word, instead]) => `${language} ${key} says “${word}”; write: ${instead}`),
  );
}

/** Keys whose texts are one name for one thing: by the thing, the keys. */
export type OneName = Record<string, string[]>;

/** Things that a language calls by more than one name. */
export function severalNames(language: string, texts: Texts, oneName: OneName): string[] {
  return Object.entries(oneName).flatMap(([thing, keys]) => {
    const names = new Set(keys.map((key) => texts.get(key) ?? `no text at ${key}`));
    return names.size > 1 ? [`${language} has several names for ${thing}: ${[...names].join(', ')}`] : [];
  });
}

/** French marks that could stand alone at the beginning of a line. */
export function looseMarks(language: string, texts: Texts): string[] {
  if (language !== 'fr') return [];
  return [...texts]
    .filter(([, text]) =>
      /(?<!\u202f)[;:!?]|«(?!\u00a0)|(?<!\u00a0)»/u.test(text.replace(/\{\{.*?\}\}/g, '')),
    )
    .map(([key, text]) => `fr ${key} lacks a no-break space beside a mark: “${text}”`);
}

/** Numbers that could be separated from what they count. English sentences are typed without such spaces. */
export function looseNumbers(language: string, texts: Texts): string[] {
  if (language === 'en') return [];
  return [...texts]
    .filter(([, text]) => text.includes('{{count}} '))
    .map(([key, text]) => `${language} ${key} lacks a no-break space (\\u00a0) after its number: “${text}”`);
}

/** Sentences on pages that could be broken within “e-mail”. A mail and a page's title take the plain word. */
export function brokenEmails(language: string, texts: Texts): string[] {
  return [...texts]
    .filter(([key, text]) => !/^mails:|:meta\./.test(key) && text.includes(' ') && /e-mail/i.test(text))
    .map(
      ([key, text]) =>
        `${language} ${key} lacks a word joiner (\\u2060) after the hyphen of “e-mail”: “${text}”`,
    );
}

/** Lines of a file with a word joiner that is not written as an escape: no editor shows it, so that it is soon lost. */
export function unseenJoiners(file: string, content: string): string[] {
  return content
    .split('\n')
    .flatMap((line, at) =>
      line.includes('\u2060')
        ? [`${file}:${at + 1} has a word joiner that cannot be seen; write: \\u2060`]
        : [],
    );
}

function hasWords(text: string): boolean {
  const bare = text.replace(/\{\{.*?\}\}|<[^>]*>|Stillpoint/g, '');
  return /\p{L}{2}/u.test(bare);
}
