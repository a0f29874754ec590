/** A rule, or an at-rule, of a style sheet without comments. */
export interface Statement {
  /** Its selectors, or the at-rule up to its block. */
  prelude: string;
  /** What stands between its braces. */
  block: string | undefined;
}

/** The statements of a style sheet, in their order. */
export function statementsIn(css: string): Statement[] {
  const found: Statement[] = [];
  let start = 0;
  for (;;) {
    const end = indexOfAny(css, '{;', start);
    if (end === -1) return found;
    const prelude = css.slice(start, end).trim();
    if (css[end] === ';') {
      found.push({ prelude, block: undefined });
      start = end + 1;
    } else {
      const closing = closingOf(css, end);
      found.push({ prelude, block: css.slice(end + 1, closing) });
      start = closing + 1;
    }
  }
}

/** The selectors of a list. */
export function selectorsIn(list: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (;;) {
    const comma = indexOfAny(list, ',', start);
    if (comma === -1) return [...found, list.slice(start)];
    found.push(list.slice(start, comma));
    start = comma + 1;
  }
}

/** The attributes of a selector, as `[data-size=small]`, and its functions, as `:not(:hover)`. */
export function conditionsIn(selector: string): { before: string; bracket: string; inside: string }[] {
  const found = [];
  let start = 0;
  for (;;) {
    const opening = indexOfAny(selector, '[(', start);
    if (opening === -1) return found;
    const closing = closingOf(selector, opening);
    found.push({
      before: selector.slice(start, opening),
      bracket: selector.charAt(opening),
      inside: selector.slice(opening + 1, closing),
    });
    start = closing + 1;
  }
}

/** Where the first of these characters stands, outside of texts and brackets; −1 where none does. */
function indexOfAny(text: string, characters: string, from: number): number {
  for (let index = from; index < text.length; index = after(text, index)) {
    if (characters.includes(text.charAt(index))) return index;
  }
  return -1;
}

/** Where the bracket that opens at this index is closed. */
function closingOf(text: string, opening: number): number {
  const closing = indexOfAny(text, ')]}', opening + 1);
  if (closing === -1)
    throw new Error(`A style sheet has a bracket that is not closed: ${text.slice(opening)}`);
  return closing;
}

/** The index after a character, or after the text or the brackets that begin with it. */
function after(text: string, index: number): number {
  const character = text.charAt(index);
  if (character === '\\') return index + 2;
  if (character === '"' || character === "'") {
    const end = text.indexOf(character, index + 1);
    return end === -1 ? text.length : end + 1;
  }
  return '([{'.includes(character) ? closingOf(text, index) + 1 : index + 1;
}
