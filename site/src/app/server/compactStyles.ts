import { componentPrefix, groupEnd, type Rules } from './rulesByClass.ts';
import { usedRules, type PageParts } from './usedRules.ts';

/** All styles of a page that React does not hydrate, and its class names as they are in them. */
export interface CompactStyles {
  css: string;
  /** The HTML with the class names of these styles. */
  compact: (html: string) => string;
}

const ruleEnd = '/*!sc*/\n';
const classSelectors = /\.([A-Za-z][\w-]*)/g;
const classAttributes = / class="([^"]*)"/g;

/**
 * Leaves out what only styled-components reads when it hydrates a page: its marks between the rules, and the class names
 * that no rule is for. The other names, each a hash of six letters that no compression shortens, are numbered behind
 * `prefix`. Of the base styles and of the page's own, the rules and custom properties that the page cannot use are left out as well.
 */
export function compactStyles(
  baseStyles: string,
  rules: readonly Rules[],
  page: PageParts,
  prefix = 's',
): CompactStyles {
  const own = rules.map((each) => each.css.replace(groupEnd, '').replaceAll(ruleEnd, ''));
  const css = usedRules([baseStyles, ...own].join(''), page);
  const generated = new Set(rules.flatMap(({ names }) => names));
  const numbers = new Map<string, string>();
  for (const [, name = ''] of css.matchAll(classSelectors)) {
    // `.svg` in an address is no class.
    const isClass = generated.has(name) || name.startsWith(componentPrefix);
    if (isClass && !numbers.has(name)) numbers.set(name, `${prefix}${numbers.size}`);
  }

  return {
    css: css.replace(classSelectors, (selector, name: string) => {
      const number = numbers.get(name);
      return number === undefined ? selector : `.${number}`;
    }),
    compact: (html) =>
      html.replace(classAttributes, (_attribute, names: string) => {
        const used = names.split(' ').flatMap((name) => numbers.get(name) ?? []);
        return used.length === 0 ? '' : ` class="${used.join(' ')}"`;
      }),
  };
}
