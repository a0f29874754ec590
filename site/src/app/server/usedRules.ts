import { generate, parse, walk, type AttributeSelector, type CssNode } from 'css-tree';

/** What the rules of a style sheet can depend on in a page whose elements never change. */
export interface PageParts {
  /** Its `data-*` attributes, as `data-size` and as `data-size=small`. */
  attributes: ReadonlySet<string>;
  /** The custom properties that its drawings read. */
  properties: ReadonlySet<string>;
}

/** React escapes quotes in texts and in attributes, so that nothing but attributes is found. */
const dataAttributes = / (data-[\w-]+)="([^"]*)"/g;
/** Where a drawing names a custom property. All other attributes and texts may hold what a visitor has written. */
const drawingAttributes = / (?:fill|stroke|stop-color|style)="([^"]*)"/g;
const propertyReads = /var\(\s*(--[\w-]+)/g;

/** Reads from a page's HTML what its rules depend on. */
export function partsOf(html: string): PageParts {
  const attributes = new Set<string>();
  for (const [, name = '', value = ''] of html.matchAll(dataAttributes)) {
    attributes.add(name).add(`${name}=${value}`);
  }
  const drawings = Array.from(html.matchAll(drawingAttributes), ([, value]) => value);
  return { attributes, properties: propertiesReadIn(drawings.join(' ')) };
}

/**
 * The rules of a style sheet that a page can use. Leaves out rules for `data-*` attributes that it does not have, then
 * custom properties that nothing reads any more. For pages whose attributes no script changes.
 */
export function usedRules(css: string, { attributes, properties }: PageParts): string {
  const sheet = parse(css);
  removeRules(sheet, attributes);
  let used = generate(sheet);
  for (let before = ''; before !== used;) {
    before = used;
    removeProperties(sheet, new Set([...propertiesReadIn(used), ...properties]));
    used = generate(sheet);
  }
  return used;
}

function propertiesReadIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(propertyReads), ([, name = '']) => name));
}

/** Removes the selectors that nothing in the page can match, and then what has become empty. */
function removeRules(sheet: CssNode, attributes: ReadonlySet<string>) {
  walk(sheet, {
    visit: 'Rule',
    leave({ prelude }, item, list) {
      if (prelude.type !== 'SelectorList') return;
      prelude.children = prelude.children.filter((selector) => canMatch(selector, attributes));
      if (prelude.children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave({ block }, item, list) {
      if (block?.children.isEmpty === true) list.remove(item);
    },
  });
}

function removeProperties(sheet: CssNode, read: ReadonlySet<string>) {
  walk(sheet, {
    visit: 'Declaration',
    enter({ property }, item, list) {
      if (property.startsWith('--') && !read.has(property)) list.remove(item);
    },
  });
}

const alternatives: ReadonlySet<string> = new Set(['is', 'where', 'has']);

/** Whether elements of the page can match a selector, as far as their `data-*` attributes tell. */
function canMatch(node: CssNode, attributes: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'Selector':
      return node.children.toArray().every((part) => canMatch(part, attributes));
    case 'SelectorList':
      return node.children.toArray().some((selector) => canMatch(selector, attributes));
    case 'AttributeSelector':
      return hasAttribute(node, attributes);
    case 'PseudoClassSelector':
      return (
        !alternatives.has(node.name) || (node.children?.some((list) => canMatch(list, attributes)) ?? true)
      );
    default:
      return true;
  }
}

/** The theme is left out: it is an attribute of the document, around the page's HTML. */
const ofThePage = /^data-(?!theme$)/;

function hasAttribute(
  { name: { name }, matcher, value }: AttributeSelector,
  attributes: ReadonlySet<string>,
) {
  if (!ofThePage.test(name)) return true;
  if (matcher !== '=' || value === null) return attributes.has(name);
  return attributes.has(`${name}=${value.type === 'String' ? value.value : value.name}`);
}
