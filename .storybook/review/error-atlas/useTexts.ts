import * as React from 'react';
import { languages, type Language } from '@stillpoint/translations';
import { readTexts, type Texts } from './texts.ts';

/** The texts that have been read so far, by language, and whether some could not be. */
export interface KnownTexts {
  texts: Readonly<Partial<Record<Language, Texts>>>;
  failed: boolean;
}

/** Reads the texts of all languages, the shown ones first. */
export function useTexts(second: Language): KnownTexts {
  const [known, setKnown] = React.useState<KnownTexts>({ texts: {}, failed: false });
  const [firstSecond] = React.useState(second);

  React.useEffect(() => {
    let left = false;
    const read = async (language: Language) => {
      const texts = await readTexts(language);
      if (!left) setKnown((before) => ({ ...before, texts: { ...before.texts, [language]: texts } }));
    };
    const readAll = async () => {
      const shown = [...new Set<Language>(['en', firstSecond])];
      await Promise.all(shown.map(read));
      for (const language of languages.filter((each) => !shown.includes(each))) await read(language);
    };
    readAll().catch(() => {
      if (!left) setKnown((before) => ({ ...before, failed: true }));
    });
    return () => {
      left = true;
    };
  }, [firstSecond]);

  return known;
}
