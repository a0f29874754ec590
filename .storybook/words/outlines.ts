import { sentenceAt, type Found } from './found.ts';
import { storyWords } from './storyWords.ts';

const layer = document.createElement('div');
layer.popover = 'manual';
layer.ariaHidden = 'true';
layer.style.cssText =
  'position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0; background: none; overflow: hidden; pointer-events: none;';

/** Draws a line around each sentence of the story, and a strong one around the chosen. Above all else, and never pressed. */
export function drawOutlines({ all, chosen }: { all: boolean; chosen: string | undefined }): void {
  const found = all || chosen !== undefined ? sentencesOnShow() : [];
  const shown = found.filter(({ keys }) => all || isChosen(keys, chosen));
  if (shown.length === 0) {
    layer.remove();
    return;
  }
  layer.replaceChildren(...shown.map(({ node, keys }) => outline(node, isChosen(keys, chosen))));
  // Outside the body, which the story and its checks have for themselves.
  if (!layer.isConnected) document.documentElement.append(layer);
  // Shown anew, it is above a dialog that was opened meanwhile.
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

/** Where a sentence is that has this key. */
export function nodeOf(key: string): Node | undefined {
  return sentencesOnShow().find(({ keys }) => keys.includes(key))?.node;
}

function sentencesOnShow(): Found[] {
  const { known } = storyWords();
  const root = document.getElementById('storybook-root');
  if (root === null) return [];
  const found = new Map<Node, Found>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const sentence = sentenceAt(text, known);
    if (sentence !== undefined && isRead(text)) found.set(sentence.node, sentence);
  }
  return [...found.values()];
}

function isRead(text: Node): boolean {
  const parent = text.parentElement;
  if (parent?.closest('script, style, noscript, template') !== null) return false;
  return (
    parent.checkVisibility({ visibilityProperty: true }) &&
    !isForScreenReaders(parent) &&
    !isCovered(text, parent)
  );
}

/** What is not seen but heard is clipped to nothing. */
function isForScreenReaders(element: Element): boolean {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (getComputedStyle(node).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** A bar that stays in view may lie above it. */
function isCovered(text: Node, parent: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, top, width, height } = range.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && !above.contains(parent) && !parent.contains(above);
}

function outline(node: Node, isChosen: boolean): HTMLElement {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, top, width, height } = range.getBoundingClientRect();
  const blue = document.documentElement.dataset.theme === 'night' ? '110 168 255' : '0 109 235';
  const line = document.createElement('div');
  Object.assign(line.style, {
    position: 'absolute',
    left: `${left - 5}px`,
    top: `${top - 2}px`,
    width: `${width + 10}px`,
    height: `${height + 4}px`,
    borderRadius: '4px',
    boxShadow: isChosen
      ? `0 0 0 2px rgb(${blue}), 0 0 0 6px rgb(${blue} / 0.2)`
      : `0 0 0 1px rgb(${blue} / 0.5)`,
  });
  return line;
}

function isChosen(keys: string[], chosen: string | undefined): boolean {
  return chosen !== undefined && keys.includes(chosen);
}
