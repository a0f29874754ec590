/** Markup that is safe to send. Only `html` makes it. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | false | null | undefined | readonly Piece[];

/** Writes markup; every value put into it is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.map((part, index) => part + markupOf(pieces[index])).join('') };
}

function markupOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece));
  if ('markup' in piece) return piece.markup;
  return piece.map(markupOf).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
