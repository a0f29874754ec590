/** Made by React's `useId`: other where an earlier part of the page is other. */
const madeByReact = /_R_|«/;

/** The first element of a page that is not the same in another page's HTML. */
export function differenceFrom(html: string, page: Document): Element | undefined {
  return different(new DOMParser().parseFromString(html, 'text/html').body, page.body);
}

function different(other: Element, element: Element): Element | undefined {
  if (other.tagName !== element.tagName || !sameAttributes(other, element)) return element;
  if (textOf(other) !== textOf(element)) return element;

  for (const [index, child] of [...element.children].entries()) {
    const counterpart = other.children[index];
    const found = counterpart === undefined ? child : different(counterpart, child);
    if (found !== undefined) return found;
  }
  return other.children.length > element.children.length ? element : undefined;
}

function sameAttributes(other: Element, element: Element): boolean {
  return (
    other.attributes.length === element.attributes.length &&
    [...element.attributes].every(({ name, value }) => {
      const counterpart = other.getAttribute(name);
      return counterpart === value || (madeByReact.test(value) && counterpart !== null);
    })
  );
}

/** The text of an element without that of the elements in it. */
function textOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : ''))
    .join();
}
