/** What an element shows of what is in it, and in which directions it cuts. */
export interface Clip {
  box: DOMRect;
  cutsSides: boolean;
  cutsEnds: boolean;
}

/** The elements around one that cut off what reaches past them, from the inside; up to the first that can be scrolled. */
export function clipsAround(element: Element): Clip[] {
  const clips: Clip[] = [];
  for (
    let around: Element | null = element;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY, display } = getComputedStyle(around);
    if (isScrolled(overflowX) || isScrolled(overflowY)) break;
    if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
    clips.push({
      box: paddingBox(around),
      cutsSides: overflowX !== 'visible',
      cutsEnds: overflowY !== 'visible',
    });
  }
  return clips;
}

/** What is left of a line; nothing, where it is cut off whole. */
export function visiblePart(line: DOMRect, clips: readonly Clip[]): DOMRect | undefined {
  let { left, right, top, bottom } = line;
  for (const { box, cutsSides, cutsEnds } of clips) {
    if (cutsSides) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (cutsEnds) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

function isScrolled(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

function paddingBox(element: Element): DOMRect {
  const { left, top } = element.getBoundingClientRect();
  return new DOMRect(
    left + element.clientLeft,
    top + element.clientTop,
    element.clientWidth,
    element.clientHeight,
  );
}
