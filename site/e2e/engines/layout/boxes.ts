import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineName } from '../engineNames.ts';

/** Where a part of a page is, in CSS pixels. */
export interface Box {
  left: number;
  width: number;
  height: number;
}

/** The boxes of a screen by the selector of its part. */
export type Boxes = Record<string, Box[]>;

const folder = fileURLToPath(new URL('../../../../.stillpoint/engines-layout', import.meta.url));

/** The parts of a page whose boxes are compared. */
export const comparedParts = [
  'header',
  'main h1',
  'main form',
  'main article',
  'main [role=region]',
  'main input',
  'main [data-variant=primary]',
];

/** Runs in the page: the boxes of the parts that are shown. */
export function boxesOf(...selectors: string[]): Boxes {
  const boxes = selectors.map((selector) => [
    selector,
    [...document.querySelectorAll(selector)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .map(({ left, width, height }) => ({ left, width, height })),
  ]);
  return Object.fromEntries(boxes) as Boxes;
}

/** Removes what an earlier run has kept. */
export async function emptyBoxes(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Keeps the boxes of a screen in an engine for the comparison. */
export async function keepBoxes(engine: EngineName, screen: string, boxes: Boxes): Promise<void> {
  const path = pathOf(engine, screen);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(boxes));
}

/** The boxes that were kept in an engine, by screen. */
export async function keptBoxes(engine: EngineName): Promise<Map<string, Boxes>> {
  const screens = (await readdir(join(folder, engine))).map((name) => name.replace(/\.json$/, ''));
  const read = async (screen: string) =>
    [screen, JSON.parse(await readFile(pathOf(engine, screen), 'utf8')) as Boxes] as const;
  return new Map(await Promise.all(screens.sort().map(read)));
}

function pathOf(engine: EngineName, screen: string): string {
  return join(folder, engine, `${screen}.json`);
}
