/** A part of a text: words, a placeholder, or the beginning or end of a tag. */
export interface Piece {
  kind: 'words' | 'placeholder' | 'opening' | 'closing';
  /** As it is written in the text. */
  raw: string;
  /** What it is called: the words themselves, the placeholder's name, or the tag's. */
  name: string;
}

const mark = /\{\{\s*-?\s*([\w.]+).*?\}\}|<(\/?)(\w+)[^>]*>/g;

/** Takes a text apart. Put together again, the pieces are the same text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: raw, 1: placeholder, 2: slash, 3: tag = '', index } of text.matchAll(mark)) {
    pieces.push(words(text.slice(from, index)));
    if (placeholder !== undefined) pieces.push({ kind: 'placeholder', raw, name: placeholder });
    else pieces.push({ kind: slash === '/' ? 'closing' : 'opening', raw, name: tag });
    from = index + raw.length;
  }
  pieces.push(words(text.slice(from)));
  return pieces.filter(({ raw }) => raw !== '');
}

/** A text with samples in place of its placeholders, and without tags: as it is read. */
export function asRead(text: string, samples: Record<string, string> = {}): string {
  return piecesOf(text)
    .map(({ kind, raw, name }) => {
      if (kind === 'words') return raw;
      return kind === 'placeholder' ? (samples[name] ?? raw) : '';
    })
    .join('');
}

function words(raw: string): Piece {
  return { kind: 'words', raw, name: raw };
}
