import { generate, parse, walk, type AttributeSelector, type CssNode } from 'css-tree';

/** What the rules of a style sheet can depend on in a page whose elements never change. */
export interface PageParts {
  /** Its `data-*` attributes, as `data-size` and as `data-size=small`, also with each class beside them, as `button data-size`. */
  attributes: ReadonlySet<string>;
  /** The custom properties that its drawings read. */
  properties: ReadonlySet<string>;
}

/** React escapes quotes and angle brackets in texts and in attributes, so that nothing but tags and attributes is found. */
const tags = /<\w[^>]*>/g;
const classAttribute = / class="([^"]*)"/;
const dataAttributes = / (data-[\w-]+)="([^"]*)"/g;
/** Where a drawing names a custom property. All other attributes and texts may hold what a visitor has written. */
const drawingAttributes = / (?:fill|stroke|stop-color|style)="([^"]*)"/g;
const propertyReads = /var\(\s*(--[\w-]+)/g;

/** Reads from a page's HTML what its rules depend on. */
export function partsOf(html: string): PageParts {
  const attributes = new Set<string>();
  for (const [tag] of html.matchAll(tags)) {
    const classes = classAttribute.exec(tag)?.[1]?.split(' ') ?? [];
    for (const [, name = '', value = ''] of tag.matchAll(dataAttributes)) {
      for (const attribute of [name, `${name}=${value}`]) {
        attributes.add(attribute);
        for (const each of classes) attributes.add(besideClass(each, attribute));
      }
    }
  }
  const drawings = Array.from(html.matchAll(drawingAttributes), ([, value]) => value);
  return { attributes, properties: propertiesReadIn(drawings.join(' ')) };
}

function besideClass(name: string, attribute: string): string {
  return `${name} ${attribute}`;
}

/**
 * The rules of a style sheet that a page can use. Leaves out rules for `data-*` attributes that it does not have, or not beside
 * their class, then
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
      return elementsIn(node.children.toArray()).every((parts) => canMatchElement(parts, attributes));
    case 'SelectorList':
      return node.children.toArray().some((selector) => canMatch(selector, attributes));
    case 'PseudoClassSelector':
      return (
        !alternatives.has(node.name) || (node.children?.some((list) => canMatch(list, attributes)) ?? true)
      );
    default:
      return true;
  }
}

/** The parts of a selector, by the element that they speak of. */
function elementsIn(parts: readonly CssNode[]): CssNode[][] {
  const elements: CssNode[][] = [[]];
  for (const part of parts) {
    if (part.type === 'Combinator') elements.push([]);
    else elements.at(-1)?.push(part);
  }
  return elements;
}

/** Whether an element of the page can have all these parts of a selector. */
function canMatchElement(parts: readonly CssNode[], attributes: ReadonlySet<string>): boolean {
  const classes = parts.filter((part) => part.type === 'ClassSelector').map(({ name }) => name);
  return parts.every((part) => {
    if (part.type !== 'AttributeSelector') return canMatch(part, attributes);
    const attribute = attributeOf(part);
    if (attribute === undefined) return true;
    return [attribute, ...classes.map((name) => besideClass(name, attribute))].every((each) =>
      attributes.has(each),
    );
  });
}

/** The theme is left out: it is an attribute of the document, around the page's HTML. */
const ofThePage = /^data-(?!theme$)/;

/** As `partsOf` names it; undefined where the page does not tell. */
function attributeOf({ name: { name }, matcher, value }: AttributeSelector): string | undefined {
  if (!ofThePage.test(name)) return undefined;
  if (matcher !== '=' || value === null) return name;
  return `${name}=${value.type === 'String' ? value.value : value.name}`;
}
