/** Tries little and keeps nothing: to see that the command itself works. */
const quickly = '--quick';

/** The parts of a command that its words ask for, or all of them, and whether they ask to be quick. Throws a sentence for an unknown one. */
export function askedParts<Name extends string>(
  words: readonly string[],
  parts: Readonly<Record<Name, unknown>>,
): { names: Name[]; isQuick: boolean } {
  const all = Object.keys(parts) as Name[];
  const wanted = words.filter((word) => word !== quickly);
  const unknown = wanted.find((word) => !all.some((name) => name === word));
  if (unknown !== undefined) {
    throw new Error(`There is no part called “${unknown}”: say ${all.join(', ')}, or nothing for all.`);
  }
  const names = wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));
  return { names, isQuick: words.includes(quickly) };
}
