import * as React from 'react';

/** Words in which what stands between backticks is code. */
export function WordsWithCode({ words }: { words: string }) {
  return words
    .split('`')
    .map((part, at) =>
      at % 2 === 1 ? <code key={at}>{part}</code> : <React.Fragment key={at}>{part}</React.Fragment>,
    );
}
