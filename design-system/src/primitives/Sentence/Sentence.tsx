import { cloneElement, Fragment, type ReactElement } from 'react';

export interface SentenceProps {
  /** Text with parts in tags: `Accept our <terms>terms</terms>.` */
  words: string;
  /** What each tag becomes. The text inside the tag becomes its children. */
  parts: Record<string, ReactElement>;
}

/** A sentence with links, in the order of its language. */
export function Sentence({ words, parts }: SentenceProps) {
  return withTags(words).map(({ tag, text }, at) => {
    const part = parts[tag];
    return part === undefined ? <Fragment key={at}>{text}</Fragment> : cloneElement(part, { key: at }, text);
  });
}

interface Piece {
  /** Empty outside tags. */
  tag: string;
  text: string;
}

function withTags(words: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: tag = '', 2: text = '', index } of words.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    pieces.push({ tag: '', text: words.slice(from, index) }, { tag, text });
    from = index + whole.length;
  }
  pieces.push({ tag: '', text: words.slice(from) });
  return pieces.filter(({ text }) => text !== '');
}
