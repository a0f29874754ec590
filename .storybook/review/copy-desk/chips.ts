import { piecesOf, type Piece } from './pieces.ts';

/** Puts a text into an editable element, its placeholders and tags as pieces that are moved and deleted whole. */
export function fill(element: HTMLElement, text: string): void {
  element.replaceChildren(...nodesOf(text));
}

/** The selected part of an editable element, as it is written in a file. */
export function selectedText(): string {
  const range = selectedRange();
  return range === undefined ? '' : textIn(range.cloneContents());
}

/** Puts a text in the place of what is selected. */
export function replaceSelected(text: string): void {
  const range = selectedRange();
  if (range === undefined) return;
  range.deleteContents();
  const nodes = nodesOf(text);
  for (const node of nodes.toReversed()) range.insertNode(node);
  const last = nodes.at(-1);
  if (last !== undefined) range.setStartAfter(last);
  range.collapse(true);
}

function selectedRange(): Range | undefined {
  const selection = document.getSelection();
  return selection === null || selection.rangeCount === 0 ? undefined : selection.getRangeAt(0);
}

function nodesOf(text: string): Node[] {
  return piecesOf(text).map((piece) =>
    piece.kind === 'words' ? document.createTextNode(piece.raw) : chip(piece),
  );
}

/** What an editable element says, as it is written in a file. */
export function textIn(node: Node): string {
  if (node instanceof HTMLElement && node.dataset.raw !== undefined) return node.dataset.raw;
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return [...node.childNodes].map(textIn).join('');
}

/** What a tag is called, with a sign for its side. */
export function labelOf({ kind, name }: Piece): string {
  if (kind === 'opening') return `${name} ›`;
  return kind === 'closing' ? `‹ ${name}` : name;
}

function chip(piece: Piece): HTMLElement {
  const element = document.createElement('b');
  element.contentEditable = 'false';
  element.dataset.raw = piece.raw;
  element.textContent = labelOf(piece);
  return element;
}
