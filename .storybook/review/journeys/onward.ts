import type { Journey, JourneyWay } from '../../../site/src/journeys/defineJourney.ts';
import type { Destination } from '../../../site/src/journeys/destination.ts';
import { endsOf, opensOf, placeOf, type Place } from '../../../site/src/journeys/graph.ts';
import { nameOfWay } from '../../../site/src/journeys/walked.ts';
import { journeys } from '../../../site/src/pages/generated/journeys.ts';
import { controlsIn, linkNamesIn } from './controls.ts';
import { follow, type Following, type Pressed } from './follow.ts';
import type { ShownStates } from './shown.ts';

/** One thing that can happen on a screen, and where it leads. */
export interface Onward {
  /** The words that are pressed. Empty where nothing is. */
  words: string;
  /** Why nothing is pressed, or where a press leads that is not on the map. */
  note?: string;
  /** What is shown while an answer is awaited. */
  through: readonly Place[];
  to: Place | undefined;
  element: Element | undefined;
  /** The name of the way that is written down. Other links lead where their addresses say. */
  written: string | undefined;
}

export function journeyOf(screen: string): Journey {
  const found = journeys.find((each) => each.screen === screen);
  if (found === undefined) throw new Error(`${screen} does not say how it leads on.`);
  return found;
}

/** All that can happen on a drawn screen, the usual of each press first. */
export function onwardFrom(drawn: Document, on: Omit<Pressed, 'linkNames'>, shown: ShownStates): Onward[] {
  const pressed = { ...on, linkNames: linkNamesIn(drawn) };
  const known = new Set<string>();
  // What is chosen already is not chosen again by a press.
  const controls = controlsIn(drawn).filter(({ element }) => !element.matches(':checked'));
  const byPress = controls.flatMap((control) => {
    const following = follow(control, pressed);
    const words = wordsOf(control.element);
    const found = onwardOf(following, words, control.element, on.journey, shown);
    // The same press twice on a page, such as a plan in a table and below it, is told once.
    return found.filter((onward) => {
      const key = `${onward.to ?? onward.note}|${following.ways.map((way) => way.on).join()}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    });
  });
  const state = placeOf(on.journey.screen, on.state);
  const ranked = byPress.toSorted((one, other) => rankOf(one) - rankOf(other));
  const within = ranked.filter(({ to }) => to !== undefined && to !== state);
  const leaving = ranked.filter(({ to }) => to === undefined);
  return [...firstOfEach(within), ...byItself(on.journey, on.state, shown), ...leaving];
}

/** What a press leads to. */
export function onwardOf(
  { ways, destination }: Following,
  words: string,
  element: Element | undefined,
  { screen }: Journey,
  shown: ShownStates,
): Onward[] {
  const [way] = ways;
  if (way !== undefined) return ofWay(way, screen, words, element, shown);
  const to = opening(destination, shown);
  const note = destination?.kind === 'outside' ? 'Leaves the site' : undefined;
  if (to === undefined && note === undefined) return [];
  return [{ words, through: [], to, element, written: undefined, ...(note !== undefined && { note }) }];
}

function ofWay(
  way: JourneyWay,
  screen: string,
  words: string,
  element: Element | undefined,
  shown: ShownStates,
): Onward[] {
  const written = nameOfWay({ screen }, way);
  const through = (way.through ?? []).map((state) => placeOf(screen, state));
  const places = endsOf(way, journeys, shown).filter((place) => shown.byPlace.has(place));
  const elsewhere = Object.entries(way.to).flatMap(([to, states]) => {
    if (to === 'onward') return ['The page that was asked for'];
    if (to === 'outside') return [String(states)];
    return [];
  });
  return [
    ...places.map((to): Onward => ({ words, through, to, element, written })),
    ...elsewhere.map((note): Onward => ({ words, through, to: undefined, note, element, written })),
  ];
}

function byItself(journey: Journey, state: string, shown: ShownStates): Onward[] {
  return journey.ways.flatMap((way) => {
    const passing = way.through?.includes(state) === true;
    const begins = ['itself', 'frame'].includes(way.on) && (way.from?.includes(state) ?? true);
    if (!passing && !begins) return [];
    const note = way.on === 'frame' && begins ? 'In a frame of another company' : 'By itself';
    return ofWay(way, journey.screen, '', undefined, shown).map((onward) => ({ ...onward, note }));
  });
}

/** What is written comes first, and what leaves the site last. */
function rankOf({ written, to }: Onward): number {
  if (written !== undefined) return 0;
  return to === undefined ? 2 : 1;
}

/** The usual of each press, and then what else may come of them. */
function firstOfEach(all: Onward[]): Onward[] {
  const firsts = all.filter(
    (onward, at) => all.findIndex(({ element }) => element === onward.element) === at,
  );
  return [...firsts, ...all.filter((onward) => !firsts.includes(onward))];
}

function opening(destination: Destination | undefined, shown: ShownStates): Place | undefined {
  if (destination?.kind === 'logout') return firstStateOf('Login', shown)[0];
  if (destination?.kind !== 'page') return undefined;
  const { route } = destination;
  const journey = journeys.find(({ at }) => at.includes(route));
  return journey && firstStateOf(journey.screen, shown)[0];
}

function firstStateOf(screen: string, shown: ShownStates): Place[] {
  const [first] = opensOf(journeyOf(screen), shown);
  return first === undefined || !shown.byPlace.has(placeOf(screen, first)) ? [] : [placeOf(screen, first)];
}

function wordsOf(element: Element): string {
  const named =
    element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
  return named.replaceAll(/\s+/g, ' ').trim();
}
