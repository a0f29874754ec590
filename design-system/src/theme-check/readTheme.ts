import { generate, parse, walk, type CssNode, type Declaration } from 'css-tree';

/** Colours by the names of their variables, such as `--color-action`, as they are written. */
export type Variables = ReadonlyMap<string, string>;

/** What a style sheet sets by day and by night. */
export interface ThemeColours {
  day: Variables;
  night: Variables;
}

type Theme = keyof ThemeColours;

/** Reads the variables of colours that a style sheet sets, in the order of the sheet: the last one counts. */
export function readTheme(sheet: string): ThemeColours {
  const colours = { day: new Map<string, string>(), night: new Map<string, string>() };
  walk(parse(sheet, { parseCustomProperty: true }), {
    visit: 'Declaration',
    enter(declaration) {
      if (!declaration.property.startsWith('--color-')) return;
      const condition = this.atrule?.prelude ? generate(this.atrule.prelude) : '';
      const selector = this.rule === null ? '' : generate(this.rule.prelude);
      for (const theme of themesOf(selector, condition)) {
        colours[theme].set(declaration.property, valueIn(theme, declaration));
      }
    },
  });
  return colours;
}

function themesOf(selector: string, condition: string): Theme[] {
  if (/data-theme=["']?day/.test(selector) || condition.includes('prefers-color-scheme:light'))
    return ['day'];
  if (/data-theme=["']?night/.test(selector) || condition.includes('prefers-color-scheme:dark'))
    return ['night'];
  return ['day', 'night'];
}

/** The value in a theme: of `light-dark()`, the one that counts there. */
function valueIn(theme: Theme, { value }: Declaration): string {
  const [first] = value.type === 'Value' ? value.children.toArray() : [];
  if (first?.type !== 'Function' || first.name !== 'light-dark') return generate(value).trim();
  const parts = splitAtCommas(first.children.toArray());
  return (parts[theme === 'day' ? 0 : 1] ?? '').trim();
}

function splitAtCommas(nodes: readonly CssNode[]): string[] {
  const parts: string[] = [''];
  for (const node of nodes) {
    if (node.type === 'Operator' && node.value === ',') parts.push('');
    else parts.push(`${parts.pop() ?? ''} ${generate(node)}`);
  }
  return parts;
}
