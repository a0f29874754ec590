import type { Token, TokenSets } from './token-sets.ts';

/** Plain values by set and by name: `{ day: { color: { page: '#FFFAF3' } } }`. */
export function tokensRecord(sets: TokenSets): Record<string, object> {
  return Object.fromEntries(Object.entries(sets).map(([name, tokens]) => [name, nested(tokens)]));
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
