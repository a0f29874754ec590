import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../../scripts/root.ts';
import { namesOfWays, nameOfWay, walkedFile, type WalkedWays } from '../../src/journeys/walked.ts';
import { journeys } from '../../src/pages/generated/journeys.ts';
import type { RouteName } from '../../src/pages/routes.ts';
import { drawnPages, recordedWays, screenStates, statesOf } from './records.ts';
import type { Shown } from './recordWays.ts';
import { journeyOf, unknownParts, writtenWays, type ShownScreen, type WalkedWay } from './wayRules.ts';

// A way that the sagas or the backend go, and that no journey of a screen names, would be on no map.
test('every way that the pages went in the journeys is one that their screens name', async () => {
  const walked = await walkedWays();
  expect(walked.length, 'The journeys recorded nothing').toBeGreaterThan(0);

  const unknown = new Set<string>();
  for (const way of walked) {
    for (const part of unknownParts(way)) {
      unknown.add(`${way.from?.journey.screen ?? 'by its address'} → ${way.to.journey.screen}: ${part}`);
    }
  }
  expect([...unknown].sort()).toEqual([]);
});

// Which they are depends on a run of all journeys on a running system, so it is told and stops nothing.
test('the ways that no journey has walked are told, and kept for the journeys of Storybook', async () => {
  const known = new Set<string>();
  for (const way of await walkedWays())
    for (const written of writtenWays(way))
      known.add(nameOfWay(way.from?.journey ?? way.to.journey, written));
  const names = namesOfWays(journeys);
  const unwalked = names.filter((name) => !known.has(name));
  const content: WalkedWays = { walked: [...known].sort() };
  writeFileSync(join(root, walkedFile), `${JSON.stringify(content)}\n`);
  process.stdout.write(
    `${unwalked.length} of ${names.length} ways that screens name were walked by no journey:\n${unwalked.map((name) => `  ${name}\n`).join('')}`,
  );
  expect(unwalked.length).toBeLessThan(names.length);
});

let walking: Promise<WalkedWay[]> | undefined;

/** The ways that pages with a state went, from one screen to the next or on one. */
function walkedWays(): Promise<WalkedWay[]> {
  walking ??= readWalkedWays();
  return walking;
}

async function readWalkedWays(): Promise<WalkedWay[]> {
  const drawn = drawnPages();
  const found: WalkedWay[] = [];
  for (const { from, to, pressed, opened } of recordedWays()) {
    const [before, after] = await Promise.all([from && screenOf(from, drawn), screenOf(to, drawn)]);
    // A page that shows one thing alone has no state.
    if (after === undefined || (from !== undefined && before === undefined)) continue;
    found.push({ from: before, to: after, pressed, opened });
  }
  return found;
}

/** The screen that a page showed. Undefined where the page has no state. */
async function screenOf(
  shown: Shown,
  drawn: ReturnType<typeof drawnPages>,
): Promise<ShownScreen | undefined> {
  const answer = 'drawn' in shown ? drawn.get(shown.drawn) : undefined;
  const route = 'drawn' in shown ? answer?.route : (shown.route as RouteName);
  if (route === undefined) return undefined;
  const states = answer ? await statesOf(answer) : 'state' in shown ? screenStates(route, shown.state) : [];
  // Where several screens share a page, the last that has a state is on show.
  return states
    .flatMap(([slice, state]) => {
      const journey = journeyOf(route, slice);
      return journey === undefined ? [] : [{ route, journey, state }];
    })
    .at(-1);
}
