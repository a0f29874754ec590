import { expect, test } from '@playwright/test';
import type { RouteName } from '../../src/pages/routes.ts';
import { drawnPages, recordedWays, screenStates, statesOf } from './records.ts';
import type { Shown } from './recordWays.ts';
import { journeyOf, unknownParts, type ShownScreen } from './wayRules.ts';

// A way that the sagas or the backend go, and that no journey of a screen names, would be on no map.
test('every way that the pages went in the journeys is one that their screens name', async () => {
  const drawn = drawnPages();
  const ways = recordedWays();
  expect(ways.length, 'The journeys recorded nothing').toBeGreaterThan(0);

  const unknown = new Set<string>();
  for (const { from, to, pressed, opened } of ways) {
    const [before, after] = await Promise.all([from && screenOf(from, drawn), screenOf(to, drawn)]);
    // A page that shows one thing alone has no state.
    if (after === undefined || (from !== undefined && before === undefined)) continue;
    const walked = { from: before, to: after, pressed, opened };
    for (const part of unknownParts(walked)) {
      unknown.add(`${before?.journey.screen ?? 'by its address'} → ${after.journey.screen}: ${part}`);
    }
  }
  expect([...unknown].sort()).toEqual([]);
});

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
