import type { Token, TokenSets } from './token-sets.ts';

/** A TypeScript module of plain values by set and by name: `values.day.color.page` is `#FFFAF3`. */
export function valuesModule(sets: TokenSets): string {
  const values = Object.fromEntries(Object.entries(sets).map(([name, tokens]) => [name, nested(tokens)]));
  return `export const values = ${JSON.stringify(values, null, 2)};\n`;
}

function nested(tokens: Token[]): object {
  const groups = Map.groupBy(tokens, ({ path }) => path[0] ?? '');
  return Object.fromEntries(
    Array.from(groups, ([group, members]) => [
      group,
      members[0]?.path.length === 1
        ? members[0].value
        : Object.fromEntries(members.map(({ path, value }) => [path[1], value])),
    ]),
  );
}
