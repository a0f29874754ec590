import { LRUCache } from 'lru-cache';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { compactStyles, type CompactStyles } from './compactStyles.ts';
import { componentPrefix, rulesByClass, type Rules } from './rulesByClass.ts';
import { partsOf } from './usedRules.ts';

/** The styles of one page. */
export interface PageStyles {
  css: string;
  /** By which styled-components knows its own styles again in the browser. */
  version: string;
}

/** React escapes quotes in texts and in attributes, so that nothing but class attributes is found. */
const classAttributes = / class="([^"]+)"/g;

/** How much is stored: our pages have some hundred different class attributes, and styles of about 20 kB each. */
export interface UsedStylesLimits {
  attributes: number;
  styles: number;
}

const defaultLimits: UsedStylesLimits = { attributes: 5_000, styles: 500 };

/**
 * Gives each page its styles out of one sheet for the whole process. styled-components parses the rules of a component
 * once a sheet: with a new sheet for each request, it would parse the same static rules for each request. Which of
 * them a page uses is known by the class names in its HTML.
 */
export class UsedStyles {
  readonly #sheet = new ServerStyleSheet();
  readonly #rulesByAttribute: LRUCache<string, readonly Rules[]>;
  readonly #cssByRules: LRUCache<string, string>;
  readonly #compactByParts: LRUCache<string, CompactStyles>;
  #rulesByClass: ReadonlyMap<string, readonly Rules[]> = new Map();
  #sheetCss = '';
  #version = '';

  constructor({ attributes, styles } = defaultLimits) {
    this.#rulesByAttribute = new LRUCache({ max: attributes });
    this.#cssByRules = new LRUCache({ max: styles });
    this.#compactByParts = new LRUCache({ max: styles });
  }

  /** Lets components add their rules to the sheet while they are drawn. */
  collect(children: ReactNode): ReactElement {
    return this.#sheet.collectStyles(children);
  }

  /** The styles that the HTML of a page uses. Throws if it has a class name without rules. */
  usedIn(html: string): PageStyles {
    const rules = this.#rulesIn(html);
    const css = stored(this.#cssByRules, keyOf(rules), () => rules.map((each) => each.css).join(''));
    return { css, version: this.#version };
  }

  /** The same with the base styles, for what React does not hydrate. Its class names begin with `prefix`. */
  compactIn(html: string, baseStyles: string, prefix = 's'): CompactStyles {
    const rules = this.#rulesIn(html);
    const page = partsOf(html);
    const parts = [...[...page.elements].sort(), ...[...page.attributes].sort(), ...page.properties];
    const key = [prefix, keyOf(rules), ...parts].join(' ');
    return stored(this.#compactByParts, key, () => compactStyles(baseStyles, rules, page, prefix));
  }

  #rulesIn(html: string): readonly Rules[] {
    const attributes = [...new Set(Array.from(html.matchAll(classAttributes), ([, value = '']) => value))];
    if (!attributes.every((value) => this.#rulesByAttribute.has(value))) this.#readSheet();
    const used = new Set(attributes.flatMap((value) => this.#rulesOf(value)));
    return [...used].sort((one, other) => one.order - other.order);
  }

  #rulesOf(attribute: string): readonly Rules[] {
    const known = this.#rulesByAttribute.get(attribute);
    if (known !== undefined) return known;
    const names = attribute.split(' ').filter((name) => !name.startsWith(componentPrefix));
    const rules = names.flatMap((name) => this.#rulesOfClass(name));
    this.#rulesByAttribute.set(attribute, rules);
    return rules;
  }

  #rulesOfClass(name: string): readonly Rules[] {
    const rules = this.#rulesByClass.get(name);
    if (rules === undefined) {
      throw new Error(`The class “${name}” has no rules: pages only have class names of styled-components.`);
    }
    return rules;
  }

  #readSheet() {
    const [style] = this.#sheet.getStyleElement() as ReactElement<{
      'data-styled-version': string;
      dangerouslySetInnerHTML: { __html: string };
    }>[];
    if (style === undefined) throw new Error('A page was drawn without styles');
    const css = style.props.dangerouslySetInnerHTML.__html;
    if (css === this.#sheetCss) return;
    this.#rulesByClass = rulesByClass(css);
    this.#sheetCss = css;
    this.#version = style.props['data-styled-version'];
    this.#rulesByAttribute.clear();
    this.#cssByRules.clear();
    this.#compactByParts.clear();
  }
}

function keyOf(rules: readonly Rules[]): string {
  return rules.map(({ order }) => order).join();
}

/** The same object for the same key, so that its text is hashed once, too. */
function stored<Value extends object | string>(
  store: LRUCache<string, Value>,
  key: string,
  make: () => Value,
): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const value = make();
  store.set(key, value);
  return value;
}
