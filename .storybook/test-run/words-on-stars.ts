import { textNodesIn } from './overflow.ts';

/** Drawings with stars in them, over which no words may stand. `stars` has a hole for the words that it surrounds. */
const starry = ['strip', 'hour-breathe', 'hour-sleep'];

/** Words that stand where stars are drawn by night, whatever the theme on show is. */
export function wordsOnStars(): string[] {
  const starryAreas = Array.from(document.querySelectorAll<HTMLElement>(starrySelector()), areaOf);
  if (starryAreas.length === 0) return [];

  return textNodesIn(document.body).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOnStars = Array.from(range.getClientRects()).some((line) =>
      starryAreas.some((area) => isWithin(line, area) && !isCovered(text, area.sky)),
    );
    return isOnStars ? [`“${text.data.trim().slice(0, 40)}” stands on stars`] : [];
  });
}

interface StarryArea {
  /** What clips the drawing. */
  sky: Element;
  outer: DOMRect;
  /** The part of it without stars. */
  hole: DOMRect | null;
}

function starrySelector(): string {
  return [...starry.map((name) => `[data-scene='${name}']`), "[data-scene-layer='stars']"].join();
}

function areaOf(drawing: HTMLElement): StarryArea {
  const sky = clippingAncestorOf(drawing);
  const around = drawing.dataset.sceneLayer === 'stars' ? drawing.parentElement : null;
  return {
    sky,
    outer: intersection(drawing.getBoundingClientRect(), sky.getBoundingClientRect()),
    hole: around === null ? null : withMargin(around.getBoundingClientRect()),
  };
}

/** The hole is a rem larger than the block of words. */
function withMargin({ left, top, width, height }: DOMRect): DOMRect {
  const margin = 16;
  return new DOMRect(left - margin, top - margin, width + 2 * margin, height + 2 * margin);
}

function clippingAncestorOf({ parentElement }: Element): Element {
  for (let element = parentElement; element !== null; element = element.parentElement) {
    if (getComputedStyle(element).overflowX !== 'visible') return element;
  }
  return document.documentElement;
}

function intersection(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return new DOMRect(
    left,
    top,
    Math.max(0, Math.min(one.right, other.right) - left),
    Math.max(0, Math.min(one.bottom, other.bottom) - top),
  );
}

/** Whether a line of words has a part among the stars. Words that are hidden from sight are a pixel wide. */
function isWithin(line: DOMRect, { outer, hole }: StarryArea): boolean {
  if (line.width <= 1) return false;
  const seen = intersection(line, outer);
  if (seen.width <= 1 || seen.height <= 1) return false;
  if (hole === null) return true;
  return seen.left < hole.left || seen.right > hole.right || seen.top < hole.top || seen.bottom > hole.bottom;
}

/** Whether something opaque lies between the words and the sky: a card, a button. Words that are no part of the sky lie on it. */
function isCovered({ parentElement }: Text, sky: Element): boolean {
  for (let element = parentElement; element !== null; element = element.parentElement) {
    if (element === sky) return false;
    const { backgroundColor, visibility, opacity } = getComputedStyle(element);
    const isOpaque = !/^rgba\(.*, (0|0\.\d+)\)$/.test(backgroundColor) && backgroundColor !== 'transparent';
    if (isOpaque || visibility === 'hidden' || opacity === '0') return true;
  }
  return true;
}
