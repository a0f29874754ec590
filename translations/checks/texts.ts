/** Every text of a language by `namespace:path.to.key`. */
export type Texts = Map<string, string>;

/** The texts of a namespace's file. */
export function textsIn(namespace: string, content: string): [string, string][] {
  return flatten(JSON.parse(content), `${namespace}:`);
}

function flatten(value: unknown, at: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]];
  const separator = at.endsWith(':') ? '' : '.';
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${at}${separator}${key}`));
}
