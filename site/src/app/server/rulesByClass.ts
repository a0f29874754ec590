/** The rules of one styled component, or of one animation, as styled-components writes them for the browser. */
export interface Rules {
  /** Among all rules of a sheet: of two that are equally specific, the later one wins. */
  order: number;
  css: string;
  /** The class names, or the name of the animation, that the rules are for. */
  names: readonly string[];
}

interface Group extends Rules {
  id: string;
}

/** What styled-components writes after the rules of each group: its order, its id, and the names that it made. */
export const groupEnd = /data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g;

/** Begins the name of a component, which stands before the generated names that its rules belong to. */
export const componentPrefix = 'sc-';

const animationPrefix = 'sc-keyframes-';

/**
 * The rules behind each generated class name, those of the animations included that they refer to. Throws if there are
 * rules that no class name leads to, as those of `createGlobalStyle`.
 */
export function rulesByClass(sheetCss: string): Map<string, readonly Rules[]> {
  const groups = groupsIn(sheetCss);
  const animations = groups.filter(({ id }) => id.startsWith(animationPrefix));
  const components = groups.filter(({ id }) => !id.startsWith(animationPrefix));
  components.forEach(assertClassNames);
  return new Map(
    components.flatMap((group) => {
      const rules = [group, ...animations.filter(({ names }) => names.some((name) => mentions(group, name)))];
      return group.names.map((name) => [name, rules]);
    }),
  );
}

function groupsIn(sheetCss: string): Group[] {
  let start = 0;
  return Array.from(
    sheetCss.matchAll(groupEnd),
    ({ 0: { length }, 1: order, 2: id = '', 3: names = '', index }) => {
      const css = sheetCss.slice(start, index + length);
      start = index + length;
      return { order: Number(order), id, names: names.split(',').filter((name) => name !== ''), css };
    },
  );
}

function assertClassNames({ id, names, css }: Group) {
  if (names.length > 0 && names.every((name) => css.includes(`.${name}`))) return;
  throw new Error(
    `The rules of “${id}” belong to no class, so no page would get them: global rules are base styles.`,
  );
}

function mentions({ css }: Rules, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(css);
}
