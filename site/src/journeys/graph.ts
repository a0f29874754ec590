import type { Journey, JourneyWay } from './defineJourney.ts';

/** A screen in a state: `Checkout.monthly`. */
export type Place = string;

/** A step from a place to another one. `presses` is 0 where it comes by itself. */
export interface Step {
  to: Place;
  on: string;
  presses: 0 | 1;
}

/** What is known of the screens beside how they lead on. */
export interface Screens {
  statesOf: (screen: string) => readonly string[];
  /** Whether a state shows what a way begins with. Without it, a way that names no states begins in all. */
  shows?: (screen: string, state: string, way: JourneyWay) => boolean;
}

export function placeOf(screen: string, state: string): Place {
  return `${screen}.${state}`;
}

/** The states in which the pages of a screen open. */
export function opensOf({ screen, opens }: Journey, { statesOf }: Screens): readonly string[] {
  return opens === 'each' ? statesOf(screen) : opens;
}

/** The states in which a way begins. Those that it passes through have left their button behind. */
export function beginsOf(
  { screen }: Journey,
  way: JourneyWay,
  { statesOf, shows }: Screens,
): readonly string[] {
  if (way.from !== undefined) return way.from;
  return statesOf(screen).filter((state) => shows?.(screen, state, way) ?? true);
}

/** The places that a way may end in. */
export function endsOf({ to }: JourneyWay, journeys: readonly Journey[], screens: Screens): Place[] {
  return Object.entries(to).flatMap(([screen, states]) => {
    if (screen === 'onward' || screen === 'outside' || states === undefined) return [];
    const journey = journeys.find((each) => each.screen === screen);
    if (typeof states !== 'string') return states.map((state) => placeOf(screen, state));
    return journey === undefined ? [] : opensOf(journey, screens).map((state) => placeOf(screen, state));
  });
}

/** All steps that the ways of the journeys name, by the place where they begin. */
export function stepsOf(journeys: readonly Journey[], screens: Screens): Map<Place, Step[]> {
  const steps = new Map<Place, Step[]>();
  const add = (from: Place, step: Step) => {
    steps.set(from, [...(steps.get(from) ?? []), step]);
  };
  for (const journey of journeys) {
    const own = (state: string) => placeOf(journey.screen, state);
    for (const way of journey.ways) {
      const ends = endsOf(way, journeys, screens);
      const presses = way.on === 'itself' ? 0 : 1;
      const passed = way.through ?? [];
      for (const state of beginsOf(journey, way, screens)) {
        for (const to of [...passed.map(own), ...ends]) add(own(state), { to, on: way.on, presses });
      }
      for (const state of passed) {
        for (const to of ends) add(own(state), { to, on: 'itself', presses: 0 });
      }
    }
  }
  return steps;
}

/** The fewest presses from some places to each that can be reached from them. */
export function pressesFrom(begins: readonly Place[], steps: Map<Place, Step[]>): Map<Place, number> {
  const fewest = new Map<Place, number>();
  let now = [...begins];
  for (let presses = 0; now.length > 0; presses += 1) {
    const next: Place[] = [];
    // Grows while it is walked: what comes by itself costs no press.
    for (const place of now) {
      if (fewest.has(place)) continue;
      fewest.set(place, presses);
      for (const step of steps.get(place) ?? []) (step.presses === 0 ? now : next).push(step.to);
    }
    now = next;
  }
  return fewest;
}
