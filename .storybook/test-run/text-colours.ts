import { textNodesIn } from './overflow.ts';

/**
 * What decides the contrast of the story's words, once for each different kind: their colour, whether they are large, how they
 * are underlined, the colour of the words around them, and the backgrounds of the elements around them. Values and
 * placeholders of fields are words too.
 */
export function textColours(): Set<string> {
  const backgrounds = new Map<Element, string>();
  const colours = new Set<string>();
  for (const { parentElement } of textNodesIn(document.body)) {
    if (parentElement !== null) colours.add(coloursOf(parentElement, backgrounds));
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    colours.add(`${coloursOf(field, backgrounds)} ${getComputedStyle(field, '::placeholder').color}`);
  }
  return colours;
}

function coloursOf(element: Element, backgrounds: Map<Element, string>): string {
  const style = getComputedStyle(element);
  const { parentElement } = element;
  const around = parentElement === null ? '' : getComputedStyle(parentElement).color;
  const behind = backgroundsAround(element, backgrounds);
  return [style.color, sizeOf(style), style.textDecorationLine, around, behind].join(' ');
}

/** WCAG asks less contrast of large text: 24 px, or 18.66 px in bold. */
function sizeOf({ fontSize, fontWeight }: CSSStyleDeclaration): 'large' | 'small' {
  const pixels = Number.parseFloat(fontSize);
  return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700) ? 'large' : 'small';
}

/** The backgrounds of an element and of those around it, each with its opacity. */
function backgroundsAround(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;

  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
  const { parentElement } = element;
  const all = parentElement === null ? own : `${own} ${backgroundsAround(parentElement, known)}`;
  known.set(element, all);
  return all;
}
