import * as React from 'react';
import { productLanguage, type ReviewLanguage } from '../languages.ts';
import { wordsFile } from '../words-file.ts';

/** Gives the texts of a language by their keys, `checkout.pay.card.replace`, once they are read. */
export function useWords(language: ReviewLanguage): (key: string) => string | undefined {
  const [words, setWords] = React.useState<unknown>();

  React.useEffect(() => {
    let left = false;
    void fetch(wordsFile(productLanguage(language)))
      .then((answer) => answer.json())
      .then((read: unknown) => {
        if (!left) setWords(read);
      });
    return () => {
      left = true;
    };
  }, [language]);

  return React.useCallback((key) => textIn(words, key.split('.')), [words]);
}

function textIn(words: unknown, [part, ...rest]: string[]): string | undefined {
  if (part === undefined) return typeof words === 'string' ? words : undefined;
  if (typeof words !== 'object' || words === null || !Object.hasOwn(words, part)) return undefined;
  return textIn((words as Record<string, unknown>)[part], rest);
}
