import {
  generate,
  parse,
  walk,
  type Atrule,
  type AttributeSelector,
  type CssNode,
  type List,
  type ListItem,
  type Rule,
} from 'css-tree';

/** What the rules of a style sheet can depend on in a page whose elements never change. */
export interface PageParts {
  /** The names of its elements. */
  elements: ReadonlySet<string>;
  /**
   * Its `data-*` attributes and `aria-invalid`, as `data-size` and as `data-size=small`, also with each class beside them, as
   * `button data-size`; `disabled` where something is.
   */
  attributes: ReadonlySet<string>;
  /** The custom properties that its drawings read. */
  properties: ReadonlySet<string>;
}

/** React escapes quotes and angle brackets in texts and in attributes, so that nothing but tags and attributes is found. */
const tags = /<(\w+)[^>]*>/g;
const classAttribute = / class="([^"]*)"/;
const readAttributes = / (data-[\w-]+|aria-invalid|disabled)="([^"]*)"/g;
/** Where a drawing names a custom property. All other attributes and texts may hold what a visitor has written. */
const drawingAttributes = / (?:fill|stroke|stop-color|style)="([^"]*)"/g;
const propertyReads = /var\(\s*(--[\w-]+)/g;

/** Reads from a page's HTML what its rules depend on. */
export function partsOf(html: string): PageParts {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const [tag, element = ''] of html.matchAll(tags)) {
    elements.add(element.toLowerCase());
    const classes = classAttribute.exec(tag)?.[1]?.split(' ') ?? [];
    for (const [, name = '', value = ''] of tag.matchAll(readAttributes)) {
      for (const attribute of [name, `${name}=${value}`]) {
        attributes.add(attribute);
        for (const each of classes) attributes.add(besideClass(each, attribute));
      }
    }
  }
  const drawings = Array.from(html.matchAll(drawingAttributes), ([, value]) => value);
  return { elements, attributes, properties: propertiesReadIn(drawings.join(' ')) };
}

function besideClass(name: string, attribute: string): string {
  return `${name} ${attribute}`;
}

/**
 * The rules of a style sheet that a page can use. Leaves out rules for elements and for attributes that it does not have, or
 * not beside their class, then custom properties that nothing reads any more. For pages whose elements and attributes no script changes.
 */
export function usedRules(css: string, page: PageParts): string {
  const sheet = parse(css);
  removeRules(sheet, page);
  let used = generate(sheet);
  for (let before = ''; before !== used;) {
    before = used;
    removeProperties(sheet, new Set([...propertiesReadIn(used), ...page.properties]));
    used = generate(sheet);
  }
  return used;
}

function propertiesReadIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(propertyReads), ([, name = '']) => name));
}

/** Removes the selectors that nothing in the page can match, and then what has become empty. */
function removeRules(sheet: CssNode, page: PageParts) {
  walk(sheet, {
    visit: 'Rule',
    leave({ prelude }, item, list) {
      // `from` and `to` of an animation are no elements.
      const ofAnimation = this.atrule?.name.endsWith('keyframes') === true;
      if (prelude.type !== 'SelectorList' || ofAnimation) return;
      prelude.children = prelude.children.filter((selector) => canMatch(selector, page));
      if (prelude.children.isEmpty) list.remove(item);
    },
  });
  removeEmpty(sheet);
}

/** Removes rules and at-rules without a content. */
function removeEmpty(sheet: CssNode) {
  for (const visit of ['Rule', 'Atrule'] as const) {
    walk(sheet, {
      visit,
      leave({ block }: Rule | Atrule, item: ListItem<CssNode>, list: List<CssNode>) {
        if (block?.children.isEmpty === true) list.remove(item);
      },
    });
  }
}

function removeProperties(sheet: CssNode, read: ReadonlySet<string>) {
  walk(sheet, {
    visit: 'Declaration',
    enter({ property }, item, list) {
      if (property.startsWith('--') && !read.has(property)) list.remove(item);
    },
  });
  removeEmpty(sheet);
}

const alternatives: ReadonlySet<string> = new Set(['is', 'where', 'has']);

/** Elements of the document, around the page's HTML. */
const ofTheDocument: ReadonlySet<string> = new Set(['html', 'body']);

/** Whether elements of the page can match a selector, as far as their names and their `data-*` attributes tell. */
function canMatch(node: CssNode, page: PageParts): boolean {
  switch (node.type) {
    case 'Selector':
      return elementsIn(node.children.toArray()).every((parts) => canMatchElement(parts, page));
    case 'SelectorList':
      return node.children.toArray().some((selector) => canMatch(selector, page));
    case 'PseudoClassSelector':
      if (node.name === 'disabled') return page.attributes.has('disabled');
      return !alternatives.has(node.name) || (node.children?.some((list) => canMatch(list, page)) ?? true);
    case 'TypeSelector':
      return node.name === '*' || page.elements.has(node.name) || ofTheDocument.has(node.name);
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
function canMatchElement(parts: readonly CssNode[], page: PageParts): boolean {
  const classes = parts.filter((part) => part.type === 'ClassSelector').map(({ name }) => name);
  return parts.every((part) => {
    if (part.type !== 'AttributeSelector') return canMatch(part, page);
    const attribute = attributeOf(part);
    if (attribute === undefined) return true;
    return [attribute, ...classes.map((name) => besideClass(name, attribute))].every((each) =>
      page.attributes.has(each),
    );
  });
}

/** The theme is left out: it is an attribute of the document, around the page's HTML. */
const ofThePage = /^(?:data-(?!theme$)|aria-invalid$)/;

/** As `partsOf` names it; undefined where the page does not tell. */
function attributeOf({ name: { name }, matcher, value }: AttributeSelector): string | undefined {
  if (!ofThePage.test(name)) return undefined;
  if (matcher !== '=' || value === null) return name;
  return `${name}=${value.type === 'String' ? value.value : value.name}`;
}
