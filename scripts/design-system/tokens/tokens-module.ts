import { isBreakpoint, mediaQueries } from './media.ts';
import type { Token, TokenSets } from './token-sets.ts';

/** A TypeScript module of typed names: `color.textSoft` is `var(--color-text-soft)`. */
export function tokensModule({ base, day, artDawn }: TokenSets): string {
  const variables = [...base.filter((token) => !isBreakpoint(token)), ...day, ...artDawn];
  const groups = Map.groupBy(variables, ({ path }) => path[0] ?? '');

  return [
    ...Array.from(groups, ([group, tokens]) => exportOf(group, tokens)),
    declaration('media', JSON.stringify(mediaQueries(base), null, 2)),
  ].join('\n');
}

function exportOf(group: string, tokens: Token[]): string {
  const [first] = tokens;
  if (first?.path.length === 1) return `${docOf(first)}${declaration(group, `'${reference(first)}'`)}`;
  return declaration(group, record(tokens));
}

function declaration(name: string, value: string): string {
  return `export const ${name} = ${value} as const;\n`;
}

function record(tokens: Token[]): string {
  const entries = tokens.map((token) => `${docOf(token)}${token.path[1]}: '${reference(token)}',\n`);
  return `{\n${entries.join('')}}`;
}

function docOf({ description }: Token): string {
  return description ? `/** ${description}. */\n` : '';
}

function reference({ variable }: Token): string {
  return `var(${variable})`;
}
