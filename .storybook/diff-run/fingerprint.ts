import { createHash } from 'node:crypto';
import {
  readRule,
  rulesOf,
  splitVariables,
  variablesIn,
  type StyleRule,
  type Variables,
} from './styleRules.ts';

/** All that pages of a side are drawn with, read once. */
export interface Surface {
  /** The rules of the components. */
  rules: StyleRule[];
  /** The sheets of all pages, without the values of variables. */
  rest: string;
  variables: Variables;
  /** Gives the hash of a file that a page names, by its address. */
  hashOfFile: (address: string) => string;
}

/** What a page is compared by before any picture is taken. */
export interface Fingerprint {
  hash: string;
  /** The same without words and without the values of variables: what the code of components makes. */
  shape: string;
  /** The variables that the page uses. */
  variables: string[];
}

/** The surface of a side. */
export function surfaceOf(
  componentStyles: string,
  sheets: string,
  hashOfFile: (address: string) => string,
): Surface {
  // The library's own marks name every class that it has made, also for other pages.
  const rules = rulesOf(componentStyles).filter(
    (rule) => !rule.startsWith('data-styled.') && !isOfAPointer(rule),
  );
  return { rules: rules.map(readRule), ...splitVariables(sheets), hashOfFile };
}

/**
 * Two pages with the same fingerprint have the same picture: the same elements, the same rules in the same order, the same
 * values of the variables that these use, and the same files. Names that tools made count only as far as they tell parts apart.
 */
export function fingerprintOf(html: string, surface: Surface): Fingerprint {
  const inPage = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const used = usedRules(inPage, surface.rules);
  const names = new Map<string, string>();
  const renamed = (name: string) => {
    const known = names.get(name) ?? `n${String(names.size)}`;
    names.set(name, known);
    return known;
  };

  const page = html
    .replace(/\sdata-links='[^']*'/, '')
    .replace(
      /\sclass="([^"]*)"/g,
      (_whole, classes: string) => ` class="${classes.split(/\s+/).map(renamed).join(' ')}"`,
    )
    // What `useId` gives counts the parts of a page.
    .replace(/_R_[0-9a-z]*_/g, renamed);
  const animations = new Set(used.flatMap(({ keyframes }) => keyframes ?? []));
  const styles = used
    .map(({ text }) => text)
    .join('\n')
    .replace(/\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g, (_whole, name: string) => `.${renamed(name)}`)
    .replace(/-?[A-Za-z_][\w-]*/g, (word) => (animations.has(word) ? renamed(word) : word));

  const variables = variablesIn([page, styles, surface.rest], surface.variables);
  const values = variables.map((name) => `${name}: ${surface.variables.get(name) ?? ''}`);
  const files = addressesIn([page, styles, ...values]).map((address) => surface.hashOfFile(address));
  return {
    hash: hashOf([page, styles, surface.rest, ...values, ...files]),
    shape: hashOf([withoutWords(page), styles, surface.rest]),
    variables,
  };
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** A page without its texts, and without the attributes that hold some. */
function withoutWords(page: string): string {
  return page
    .replace(/\slang="[^"]*"/g, '')
    .replace(/\s(?:aria-\w+|alt|title|placeholder|content|value)="[^"]*"/g, '')
    .replace(/>[^<]*</g, '><');
}

/** Whether a rule matches only under a pointer, or where an address leads to: in no picture. */
function isOfAPointer(rule: string): boolean {
  const [selectors = ''] = rule.split('{');
  if (/:(not|has|is|where)\(|^@/.test(selectors)) return false;
  return selectors.split(',').every((selector) => /:(hover|active|target)\b/.test(selector));
}

/** The rules whose classes stand in a page, and the animations that these name. */
function usedRules(inPage: ReadonlySet<string>, rules: readonly StyleRule[]): StyleRule[] {
  const matched = new Set(
    rules.filter(
      ({ classes, keyframes }) =>
        keyframes === undefined && (classes.length === 0 || classes.some((name) => inPage.has(name))),
    ),
  );
  const words = new Set(
    [...matched].flatMap(({ text }) =>
      [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
    ),
  );
  return rules.filter(
    (rule) => matched.has(rule) || (rule.keyframes !== undefined && words.has(rule.keyframes)),
  );
}

/** The addresses of our own static files in some texts. */
function addressesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(/\/static\/[\w./-]+/g)].map(([address]) => address));
}
