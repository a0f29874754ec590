import { expect, test } from '@playwright/test';
import { loadPage } from '../../src/pages/loadPage.ts';
import { routes, type RouteName } from '../../src/pages/routes.ts';
import { recordedAnswers, samplesOf, statesOf } from './records.ts';
import { isShownBy, partsOf } from './stateParts.ts';

/** The parts of a state that no sample shows, as `slice.part: outline`. */
function unshownParts(slice: string, state: object): string[] {
  const samples = samplesOf(slice);
  expect(Object.keys(samples), `The slice ${slice} has no samples`).not.toEqual([]);
  const listed = Object.values(samples).map((sample) => partsOf(sample));
  return Object.entries(partsOf(state))
    .filter(([name, part]) => !listed.some((sample) => isShownBy(sample[name], part)))
    .map(([name, part]) => `${slice}.${name}: ${JSON.stringify(part)}`);
}

// A state that stands in no story was never looked at, in any language.
// A page that no journey opens would not be compared at all.
test('the journeys opened every page that the backend tells something', async () => {
  const opened = new Set(recordedAnswers().map((answer) => ('route' in answer ? answer.route : undefined)));
  const names = Object.keys(routes) as RouteName[];
  const pages = await Promise.all(names.map(async (name) => [name, await loadPage(name)] as const));
  const withFacts = pages.filter(([, { reducers }]) => Object.keys(reducers).length > 0);

  expect(withFacts.map(([name]) => name).filter((name) => !opened.has(name))).toEqual([]);
});

test('every state that the backend brought about in the journeys is shown by a story', async () => {
  const answers = recordedAnswers();
  expect(answers.length, 'The journeys recorded nothing').toBeGreaterThan(0);

  const unshown = new Set<string>();
  for (const answer of answers) {
    for (const [slice, state] of await statesOf(answer)) {
      for (const part of unshownParts(slice, state)) unshown.add(part);
    }
  }
  expect([...unshown].sort()).toEqual([]);
});
