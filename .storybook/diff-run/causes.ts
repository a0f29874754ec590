import { createHash } from 'node:crypto';
import type { Cause, CauseKind, DifferentPicture, Rectangle } from '../review/visual-diff/record.ts';

/** A text or a variable as it was and as it is; undefined where there is none. */
export interface Change {
  where: string;
  before: string | undefined;
  after: string | undefined;
}

/** What is not as it was, between the two sides. */
export interface Changes {
  /** By the name of the variable. */
  tokens: ReadonlyMap<string, Change[]>;
  /** By the key, `namespace:path`; `where` is the language. */
  words: ReadonlyMap<string, Change[]>;
  /** By the path: a hash of the file as it is. */
  files: ReadonlyMap<string, string>;
}

/** A picture that differs, and what its page is made of on both sides. */
export interface Difference {
  picture: Omit<DifferentPicture, 'also'>;
  /** Whether the code of components makes the same of it, but for words and the values of variables. */
  sameShape: boolean;
  /** The variables that it uses. */
  variables: readonly string[];
  /** The texts that it asks for. */
  texts: readonly string[];
  /** The files that it is drawn by, the nearest first. */
  files: readonly string[];
  /** A hash of how it looks now. */
  look: string;
}

interface Candidates {
  difference: Difference;
  token: string[];
  words: string[];
  file: string[];
}

/**
 * Groups differences by what they come from: a variable before a text, a text before a file, a file before a place. Each has one
 * cause. Of several variables or texts, it is the one that most pictures have; of several files, the nearest.
 */
export function causesOf(differences: readonly Difference[], changes: Changes): Cause[] {
  let open = differences.map((difference) => candidatesOf(difference, changes));
  const causes: Cause[] = [];
  const settle = (kind: CauseKind, name: string, found: readonly Candidates[]) => {
    causes.push(causeFrom({ kind, name }, found, changes));
    const settled = new Set(found);
    open = open.filter((each) => !settled.has(each));
  };

  for (const kind of ['token', 'words'] as const) {
    for (let name = mostNamed(open, kind); name !== undefined; name = mostNamed(open, kind)) {
      const chosen = name;
      settle(
        kind,
        chosen,
        open.filter((each) => each[kind].includes(chosen)),
      );
    }
  }
  const byFile = Map.groupBy(open, ({ file }) => file[0]);
  for (const [name, found] of byFile) if (name !== undefined) settle('file', name, found);
  for (const [name, found] of Map.groupBy(open, placeOf)) settle('place', name, found);

  return causes.sort(
    (one, other) => other.pictures.length - one.pictures.length || one.id.localeCompare(other.id, 'en'),
  );
}

function candidatesOf(difference: Difference, { tokens, words, files }: Changes): Candidates {
  const { variables, texts, picture, sameShape } = difference;
  const token = variables.filter((name) => tokens.has(name));
  const ofLanguage = ({ where }: Change) => where === picture.language;
  const changedWords = texts.filter((key) => words.get(key)?.some(ofLanguage) === true);
  const explained = sameShape && token.length + changedWords.length > 0;
  const file = explained ? [] : difference.files.filter((path) => files.has(path));
  return { difference, token, words: changedWords, file };
}

/** The name that most candidates have; of those, the first by the alphabet. */
function mostNamed(open: readonly Candidates[], kind: 'token' | 'words'): string | undefined {
  const counts = new Map<string, number>();
  for (const each of open) for (const name of each[kind]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([one, more], [other, most]) => most - more || one.localeCompare(other, 'en'),
  );
  return first?.[0];
}

/** States of one component that differ in the same place have the same cause. */
function placeOf({ difference: { picture } }: Candidates): string {
  const { title, rectangle } = picture;
  return `${title}: ${sizeOf(rectangle)}`;
}

function sizeOf({ x, y, width, height }: Rectangle): string {
  return `${String(x)}, ${String(y)}, ${String(width)} × ${String(height)}`;
}

function causeFrom(
  { kind, name }: Pick<Cause, 'kind' | 'name'>,
  found: readonly Candidates[],
  changes: Changes,
): Cause {
  const id = `${kind} ${name}`;
  const values =
    kind === 'token' ? changes.tokens.get(name) : kind === 'words' ? changes.words.get(name) : [];
  return {
    ...{ id, kind, name, values: values ?? [] },
    change: hashOf([
      ...(values ?? []).map(({ where, after }) => `${where} ${after ?? ''}`),
      ...(kind === 'file' ? [changes.files.get(name) ?? ''] : []),
      ...(kind === 'place' ? found.map(({ difference }) => difference.look) : []),
    ]),
    pictures: found.map((each) => ({ ...each.difference.picture, also: othersOf(each, id) })),
  };
}

/** Other causes that are told of a picture: of a change of everything, each has a hundred. */
const othersTold = 3;

function othersOf({ token, words, file }: Candidates, id: string): string[] {
  return [
    ...token.map((name) => `token ${name}`),
    ...words.map((name) => `words ${name}`),
    ...file.map((name) => `file ${name}`),
  ]
    .filter((other) => other !== id)
    .slice(0, othersTold);
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
