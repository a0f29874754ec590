import { piecesOf, type Piece } from './pieces.ts';

/** A text to be handed to a translator. */
export interface Unit {
  /** `namespace:path.to.key`. */
  key: string;
  source: string;
  target: string;
  note?: string;
}

const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** An XLIFF 2.0 document of texts, from English into a language. Placeholders and tags are elements that tools protect. */
export function xliffOf(language: string, units: readonly Unit[]): string {
  const byNamespace = Map.groupBy(units, ({ key }) => key.split(':')[0] ?? '');
  const files = [...byNamespace].map(
    ([namespace, own]) =>
      `  <file id="${attribute(namespace)}" original="translations/${language}/${attribute(namespace)}.json">\n${own.map(unit).join('')}  </file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="en" trgLang="${attribute(language)}">
${files.join('')}</xliff>
`;
}

function unit({ key, source, target, note }: Unit): string {
  const [, path = ''] = key.split(':');
  const known = new Map<string, string>();
  const [before, after] = [inline(source, known), inline(target, known)];
  const data = [...known].map(([raw, id]) => `        <data id="${id}">${content(raw)}</data>\n`);
  const notes =
    note === undefined
      ? ''
      : `      <notes>\n        <note category="translator">${content(note)}</note>\n      </notes>\n`;
  const originals = data.length === 0 ? '' : `      <originalData>\n${data.join('')}      </originalData>\n`;
  return `    <unit id="${attribute(path)}" name="${attribute(key)}">
${notes}${originals}      <segment state="translated">
        <source xml:space="preserve">${before}</source>
        <target xml:space="preserve">${after}</target>
      </segment>
    </unit>
`;
}

/** Words with elements in place of placeholders and tags. What stands for the same has the same id in source and target. */
function inline(text: string, known: Map<string, string>): string {
  const data = (raw: string) => {
    const id = known.get(raw) ?? `d${String(known.size + 1)}`;
    known.set(raw, id);
    return id;
  };
  const numbers = new Map<string, number>();
  const pieces = piecesOf(text);
  return pieces
    .map((piece, at) => {
      if (piece.kind === 'words') return content(piece.raw);
      const reference = data(piece.raw);
      const time = (numbers.get(piece.raw) ?? 0) + 1;
      numbers.set(piece.raw, time);
      const id = time === 1 ? reference.replace('d', '') : `${reference.replace('d', '')}-${String(time)}`;
      const shown = attribute(piece.name);
      if (piece.kind === 'placeholder') return `<ph id="${id}" dataRef="${reference}" disp="${shown}"/>`;
      // A tag and its end are one element, where they stand as a pair.
      const end = closingOf(pieces, at);
      if (piece.kind === 'opening') {
        return end === undefined
          ? `<ph id="${id}" dataRef="${reference}" disp="${shown}"/>`
          : `<pc id="${id}" dataRefStart="${reference}" dataRefEnd="${data(end.raw)}" dispStart="${shown}">`;
      }
      return openingOf(pieces, at) === undefined
        ? `<ph id="${id}" dataRef="${reference}" disp="/${shown}"/>`
        : '</pc>';
    })
    .join('');
}

/** Tags are not nested: the end of one is the next end, if it has the same name. */
function closingOf(pieces: Piece[], at: number): Piece | undefined {
  const next = pieces.slice(at + 1).find(({ kind }) => kind === 'opening' || kind === 'closing');
  return next?.kind === 'closing' && next.name === pieces[at]?.name ? next : undefined;
}

function openingOf(pieces: Piece[], at: number): Piece | undefined {
  const last = pieces.slice(0, at).findLast(({ kind }) => kind === 'opening' || kind === 'closing');
  return last?.kind === 'opening' && last.name === pieces[at]?.name ? last : undefined;
}

function content(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
}

function attribute(text: string): string {
  return content(text).replaceAll('"', '&quot;');
}
