/**
 * Words that reach past the left or right side of the screen: they cannot be read, or the page scrolls sideways.
 * Words that are hidden from sight, or that stand in an area with a scroll bar of its own, are left out.
 */
export function overflowingWords(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const words = textNodesIn(document.body).filter((text) => isOutside(text, clientWidth));
  const named = words.map(({ data }) => `“${data.trim().slice(0, 40)}” reaches past the side of the screen`);
  const scrolls = scrollWidth > clientWidth;
  return scrolls ? [...named, `the page is ${scrollWidth - clientWidth} px wider than the screen`] : named;
}

/** Every piece of text that has words. */
export function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ nodeValue }) =>
    nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Whether a text reaches past a side of the screen, where no one can scroll to it. */
export function isOutside(text: Text, screenWidth: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, width } = range.getBoundingClientRect();
  return width > 1 && (left < -1 || right > screenWidth + 1) && !isExempt(text);
}

function isExempt({ parentElement }: Text): boolean {
  for (
    let element = parentElement;
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    const { overflowX, position } = getComputedStyle(element);
    const isHidden = position === 'absolute' && element.clientWidth <= 1;
    if (isHidden || overflowX === 'auto' || overflowX === 'scroll') return true;
  }
  return false;
}
