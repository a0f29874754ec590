/** A rule of a style sheet with all that stands in its braces, or an at-rule with the rules in it. */
export interface StyleRule {
  /** As it is written, without the values of variables where those are kept apart. */
  text: string;
  /** Names of classes in its selectors. */
  classes: string[];
  /** Name of the animation that it describes. */
  keyframes: string | undefined;
}

/** The rules of a style sheet, in order, each as it is written. */
export function rulesOf(css: string): string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of plain.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (mark === '{') depth += 1;
    else if (mark === '}') depth -= 1;
    else if (mark !== ';' || depth > 0) continue;
    if (depth > 0) continue;
    const text = plain.slice(from, index + 1).trim();
    from = index + 1;
    if (text.length > 1) rules.push(text);
  }
  return rules;
}

/** What is asked of a rule: whether a document needs it. */
export function readRule(text: string): StyleRule {
  const [, keyframes] = /^@(?:-webkit-)?keyframes\s+([\w-]+)/.exec(text) ?? [];
  const selectors = text.replace(/([^{};]*)\{[^{}]*\}/g, '$1 ');
  const classes = [...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return { text, classes: keyframes === undefined ? [...new Set(classes)] : [], keyframes };
}

/** The custom properties that a style sheet declares. Of each: where, and its value there. */
export type Variables = ReadonlyMap<string, string>;

/** Takes the values of variables out of a sheet: a page is compared by those alone that it uses. */
export function splitVariables(css: string): { variables: Variables; rest: string } {
  const found = new Map<string, string[]>();
  const rest = rulesOf(css).map((rule) => {
    // Those within `@media` are told apart by the whole of what stands before them.
    let context = '';
    return rule.replace(/([^{};]*)([{};])/g, (whole, before: string, mark: string) => {
      if (mark === '{') context += `${before.trim()} { `;
      const [, name, value = ''] = /^\s*(--[\w-]+)\s*:([^]*)$/.exec(before) ?? [];
      if (mark === '}') context = context.replace(/[^{]*\{ $/, '');
      if (mark === '{' || name === undefined) return whole;
      found.set(name, [...(found.get(name) ?? []), `${context}${value.trim()}`]);
      return mark === '}' ? mark : '';
    });
  });
  const variables = new Map([...found].map(([name, values]) => [name, values.join('\n')]));
  return { variables, rest: rest.join('\n') };
}

/** The variables that some texts ask for, and those that their values ask for in turn. */
export function variablesIn(texts: readonly string[], variables: Variables): string[] {
  const used = new Set<string>();
  const open = [...texts];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      const value = variables.get(name);
      if (value === undefined || used.has(name)) continue;
      used.add(name);
      open.push(value);
    }
  }
  return [...used].sort();
}
