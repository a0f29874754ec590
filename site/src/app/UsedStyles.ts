import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { rulesByClass, type Rules } from './rulesByClass.ts';

/** The styles of one page. */
export interface PageStyles {
  css: string;
  /** By which styled-components knows its own styles again in the browser. */
  version: string;
}

/** React escapes quotes in texts and in attributes, so that nothing but class attributes is found. */
const classAttributes = / class="([^"]+)"/g;

/** Our pages have some hundred different class attributes. More would mean that something makes them up. */
const cacheLimit = 5_000;

/**
 * Gives each page its styles out of one sheet for the whole process. styled-components parses the rules of a component
 * once a sheet: with a new sheet for each request, it would parse the same static rules for each request. Which of
 * them a page uses is told by the class names in its HTML.
 */
export class UsedStyles {
  readonly #sheet = new ServerStyleSheet();
  readonly #rulesByAttribute = new Map<string, readonly Rules[]>();
  readonly #cssByRules = new Map<string, string>();
  #rulesByClass: ReadonlyMap<string, readonly Rules[]> = new Map();
  #sheetCss = '';
  #version = '';

  /** Lets components add their rules to the sheet while they are drawn. */
  collect(children: ReactNode): ReactElement {
    return this.#sheet.collectStyles(children);
  }

  /** The styles that the HTML of a page uses. */
  usedIn(html: string): PageStyles {
    const attributes = [...new Set(Array.from(html.matchAll(classAttributes), ([, value = '']) => value))];
    if (!attributes.every((value) => this.#rulesByAttribute.has(value))) this.#learn(attributes);
    const used = new Set(attributes.flatMap((value) => this.#rulesByAttribute.get(value) ?? []));
    return { css: this.#cssOf([...used]), version: this.#version };
  }

  /** The same text for the same rules, so that its hash is calculated once, too. */
  #cssOf(used: Rules[]): string {
    const sorted = used.sort((one, other) => one.place - other.place);
    const key = sorted.map(({ place }) => place).join();
    const known = this.#cssByRules.get(key);
    if (known !== undefined) return known;
    const css = sorted.map((rules) => rules.css).join('');
    remember(this.#cssByRules, key, css);
    return css;
  }

  #learn(attributes: readonly string[]) {
    this.#readSheet();
    for (const value of attributes) {
      const rules = value.split(' ').flatMap((name) => this.#rulesByClass.get(name) ?? []);
      remember(this.#rulesByAttribute, value, rules);
    }
  }

  #readSheet() {
    const [style] = this.#sheet.getStyleElement() as ReactElement<{
      'data-styled-version': string;
      dangerouslySetInnerHTML: { __html: string };
    }>[];
    if (style === undefined) throw new Error('A page was drawn without styles');
    const css = style.props.dangerouslySetInnerHTML.__html;
    if (css === this.#sheetCss) return;
    this.#sheetCss = css;
    this.#version = style.props['data-styled-version'];
    this.#rulesByClass = rulesByClass(css);
    this.#rulesByAttribute.clear();
    this.#cssByRules.clear();
  }
}

function remember<Value>(cache: Map<string, Value>, key: string, value: Value) {
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, value);
}
