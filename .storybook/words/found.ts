/** As a text is compared: spaces of any kind are one, marks that are not seen are none, tags are gone. */
export function compared(text: string): string {
  return text
    .replace(/<\/?\w+[^>]*>/g, '')
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a story has asked for, by what it got: several keys may have the same text. */
export type Known = ReadonlyMap<string, ReadonlySet<string>>;

/** A text of a page, and the keys that it may have come from. */
export interface Found {
  node: Node;
  keys: string[];
}

/** How far above a text its whole sentence is looked for: a link within a sentence, a word within a link. */
const levels = 6;

/** The sentence that a text node is, or is a part of. */
export function sentenceAt(text: Node, known: Known): Found | undefined {
  const own = compared(text.textContent ?? '');
  if (own === '') return undefined;

  let node: Node | null = text;
  for (let level = 0; level < levels && node !== null && node !== text.ownerDocument?.body; level += 1) {
    const whole = compared(node.textContent ?? '');
    const keys = known.get(whole) ?? (node === text ? undefined : longestAround(text, node, whole, known));
    if (keys !== undefined) return { node, keys: [...keys] };
    node = node.parentNode;
  }
  return sentencesIn(text, own, known);
}

/** The sentence in a longer text that a part of it belongs to: the longest one that stands around this very part. */
function longestAround(part: Node, node: Node, whole: string, known: Known): ReadonlySet<string> | undefined {
  const own = compared(part.textContent ?? '');
  const range = part.ownerDocument?.createRange();
  range?.setStart(node, 0);
  range?.setEndBefore(part);
  // A space beside the part may have been counted or not.
  const from = compared(range?.toString() ?? '').length + 1;
  const to = from - 1 + own.length;

  let longest = '';
  for (const text of known.keys()) {
    if (text.length <= longest.length || !text.includes(own)) continue;
    for (let at = whole.indexOf(text); at !== -1; at = whole.indexOf(text, at + 1)) {
      if (at <= from && at + text.length >= to) longest = text;
    }
  }
  return known.get(longest);
}

/** What an element is called, where that is not seen: by its label, or in place of what was not typed yet. */
export function nameAt(element: Element, known: Known): Found | undefined {
  const attributes = ['aria-label', 'placeholder', 'alt', 'title', 'aria-description'];
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    for (const attribute of attributes) {
      const keys = known.get(compared(node.getAttribute(attribute) ?? ''));
      if (keys !== undefined) return { node, keys: [...keys] };
    }
  }
  return undefined;
}

/** Several sentences in one text: the longest ones first. */
function sentencesIn(node: Node, whole: string, known: Known): Found | undefined {
  const parts = [...known.keys()]
    .filter((text) => text.length > 3 && whole.includes(text))
    .sort((one, other) => other.length - one.length)
    .filter((text, at, all) => !all.slice(0, at).some((longer) => longer.includes(text)));
  return parts.length === 0
    ? undefined
    : { node, keys: parts.flatMap((text) => [...(known.get(text) ?? [])]) };
}
