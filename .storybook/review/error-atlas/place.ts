import { piecesOf } from './texts.ts';

/** The smallest element of a page that holds the words of a text, as far as nothing is filled in between them. */
export function placeOf(text: string, page: Document): Element | undefined {
  const [sought = ''] = wordsIn(text).toSorted((one, other) => other.length - one.length);
  if (sought === '') return undefined;
  const holds = (element: Element) => oneSpaced(element.textContent).includes(sought);

  let place = [...page.body.children].find((element) => element.tagName !== 'STYLE' && holds(element));
  for (let inner = place; inner !== undefined; inner = [...inner.children].find(holds)) place = inner;
  return place;
}

/** The words of a text between what is filled in. */
export function wordsIn(text: string): string[] {
  return piecesOf(text).flatMap((piece) => ('text' in piece ? [oneSpaced(piece.text).trim()] : []));
}

/** A text in which every space is an ordinary one, and one only. */
export function oneSpaced(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+/g, ' ');
}
