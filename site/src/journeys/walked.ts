import type { Journey, JourneyWay } from './defineJourney.ts';

/** Where the last whole run of the journeys writes which ways they walked, from the root of the repository. */
export const walkedFile = '.stillpoint/walked-ways.json';

/** What that file holds. */
export interface WalkedWays {
  /** The names of the ways, as `nameOfWay` gives them. A way that was changed since has another one. */
  walked: string[];
}

/** A way in words, which no other one of its screen has. Of many states, the first is named. */
export function nameOfWay({ screen }: { screen: string }, way: JourneyWay): string {
  const { from, on, label, field, sends, to } = way;
  const press = [on, label, field, sends].filter((part) => part !== undefined).join(' ');
  const begin = from === undefined ? '' : ` from ${brief(from)}`;
  const ends = Object.entries(to).map(([name, states]) => `${name} ${brief(states ?? [])}`);
  return `${screen}: ${press}${begin} → ${ends.join('; ')}`;
}

function brief(states: string | readonly string[]): string {
  if (typeof states === 'string') return states;
  const [first = '', ...others] = states;
  return others.length === 0 ? first : `${first} and ${String(others.length)} more`;
}

/** The names of all ways that are written down. */
export function namesOfWays(journeys: readonly Journey[]): string[] {
  return journeys.flatMap((journey) => journey.ways.map((way) => nameOfWay(journey, way)));
}
