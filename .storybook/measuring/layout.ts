/** Where every element stands, and what is read: the same for two pages that differ in nothing but colours. */
export function layoutOf(root: Element): string {
  return [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const own = [...element.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
      );
      const box = [left, top, width, height].map((side) => Math.round(side)).join(' ');
      return `${element.tagName} ${box} ${own.join('').trim()}`;
    })
    .join('\n');
}
