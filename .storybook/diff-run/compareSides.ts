import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedState } from '../review/visual-diff/record.ts';
import type { State } from '../review/states.ts';
import type { Difference } from './causes.ts';
import { pagePath, type DrawnPage, type DrawnSide } from './drawnSide.ts';
import type { Camera } from './pictures.ts';

/** Two pages to compare at once: one a core. */
const atOnce = 2;

/** What differs between two sides. */
export interface Compared {
  counts: { pictures: number; taken: number; different: number };
  differences: Difference[];
  added: NamedState[];
  removed: NamedState[];
  failed: NamedState[];
}

interface CompareOptions {
  widths: readonly number[];
  camera: Camera;
  /** The folder that the pictures are written to. Its earlier ones are removed. */
  folder: string;
  onTaken: (done: number, of: number) => void;
}

/** Compares the states that both sides have: first their documents, and by pictures those whose documents differ. */
export async function compareSides(
  before: DrawnSide,
  after: DrawnSide,
  { widths, camera, folder, onTaken }: CompareOptions,
): Promise<Compared> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pairs = pairsOf(before, after);
  const open = pairs
    .filter(([one, other]) => one.hash !== other.hash)
    .flatMap((pair) => widths.map((width) => ({ pair, width })));
  const taken = open.length;
  const found: Difference[] = [];
  let done = 0;
  const queue = open.values();
  const work = async () => {
    for (const { pair, width } of queue) {
      const difference = await differenceOf(pair, width, { before, after, camera, folder });
      if (difference !== undefined) found.push(difference);
      done += 1;
      onTaken(done, taken);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  return {
    counts: { pictures: pairs.length * widths.length, taken, different: found.length },
    differences: inOrder(found, after.states),
    added: missingIn(before.states, after.states),
    removed: missingIn(after.states, before.states),
    failed: [...failedOf(before), ...failedOf(after)],
  };
}

type Pair = readonly [before: DrawnPage, after: DrawnPage];

function pairsOf(before: DrawnSide, after: DrawnSide): Pair[] {
  const earlier = new Map(before.pages.map((page) => [pagePath(page), page]));
  return after.pages.flatMap((page) => {
    const other = earlier.get(pagePath(page));
    return other === undefined ? [] : [[other, page] as const];
  });
}

async function differenceOf(
  [one, other]: Pair,
  width: number,
  { before, after, camera, folder }: { before: DrawnSide; after: DrawnSide; camera: Camera; folder: string },
): Promise<Difference | undefined> {
  const path = pagePath(other);
  const different = await camera.compare(`${before.url}${path}`, `${after.url}${path}`, width);
  if (different === undefined) return undefined;

  const { id, language, theme } = other;
  const [earlier, later] = [stateOf(before, id), stateOf(after, id)];
  const name = `${id}.${language}.${theme}.${String(width)}`;
  const files = { before: `${name}.before.png`, after: `${name}.after.png` };
  writeFileSync(join(folder, files.before), different.before);
  writeFileSync(join(folder, files.after), different.after);
  const { rectangle, part } = different;
  return {
    picture: {
      ...{ id, name: later.name, title: later.title, language, theme, width },
      ...{ rectangle, part, ...files },
    },
    sameShape: one.shape === other.shape,
    variables: union(one.variables, other.variables),
    texts: union(after.texts[id], before.texts[id]),
    files: union(after.files[later.importPath.slice(2)], before.files[earlier.importPath.slice(2)]),
    look: createHash('sha256').update(different.after).digest('hex'),
  };
}

function union(first: readonly string[] = [], second: readonly string[] = []): string[] {
  return [...new Set([...first, ...second])];
}

function stateOf({ states }: DrawnSide, id: string): State {
  const state = states.find((each) => each.id === id);
  if (state === undefined) throw new Error(`There is no state ${id}`);
  return state;
}

function missingIn(some: readonly State[], others: readonly State[]): NamedState[] {
  const known = new Set(some.map(({ id }) => id));
  return others.filter(({ id }) => !known.has(id)).map(({ id, name, title }) => ({ id, name, title }));
}

function failedOf({ failed, states }: DrawnSide): NamedState[] {
  return failed.map(({ id, language, reason }) => {
    const state = states.find((each) => each.id === id);
    return { id, name: state?.name ?? id, title: state?.title ?? '', reason: `${language}: ${reason}` };
  });
}

/** In the order of the states: pictures are compared in whichever order they are ready. */
function inOrder(found: readonly Difference[], states: readonly State[]): Difference[] {
  const places = new Map(states.map(({ id }, place) => [id, place]));
  return found.toSorted(
    ({ picture: one }, { picture: other }) =>
      (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0) ||
      one.width - other.width ||
      one.theme.localeCompare(other.theme, 'en') ||
      one.language.localeCompare(other.language, 'en'),
  );
}
