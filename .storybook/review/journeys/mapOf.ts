import { opensOf, placeOf } from '../../../site/src/journeys/graph.ts';
import { lanesOfScreen } from './layout.ts';
import { maps, type JourneyMap } from './maps.ts';
import { journeyOf } from './onward.ts';
import type { ShownStates } from './shown.ts';

/** A map by its name: a journey through several screens, or that of one screen. */
export function mapOf(map: string, shown: ShownStates): JourneyMap {
  const [first] = maps;
  const found =
    maps.find(({ id }) => id === map) ?? (shown.byScreen.has(map) ? mapOfScreen(map, shown) : first);
  if (found === undefined) throw new Error('There is no map.');
  return found;
}

function mapOfScreen(screen: string, shown: ShownStates): JourneyMap {
  const [state] = opensOf(journeyOf(screen), shown);
  return {
    id: screen,
    title: shown.titleOf(screen),
    text: 'All its states, how it opens, and what comes of what is pressed.',
    lanes: lanesOfScreen(screen, shown),
    walk: state === undefined ? [] : [placeOf(screen, state)],
  };
}
