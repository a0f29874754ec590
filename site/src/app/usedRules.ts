import { conditionsIn, selectorsIn, statementsIn } from './cssStatements.ts';

/** What the rules of a style sheet can depend on in a page whose elements never change. */
export interface PageParts {
  /** Its `data-*` attributes, as `data-size` and as `data-size=small`. */
  attributes: ReadonlySet<string>;
  /** The custom properties that its HTML reads. */
  properties: ReadonlySet<string>;
}

/** React escapes quotes in texts and in attributes, so that nothing but attributes is found. */
const dataAttributes = / (data-[\w-]+)="([^"]*)"/g;
const propertyReads = /var\(\s*(--[\w-]+)/g;

/** Reads from a page's HTML what its rules depend on. */
export function partsOf(html: string): PageParts {
  const attributes = new Set<string>();
  for (const [, name = '', value = ''] of html.matchAll(dataAttributes)) {
    attributes.add(name).add(`${name}=${value}`);
  }
  return { attributes, properties: propertiesReadIn(html) };
}

/**
 * The rules of a style sheet that a page can use. Leaves out rules for `data-*` attributes that it does not have, then
 * custom properties that nothing reads any more. For pages whose attributes no script changes.
 */
export function usedRules(css: string, { attributes, properties }: PageParts): string {
  let used = rulesFor(css, attributes);
  for (let before = ''; before !== used;) {
    before = used;
    const read = propertiesReadIn(used);
    used = used.replace(customProperty, (declaration, name: string) =>
      read.has(name) || properties.has(name) ? declaration : '',
    );
  }
  return used;
}

/** A declaration of a custom property, with the semicolon after it. Texts and addresses may contain semicolons. */
const customProperty = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;{}"'])*(?:;|(?=\}))/g;

function propertiesReadIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(propertyReads), ([, name = '']) => name));
}

const grouping = /^@(?:media|supports|layer|container)\b/;

function rulesFor(css: string, attributes: ReadonlySet<string>): string {
  return statementsIn(css)
    .map(({ prelude, block }) => {
      if (block === undefined) return `${prelude};`;
      if (grouping.test(prelude)) return rule(prelude, rulesFor(block, attributes));
      if (prelude.startsWith('@')) return `${prelude}{${block}}`;
      const selectors = selectorsIn(prelude).filter((selector) => canMatch(selector, attributes));
      return selectors.length === 0 ? '' : rule(selectors.join(','), block);
    })
    .join('');
}

function rule(prelude: string, block: string): string {
  return block === '' ? '' : `${prelude}{${block}}`;
}

const alternatives = /:(?:is|where|has)$/;

/** Whether elements of the page can match a selector, as far as their `data-*` attributes tell. */
function canMatch(selector: string, attributes: ReadonlySet<string>): boolean {
  return conditionsIn(selector).every(({ before, bracket, inside }) => {
    if (bracket === '[') return hasAttribute(inside, attributes);
    return !alternatives.test(before) || selectorsIn(inside).some((each) => canMatch(each, attributes));
  });
}

/** The theme is left out: it is an attribute of the document, around the page's HTML. */
const attribute = /^(data-(?!theme\b)[\w-]+)(?:=["']?([^"']*)["']?)?$/;

function hasAttribute(condition: string, attributes: ReadonlySet<string>): boolean {
  const [, name, value] = attribute.exec(condition) ?? [];
  return name === undefined || attributes.has(value === undefined ? name : `${name}=${value}`);
}
